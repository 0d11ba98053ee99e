import type { Word } from '../../text/words.ts';

/** Gives each different word a number of its own, the same in every text it has numbered. */
export type WordNumbers = Map<string, number>;

/**
 * One number per run of `length` words, in order: equal runs have equal numbers. Two different runs share one
 * about once in four thousand million. Empty for a text shorter than a run.
 */
export function numberRuns(words: readonly Word[], length: number, numbers: WordNumbers): number[] {
  const own = words.map(({ key }) => numberOf(key, numbers));
  const runs: number[] = [];
  for (let from = 0; from + length <= own.length; from += 1) {
    let run = 0;
    for (let at = from; at < from + length; at += 1) {
      run = Math.imul(run ^ (own[at] ?? 0), 0x85ebca6b);
      run ^= run >>> 13;
    }
    runs.push(run);
  }
  return runs;
}

/** Spread over 32 bits, as small numbers in a row would collide. */
function numberOf(key: string, numbers: WordNumbers): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  const number = Math.imul(numbers.size + 1, 0x9e3779b1) >>> 0;
  numbers.set(key, number);
  return number;
}
