import type { Finding } from '../evaluation/evaluation.ts';
import type { Span } from '../text/span.ts';
import type { Dismissal, TeacherMark, TeacherPen } from './remarks.ts';

/** The marks of a review being written, with the actions on them. */
export type Marking = {
  marks: readonly TeacherMark[];
  dismissals: readonly Dismissal[];
  /** The id of the mark whose comment is being written. */
  openId: string | null;
  /** Adds a mark on these words and opens it. */
  add: (span: Span, pen: TeacherPen) => void;
  open: (id: string) => void;
  remove: (id: string) => void;
  /** Dismisses an automatic mark, or undoes its dismissal. */
  toggleDismissal: (finding: Finding) => void;
};
