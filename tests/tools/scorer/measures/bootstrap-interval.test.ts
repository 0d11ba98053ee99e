import { describe, expect, it } from 'vitest';
import { bootstrapInterval } from '../../../../tools/scorer/measures/bootstrap-interval.ts';
import { mean } from '../../../../tools/scorer/measures/mean.ts';
import { quadraticWeightedKappa } from '../../../../tools/scorer/measures/quadratic-weighted-kappa.ts';
import { seededRandom } from '../../../../tools/scorer/measures/seeded-random.ts';

describe('bootstrapInterval', () => {
  it('is the normal interval for a mean', () => {
    const random = seededRandom(3);
    const scores = Array.from({ length: 400 }, () => random());
    const [low, high] = bootstrapInterval(scores, scores, mean);
    // Evenly spread over 0–1: the deviation is √(1/12), that of a mean of 400 a twentieth of it.
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
    // A quarter of the samples of two essays are one of them twice, another quarter the other.
    expect(bootstrapInterval([0, 200], [0, 200], quadraticWeightedKappa)).toEqual([1, 1]);
    expect(bootstrapInterval([120], [120], quadraticWeightedKappa)).toEqual([NaN, NaN]);
  });
});
