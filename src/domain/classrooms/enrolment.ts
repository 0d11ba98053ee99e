import type { Classroom, ClassTheme } from './classroom.ts';
import type { Review } from './sent-essay.ts';

/** What an invite tells (spec §3 "Invite classroom"). The e-mail is for those who are signed in; else null. */
export type Invitation = {
  id: string;
  nome: string;
  descricao: string;
  professor_nome: string;
  professor_email: string | null;
};

/** An essay the student has sent to a class. `essayId` is the id of the correction. */
export type OwnSending = {
  id: string;
  essayId: string;
  themeId: string | null;
  sentAt: string;
  isReviewed: boolean;
};

/** A class the current student is in. Classmates are never told. */
export type Enrolment = Pick<Classroom, 'id' | 'nome' | 'descricao'> & {
  teacherName: string;
  joinedAt: string;
  /** The current theme; null without one. */
  theme: ClassTheme | null;
  /** Newest first. */
  sent: readonly OwnSending[];
};

/** Where one of the student's essays was sent, and what the teacher said of it; null until then. */
export type ClassReview = {
  /** Of the sending. */
  id: string;
  classroomId: string;
  classroomName: string;
  teacherName: string;
  sentAt: string;
  /** Whether only the student's own device vouches for its levels. */
  isPending: boolean;
  review: Review | null;
};
