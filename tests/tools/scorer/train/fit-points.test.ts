import { describe, expect, it } from 'vitest';
import { fitPoints, toUnits, predictAll } from '../../../../tools/scorer/train/fit-points.ts';
import { smallDataset } from './small-dataset.ts';

const DATASET = smallDataset(400);

/** Mean distance of what is expected from the points, over all competencies. */
function distance(expected: number[][], points: number[][]): number {
  const distances = expected.flatMap((row, at) =>
    row.map((value, number) => Math.abs(value - points[at]![number]!)),
  );
  return distances.reduce((sum, one) => sum + one, 0) / distances.length;
}

describe('fitPoints', () => {
  it('expects points of essays it has not seen, far nearer than their mean', () => {
    const weights = fitPoints(DATASET);
    const others = smallDataset(200, 2);
    const points = others.points.to2DArray();
    const mean = points.map(() => DATASET.points.mean('column'));
    expect(distance(predictAll(weights, others), points)).toBeLessThan(distance(mean, points) * 0.85);
  });

  it('expects points that rise as those of many essays do: line and trees together, half of each', () => {
    const many = smallDataset(4000);
    const expected = predictAll(fitPoints(many), many);
    const qualities = many.inputs.getColumn(0);
    const meanWhere = (isMeant: (quality: number) => boolean) => {
      const points = expected.flatMap((row, at) => (isMeant(qualities[at]!) ? [row[0]!] : []));
      return points.reduce((sum, value) => sum + value, 0) / points.length;
    };
    // The halves of the essays are 30 points apart; the penalties take a little of it.
    const rise = meanWhere((quality) => quality > 0) - meanWhere((quality) => quality < 0);
    expect(rise).toBeGreaterThan(25);
    expect(rise).toBeLessThan(31);
  });

  it('gives whole numbers of units, and the same weights for the same essays', () => {
    const weights = fitPoints(DATASET);
    const whole = [...weights.linear.coefficients.flat(), ...weights.trees.leaves, ...weights.trees.inputs];
    expect(whole.filter((value) => !Number.isInteger(value))).toEqual([]);
    expect(weights.linear.coefficients.map(({ length }) => length)).toEqual([6, 6, 6, 6, 6]);
    expect(fitPoints(DATASET)).toEqual(weights);
  });

  it('asks the trees about features only, not about their logarithms again', () => {
    expect(Math.max(...fitPoints(DATASET).trees.inputs)).toBe(2);
  });

  it('hears essays of more weight more', () => {
    const points = DATASET.points.clone();
    const raised = DATASET.weights.map((_, row) => row % 2 === 0);
    raised.forEach(
      (isRaised, row) =>
        isRaised &&
        points.setRow(
          row,
          points.getRow(row).map((value) => value + 40),
        ),
    );
    const meanExpected = (weightOfRaised: number) => {
      const weights = raised.map((isRaised) => (isRaised ? weightOfRaised : 1));
      const expected = predictAll(fitPoints({ ...DATASET, points, weights }), DATASET).flat();
      return expected.reduce((sum, value) => sum + value, 0) / expected.length;
    };
    expect(meanExpected(9)).toBeGreaterThan(meanExpected(1) + 10);
  });
});

describe('toUnits', () => {
  it('gives whole numbers of units', () => {
    expect(toUnits([1, 0.24, 0.26, -1.1], 0.5)).toEqual([2, 0, 1, -2]);
  });

  it('writes no -0', () => {
    expect(Object.is(toUnits([-0.1], 1)[0], 0)).toBe(true);
  });
});
