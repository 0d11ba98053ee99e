import { describe, expect, it } from 'vitest';
import {
  quantile,
  rootMeanSquareError,
  shareWithin,
  needsNoThirdGrader,
  quadraticWeightedKappa,
  measureBands,
  bootstrapInterval,
  mean,
} from '../../../tools/scorer/measures.ts';
import type { Level } from '@/domain/rubric/competency';
import fc from 'fast-check';
import { seededRandom } from '../../../tools/scorer/seeded-random.ts';

describe('quantile', () => {
  it.each([
    [[10, 20, 30], 0, 10],
    [[10, 20, 30], 0.5, 20],
    [[10, 20, 30], 1, 30],
    [[10, 20, 30, 40], 0.5, 25],
    [[0, 100], 0.025, 2.5],
    [[7], 0.975, 7],
  ])('of %j at %d is %d', (sorted, part, value) => {
    expect(quantile(sorted, part)).toBeCloseTo(value, 12);
  });

  it('is undefined of nothing', () => {
    expect(quantile([], 0.5)).toBeNaN();
  });
});

describe('rootMeanSquareError', () => {
  it('is in points, and large misses weigh more', () => {
    expect(rootMeanSquareError([600, 400], [600, 400])).toBe(0);
    expect(rootMeanSquareError([600, 400], [680, 480])).toBe(80);
    expect(rootMeanSquareError([600, 400, 0, 0], [600, 400, 120, 160])).toBe(100);
  });

  it('is undefined of nothing', () => {
    expect(rootMeanSquareError([], [])).toBeNaN();
  });
});

describe('shareWithin', () => {
  it('counts the distance itself as within, to either side', () => {
    const human = [120, 120, 120, 120];
    const predicted = [120, 200, 40, 0];
    expect(shareWithin(human, predicted, 40)).toBe(0.25);
    expect(shareWithin(human, predicted, 80)).toBe(0.75);
  });

  it('is undefined of nothing', () => {
    expect(shareWithin([], [], 80)).toBeNaN();
  });
});

const grading = (...levels: [Level, Level, Level, Level, Level]) => ({
  1: levels[0],
  2: levels[1],
  3: levels[2],
  4: levels[3],
  5: levels[4],
});

describe('needsNoThirdGrader', () => {
  const first = grading(120, 120, 120, 120, 120);

  it.each([
    ['the same levels', first, true],
    ['80 points in all', grading(160, 160, 120, 120, 120), true],
    ['120 points in all', grading(160, 160, 160, 120, 120), false],
    ['80 points in one competency', grading(120, 120, 200, 120, 120), true],
    ['120 points in one competency, evened out', grading(0, 160, 160, 160, 120), false],
    ['80 up and 80 down', grading(200, 40, 120, 120, 120), true],
  ])('%s', (_case, second, isSettled) => {
    expect(needsNoThirdGrader(first, second)).toBe(isSettled);
    expect(needsNoThirdGrader(second, first)).toBe(isSettled);
  });
});

describe('quadraticWeightedKappa', () => {
  it.each([
    ['full agreement', [0, 40, 200], [0, 40, 200], 1],
    ['the reverse', [0, 200], [200, 0], -1],
    ['always the same answer', [0, 40, 120, 200], [120, 120, 120, 120], 0],
    // As levels 0, 1, 2 and 0, 1, 3: the mean squared difference is (0 + 0 + 1) / 3 within essays, and (10 + 5 + 6)
    // / 9 between any two.
    ['one of three a level off', [0, 40, 80], [0, 40, 120], 6 / 7],
    // The mean squared difference is (0 + 1 + 1 + 0) / 4 within essays, and (2 × 6 + 2 × 2) / 16 between any two.
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

/**
 * Kappa by its definition: 1 minus the observed weighted disagreement, divided by the disagreement expected from
 * the margins.
 */
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

describe('measureBands', () => {
  it('covers both ends, and averages the widths', () => {
    const bands = [
      { low: 500, high: 600 },
      { low: 500, high: 600 },
      { low: 400, high: 480 },
      { low: 600, high: 720 },
    ];
    expect(measureBands([500, 600, 520, 560], bands)).toEqual({ coverage: 0.5, width: 100 });
  });

  it('leaves out essays without a band', () => {
    expect(measureBands([520, 0], [{ low: 500, high: 540 }, null])).toEqual({ coverage: 1, width: 40 });
    expect(measureBands([520], [null])).toBeNull();
  });
});

describe('bootstrapInterval', () => {
  it('is the normal interval for a mean', () => {
    const random = seededRandom(3);
    const scores = Array.from({ length: 400 }, () => random());
    const [low, high] = bootstrapInterval(scores, scores, mean);
    // The scores are evenly spread over 0–1, so their standard deviation is √(1/12), and that of a mean of 400
    // scores is a twentieth of it.
    const half = (1.96 * Math.sqrt(1 / 12)) / 20;
    expect(Math.abs(low - (mean(scores) - half))).toBeLessThan(0.004);
    expect(Math.abs(high - (mean(scores) + half))).toBeLessThan(0.004);
  });

  it('draws both scores of an essay together, and the same every time', () => {
    const human = Array.from({ length: 60 }, (_, at) => (at % 6) * 40);
    expect(bootstrapInterval(human, human, quadraticWeightedKappa)).toEqual([1, 1]);
    const predicted = human.map((level, at) => (at % 4 === 0 ? 120 : level));
    const interval = bootstrapInterval(human, predicted, quadraticWeightedKappa);
    expect(interval).toEqual(bootstrapInterval(human, predicted, quadraticWeightedKappa));
    const kappa = quadraticWeightedKappa(human, predicted);
    expect(interval[0]).toBeLessThan(kappa);
    expect(interval[1]).toBeGreaterThan(kappa);
  });

  it('leaves out samples in which nothing varies', () => {
    // A quarter of the samples of two essays contain the first essay twice, another quarter contain the second
    // essay twice.
    expect(bootstrapInterval([0, 200], [0, 200], quadraticWeightedKappa)).toEqual([1, 1]);
    expect(bootstrapInterval([120], [120], quadraticWeightedKappa)).toEqual([NaN, NaN]);
  });
});
