import { nameKey } from '../text/plain-name.ts';

/** Sentences of classmates that are shown at once. */
export const MOST_CLASS_SENTENCES = 20;

/** Everything between words, in the form of `nameKey`. */
const BETWEEN_WORDS = /[\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2010-\u205e]+/u;

/** Words of names that are also words of every sentence. */
const PARTICLES: ReadonlySet<string> = new Set('da das de del di do dos du la'.split(' '));

/**
 * Whether a sentence has a word of one of these names, whatever its accents and capitals. A word such as "rosa" counts
 * where somebody is called Rosa. The database checks the same (`private.holds_name`).
 */
export function holdsName(sentence: string, names: readonly string[]): boolean {
  const words = new Set(wordsOf(sentence));
  return names.some((name) =>
    wordsOf(name).some((word) => word.length > 1 && !PARTICLES.has(word) && words.has(word)),
  );
}

function wordsOf(text: string): string[] {
  return nameKey(text).split(BETWEEN_WORDS);
}
