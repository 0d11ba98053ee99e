/** Splits a comma-separated list of phrases, which must be written in lower case with standard accents. */
export function phrases(list: string): string[] {
  return list.trim().split(/,\s+/);
}

/**
 * Returns the source of a pattern that matches any of the phrases, trying the longest first. `*` represents one or
 * more letters or digits. Callers must surround the source with `WORD_START` and `WORD_END`, because JavaScript's
 * `\b` does not handle accents.
 */
export function anyOf(phrases: readonly string[]): string {
  const sources = phrases
    .toSorted((left, right) => right.length - left.length)
    .map((phrase) => phrase.replaceAll('*', String.raw`[\p{L}\p{N}_]+`));
  return `(?:${sources.join('|')})`;
}

export const WORD_START = String.raw`(?<![\p{L}\p{N}_])`;
export const WORD_END = String.raw`(?![\p{L}\p{N}_])`;
