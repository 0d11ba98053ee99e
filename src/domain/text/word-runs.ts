/** Assigns a number to each run of `size` words in a text; equal runs have equal numbers, even in different texts. */
export type RunNumbering = (words: readonly string[], size: number) => number[];

/** Upper limit of the numbers, so that two of them fit exactly into one double. */
const NUMBERS = 2 ** 26;

/**
 * Creates a numbering. Numbers from different numberings cannot be compared. Takes time linear in the number of
 * words.
 */
export function createRunNumbering(): RunNumbering {
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

  /**
   * A run is numbered as a pair of two shorter runs that cover it and may overlap; for example, a run of seven
   * words consists of two runs of four.
   */
  return function runsOf(words, size) {
    if (size === 1) return words.map((word) => numberOf(ofWord, word));
    const half = Math.ceil(size / 2);
    const halves = runsOf(words, half);
    const runs: number[] = [];
    for (let at = 0; at + size <= words.length; at += 1) {
      const left = halves[at] ?? 0;
      const right = halves[at + size - half] ?? 0;
      runs.push(numberOf(ofPair, left * NUMBERS + right));
    }
    return runs;
  };
}
