/** Gives each run of so many words a number; runs that read the same have the same one, whichever text they are of. */
export type NgramNumbering = (words: readonly string[], size: number) => number[];

/** Numbers stay below this, so that two of them fit exactly into one double. */
const NUMBERS = 2 ** 26;

/** A numbering of its own: numbers of two of them say nothing of each other. Linear in the words it is asked for. */
export function makeNgramNumbering(): NgramNumbering {
  const ofWord = new Map<string, number>();
  const ofPair = new Map<number, number>();
  let next = 0;

  function numberOf<Key>(numbers: Map<Key, number>, key: Key): number {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    next += 1;
    numbers.set(key, next);
    return next;
  }

  /** A run is a pair of two shorter ones that cover it, and may overlap: seven words are four and four. */
  return function ngramsOf(words, size) {
    if (size === 1) return words.map((word) => numberOf(ofWord, word));
    const half = Math.ceil(size / 2);
    const halves = ngramsOf(words, half);
    const ngrams: number[] = [];
    for (let at = 0; at + size <= words.length; at += 1) {
      const left = halves[at] ?? 0;
      const right = halves[at + size - half] ?? 0;
      ngrams.push(numberOf(ofPair, left * NUMBERS + right));
    }
    return ngrams;
  };
}
