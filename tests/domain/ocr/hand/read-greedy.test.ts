import { expect, test } from 'vitest';
import { readGreedy } from '@/domain/ocr/hand/read-greedy';

const ALPHABET = [' ', 'a', 'ã', 'b'];

/** Scores whose best class in each frame is the given one. */
function scoresOf(best: readonly number[]) {
  const classes = ALPHABET.length + 1;
  const scores = new Float32Array(best.length * classes).fill(-3);
  for (const [step, k] of best.entries()) scores[step * classes + k] = -1;
  return { scores, steps: best.length, classes };
}

test.each([
  ['repeats are one character', [2, 2, 2, 4, 4], 'ab'],
  ['a blank parts two of a kind', [2, 0, 2, 2, 0, 0, 3], 'aaã'],
  ['blanks are nothing', [0, 0, 4, 0], 'b'],
  ['nothing was written', [0, 0, 0], ''],
  ['no frames', [], ''],
  ['spaces are single, and none at the ends', [1, 0, 2, 1, 0, 1, 1, 4, 1], 'a b'],
])('%s', (_, best, text) => {
  expect(readGreedy(scoresOf(best), ALPHABET)).toBe(text);
});
