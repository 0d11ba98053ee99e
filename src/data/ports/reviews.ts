import type { ReviewDraft } from '@/contracts/review-queue';
import type { DraftItem } from '@/contracts/class-parts';
import type { Remarks } from '@/domain/classrooms/remarks';
import type { WithdrawnReview } from '@/domain/classrooms/submission';
import type { KeptComment } from '@/domain/classrooms/comment-bank';
import type { QueueFilter, ReviewQueue } from '@/domain/classrooms/review-queue';

/**
 * The version of the draft that was read, and the version of the published review on which the draft is based; 0
 * for none.
 */
export type SeenDraft = { versao: number; revisao_versao: number };

/** Essays awaiting a review in all classrooms of a teacher, and the drafts of reviews. */
export type ReviewBackend = {
  /** The first `limit` (up to 200) essays that match a filter. */
  queue(filter: QueueFilter, limit: number): Promise<ReviewQueue>;
  /** The number of essays waiting for a review. */
  waiting(): Promise<number>;
  /** The saved draft of an essay's review; null if there is none. */
  draft(submissionId: string): Promise<ReviewDraft | null>;
  /**
   * Saves the form as the draft; without items it deletes the draft. Returns the draft's version, or the stored
   * draft if its version is not `seen.versao`: then nothing is saved. Without `seen`, only the caller's own draft
   * is replaced.
   */
  keepDraft(
    submissionId: string,
    items: readonly DraftItem[],
    remarks?: Remarks,
    seen?: SeenDraft,
  ): Promise<{ versao: number } | { newer: ReviewDraft }>;
  /**
   * Reviews of withdrawn essays, the latest first: of all taught classes, or of one class or one submission only;
   * for a student, only those of the student's own essays.
   */
  withdrawn(only?: { classroomId?: string; submissionId?: string }): Promise<WithdrawnReview[]>;
  /** Reusable comments: the teacher's own and those of co-teachers; the most used first. */
  keptComments(): Promise<KeptComment[]>;
  /**
   * Stores a comment under an id, or changes the teacher's own comment with that id. Equal texts are stored once.
   * At most 500 comments are stored; more are refused (`refused`).
   */
  keepComment(comment: Pick<KeptComment, 'id' | 'texto' | 'competencia'>): Promise<void>;
  /** Idempotent. */
  forgetComment(id: string): Promise<void>;
  /** Counts one use. */
  countUse(id: string): Promise<void>;
};
