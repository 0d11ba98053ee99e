import type { Announcement } from '@/domain/announcements/announcement';
import type { ClassInvite, Classroom, ClassroomSummary } from '@/domain/classrooms/classroom';
import type { ClassReview, Enrolment, Invitation } from '@/domain/classrooms/enrolment';
import type { RecentEssay, Review, ReviewItem, SentEssay } from '@/domain/classrooms/sent-essay';
import type { Correction } from '@/domain/evaluation/correction';
import type { InboxMessage, MessageStatus } from '@/domain/messages/inbox';
import type { Readable } from './services';

/** An essay as the teacher of the class reads it. */
export type ClassEssay = {
  /** Of the sending. */
  id: string;
  classroomId: string;
  classroomName: string;
  studentName: string;
  sentAt: string;
  /** Its text is empty where sample data hold figures only ("Nos dados de exemplo, só algumas redações têm texto."). */
  correction: Correction;
  /** Whether only the student's own device vouches for its levels. */
  isPending: boolean;
  /** null until the teacher has said something. */
  review: Review | null;
};

/** The teacher's classrooms. What is not there, or belongs to another teacher, is null or `not-found`, alike. */
export interface ClassroomRepository {
  /** Bumps whenever something of the classrooms may have changed. */
  version: Readable<number>;
  /** Whether what is there is made up ("dados de exemplo"). */
  hasSamples: boolean;
  summaries(): Promise<ClassroomSummary[]>;
  /** The latest essays of all classes, newest first, at most ten. */
  recentEssays(): Promise<RecentEssay[]>;
  classroom(id: string): Promise<Classroom | null>;
  /** Answers the new id. */
  create(input: { nome: string; descricao: string }): Promise<string>;
  edit(id: string, input: { nome: string; descricao: string }): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * The same text as the current theme changes its due date, another one follows it. `conflict`: the theme was changed
   * elsewhere since `seenVersion`; nothing is kept then.
   */
  setTheme(
    id: string,
    input: { tema: string; dueAt: string | null; seenVersion: number },
  ): Promise<'set' | 'conflict'>;
  expectStudent(id: string, name: string): Promise<void>;
  forgetExpected(id: string, expectedId: string): Promise<void>;
  /** The student is out at once; the invites of before let nobody who was removed back in. */
  removeStudent(id: string, studentId: string): Promise<void>;
  /** Takes the removal back, with everything the student had sent. */
  restoreStudent(id: string, studentId: string): Promise<void>;
  /** A new invite; those before it are revoked. */
  renewInvite(id: string): Promise<ClassInvite>;
  revokeInvite(id: string): Promise<void>;
  /** All essays sent by those who are in the class now, newest first. */
  sentEssays(id: string): Promise<SentEssay[]>;
  essay(sentId: string): Promise<ClassEssay | null>;
  /** Puts these items in place of what was said before; none takes the review back. */
  review(sentId: string, items: readonly ReviewItem[]): Promise<Review | null>;
}

export type JoinResult =
  | { ok: true; id: string; nome: string }
  /** An unknown, a revoked and a deleted invite look the same. */
  | { ok: false; reason: 'invalid-invite' | 'students-only' | 'class-full' };

/** The classes of the current student, and the invitation to one. */
export interface EnrolmentRepository {
  version: Readable<number>;
  /** For visitors too; null where the code invites to nothing. */
  invitation(code: string): Promise<Invitation | null>;
  /** Joining twice is joining once. */
  join(code: string): Promise<JoinResult>;
  list(): Promise<Enrolment[]>;
  /** Out of the class; what was sent to it is no longer the teacher's to see. */
  leave(classroomId: string): Promise<void>;
  /**
   * From now on the teacher of the class may read this essay. `not-found` where one of them is not there;
   * `not-stored-yet` while it waits on this device. Sending twice is sending once.
   */
  send(input: { classroomId: string; essayId: string; themeId: string | null }): Promise<void>;
  /** The teacher sees it no more; a review goes with it. */
  takeBack(sentId: string): Promise<void>;
  /** Where an essay of the student was sent and what teachers said, newest first. */
  reviews(essayId: string): Promise<ClassReview[]>;
}

/** What only developers may do; the server refuses everybody else. */
export interface NewsroomRepository {
  /** Bumps whenever announcements or messages may have changed. */
  version: Readable<number>;
  publish(input: Pick<Announcement, 'titulo' | 'conteudo'>): Promise<void>;
  edit(id: string, input: Pick<Announcement, 'titulo' | 'conteudo'>): Promise<void>;
  remove(id: string): Promise<void>;
  /** All messages to the team, newest first. */
  inbox(): Promise<InboxMessage[]>;
  setStatus(messageId: string, status: MessageStatus): Promise<void>;
}
