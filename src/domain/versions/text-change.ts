/**
 * Words that both versions have, that were taken away, or that were added; with their blanks. All that one version has, joined, is
 * its text letter for letter: `former` is what the former one has where both look alike but are typed otherwise.
 */
export type TextPart =
  | { kind: 'same'; text: string; former?: string }
  | { kind: 'removed' | 'added'; text: string };

/** A paragraph of two versions of a text: in both, only in the former (`after` null), or only in the latter. Or their title. */
export type ParagraphChange = {
  /** Its number in each version, from 1; a title has none. */
  before: number | null;
  after: number | null;
  parts: TextPart[];
  isTitle?: true;
};
