/**
 * Words that both versions have, removed words, or added ones, with their whitespace. All parts of one version,
 * joined, are its exact text. `former` is the spelling of the former version if both look alike but consist of
 * different characters.
 */
export type TextPart =
  | { kind: 'same'; text: string; former?: string }
  | { kind: 'removed' | 'added'; text: string };

/**
 * A paragraph, or the title, of two versions of a text: in both, only in the former (`after` null), or only in the
 * latter.
 */
export type ParagraphChange = {
  /** The paragraph's number in each version, from 1; null for a title. */
  before: number | null;
  after: number | null;
  parts: TextPart[];
  isTitle?: true;
};
