import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quadraticWeightedKappa } from '../../../../tools/scorer/measures/quadratic-weighted-kappa.ts';

describe('quadraticWeightedKappa', () => {
  it.each([
    ['full agreement', [0, 40, 200], [0, 40, 200], 1],
    ['the reverse', [0, 200], [200, 0], -1],
    ['always the same answer', [0, 40, 120, 200], [120, 120, 120, 120], 0],
    // As levels 0, 1, 2 and 0, 1, 3: within essays (0 + 0 + 1) / 3, between any two (10 + 5 + 6) / 9.
    ['one of three a level off', [0, 40, 80], [0, 40, 120], 6 / 7],
    // Within (0 + 1 + 1 + 0) / 4, between (2 × 6 + 2 × 2) / 16.
    ['two of four a level off', [0, 0, 40, 80], [0, 40, 0, 80], 1 - 0.5 / (22 / 16)],
  ])('%s', (_case, human, predicted, kappa) => {
    expect(quadraticWeightedKappa(human, predicted)).toBeCloseTo(kappa, 12);
  });

  it('is undefined where nothing varies, and of nothing', () => {
    expect(quadraticWeightedKappa([120, 120], [120, 120])).toBeNaN();
    expect(quadraticWeightedKappa([], [])).toBeNaN();
  });

  it('is that of the confusion matrix, over the 26 possible totals', () => {
    const total = fc.integer({ min: 0, max: 25 });
    fc.assert(
      fc.property(fc.array(fc.tuple(total, total), { minLength: 2, maxLength: 60 }), (pairs) => {
        const expected = kappaOfConfusion(pairs, 26);
        fc.pre(Number.isFinite(expected));
        const [human, predicted] = [0, 1].map((side) => pairs.map((pair) => pair[side as 0 | 1] * 40));
        expect(quadraticWeightedKappa(human!, predicted!)).toBeCloseTo(expected, 10);
      }),
    );
  });
});

/** The definition: weighted disagreements seen, over those expected from the margins. */
function kappaOfConfusion(pairs: [number, number][], categories: number): number {
  const all = Array.from({ length: categories }, (_, category) => category);
  const rows = all.map((one) => pairs.filter(([human]) => human === one).length);
  const columns = all.map((one) => pairs.filter(([, predicted]) => predicted === one).length);
  const seen = pairs.reduce((sum, [one, other]) => sum + (one - other) ** 2, 0);
  const expected = all
    .flatMap((one) => all.map((other) => ((one - other) ** 2 * rows[one]! * columns[other]!) / pairs.length))
    .reduce((sum, value) => sum + value, 0);
  return 1 - seen / expected;
}
