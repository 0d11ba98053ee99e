import { describe, expect, test } from 'vitest';
import { findCtcGradient } from '@/domain/ocr/hand/ctc-gradient';
import { createRandom } from './tiny-network';

const CLASSES = 5;

function drawScores(steps: number) {
  const random = createRandom(steps);
  return {
    scores: Float32Array.from({ length: steps * CLASSES }, () => 4 * random() - 2),
    steps,
    classes: CLASSES,
  };
}

const findLoss = (drawn: ReturnType<typeof drawScores>, labels: readonly number[]) =>
  findCtcGradient(drawn, labels, new Float32Array(drawn.scores.length));

describe('gradient of CTC', () => {
  test.each([
    ['a text', 7, [1, 3, 2]],
    ['a double letter', 6, [2, 2, 4]],
    ['a text without room to spare', 4, [1, 1, 2]],
    ['one character', 3, [4]],
    ['nothing', 3, []],
  ])('of %s is what small changes of the scores do', (_, steps, labels) => {
    const drawn = drawScores(steps);
    const gradient = new Float32Array(drawn.scores.length);
    findCtcGradient(drawn, labels, gradient);

    const measured = Array.from(drawn.scores.keys(), (at) => {
      const [above, below] = [1e-2, -1e-2].map((change) =>
        findLoss({ ...drawn, scores: drawn.scores.with(at, (drawn.scores[at] ?? 0) + change) }, labels),
      ) as [number, number];
      return (above - below) / 2e-2;
    });

    for (const [at, value] of measured.entries()) expect(gradient[at]).toBeCloseTo(value, 3);
  });

  test('the loss is the share of all ways to write the text', () => {
    // Two frames of two classes with equal scores: "a" can be written as "a-", "-a" and "aa", three of four paths.
    const drawn = { scores: new Float32Array(4), steps: 2, classes: 2 };
    expect(findCtcGradient(drawn, [1], new Float32Array(4))).toBeCloseTo(-Math.log(3 / 4));
  });

  test.each([
    ['a text longer than the frames', drawScores(3), [1, 2, 3, 1]],
    ['a double letter without a blank', drawScores(2), [1, 1]],
    ['scores that are no numbers', { ...drawScores(3), scores: new Float32Array(15).fill(Number.NaN) }, [1]],
  ])('%s has no gradient', (_, drawn, labels) => {
    const gradient = new Float32Array(drawn.scores.length).fill(1);
    expect(findCtcGradient(drawn, labels, gradient)).toBe(Infinity);
    expect(gradient.every((value) => value === 0)).toBe(true);
  });
});
