/**
 * Words that both versions have, removed words, or added ones; with their blanks. All parts of one version, joined, are
 * its exact text: `former` is the former version's spelling where both look alike but are typed differently.
 */
export type TextPart =
  | { kind: 'same'; text: string; former?: string }
  | { kind: 'removed' | 'added'; text: string };

/** A paragraph of two versions of a text: in both, only in the former (`after` null), or only in the latter; or the title. */
export type ParagraphChange = {
  /** Its number in each version, from 1; null for a title. */
  before: number | null;
  after: number | null;
  parts: TextPart[];
  isTitle?: true;
};
