/** Words that both versions have, that were taken away, or that were added; with their blanks. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** A paragraph of two versions of a text: in both, only in the former (`after` null), or only in the latter. */
export type ParagraphChange = {
  /** Its number in each version, from 1. */
  before: number | null;
  after: number | null;
  parts: TextPart[];
};
