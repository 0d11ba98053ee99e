import type { Level } from '../rubric/competency.ts';

/** A commented essay of our own on a theme of the bank. */
export type ModelEssay = {
  /** `<proposal id>-600` and so on; never changes. */
  id: string;
  /** The id of the proposal in the bank. */
  proposal: string;
  paragraphs: readonly string[];
  /** The levels, competency 1 to 5, as a grader would give them. */
  levels: readonly [Level, Level, Level, Level, Level];
  /** Why each level and not the next higher one (at 200: why it is reached), by the grid; one or two sentences each. */
  why: readonly [string, string, string, string, string];
  /** Notes in the margin, in the order of the text. */
  notes: readonly MarginNote[];
};

export type MarginNote = {
  /** Exact words of the text, found in it once. */
  quote: string;
  competency: 1 | 2 | 3 | 4 | 5;
  kind: 'bom' | 'fraco';
  /** One or two short sentences, as a good teacher writes beside a line. */
  text: string;
};
