/**
 * Words that both versions have (`same`), removed words, or added words, with their whitespace. All parts of one
 * version, joined, are its exact text. `former` is the spelling in the former version if both spellings look alike
 * but consist of different characters.
 */
export type TextPart =
  | { kind: 'same'; text: string; former?: string }
  | { kind: 'removed' | 'added'; text: string };

/**
 * A paragraph or title in two versions of a text. It may be in both versions, only in the former (`after` is null),
 * or only in the latter (`before` is null).
 */
export type ParagraphChange = {
  /** The paragraph's number in each version, starting at 1; null for a title. */
  before: number | null;
  after: number | null;
  parts: TextPart[];
  isTitle?: true;
};
