import type { Finding } from '../evaluation/evaluation.ts';
import type { Span } from '../text/span.ts';
import type { Dismissal, TeacherMark, TeacherPen } from './annotations.ts';

/** The marks of a review that is being written, and what can be done with them. */
export type Marking = {
  marks: readonly TeacherMark[];
  dismissals: readonly Dismissal[];
  /** The mark whose comment is being written. */
  openId: string | null;
  /** A mark on these words, opened at once. */
  add: (span: Span, pen: TeacherPen) => void;
  open: (id: string) => void;
  remove: (id: string) => void;
  /** Says that an automatic mark is none, or takes that back. */
  toggleDismissal: (finding: Finding) => void;
};
