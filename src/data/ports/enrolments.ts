import type {
  ClassReview,
  Enrolment,
  Invitation,
  JoinAnswer,
  Removed,
  ShortCodeAnswer,
} from '@/domain/classrooms/enrolment';

/** The classes of the current student, and invitations to classes. */
export type EnrolmentBackend = {
  /** The invitation behind a code, also for visitors; null for an invalid code. */
  invitation(code: string): Promise<Invitation | null>;
  /**
   * Returns the code of the invite link for a short code (`toShortCode`); `muitas_tentativas` after ten wrong codes
   * in an hour.
   */
  openShortCode(shortCode: string): Promise<ShortCodeAnswer>;
  /** Idempotent. */
  join(code: string): Promise<JoinAnswer>;
  list(): Promise<Enrolment[]>;
  /** Leaves the class; its teacher no longer sees the essays sent to it. Idempotent. */
  leave(classroomId: string): Promise<void>;
  /**
   * Shares this essay with the teacher of the class. `not-found` if the essay or the class is missing,
   * `only-handwritten` or `only-typed` if the theme requires the other form. Idempotent.
   */
  send(input: { classroomId: string; essayId: string; themeId: string | null }): Promise<void>;
  /**
   * Withdraws the essay from the teacher; student and teacher keep a published review, and a draft is deleted.
   * Idempotent.
   */
  takeBack(submissionId: string): Promise<void>;
  /** The classes to which an essay was sent, with the teachers' reviews, newest first. */
  reviews(essayId: string): Promise<ClassReview[]>;
  /** The remaining records of classes that the student was removed from, the latest first. */
  removals(): Promise<Removed[]>;
};
