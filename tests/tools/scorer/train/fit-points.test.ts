import { describe, expect, it } from 'vitest';
import type { Dataset } from '../../../../tools/scorer/train/dataset.ts';
import { fitPoints as fitPointsOf, toUnits, predictAll } from '../../../../tools/scorer/train/fit-points.ts';
import { SMALL_LAYOUT, smallDataset } from './small-dataset.ts';

const DATASET = smallDataset(400);
const fitPoints = (dataset: Dataset) => fitPointsOf(dataset, SMALL_LAYOUT);

/** Mean distance between expected and given points, over all competencies. */
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
    // The two halves of the essays are 30 points apart; the penalties reduce that slightly.
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

  /** The essays with their quality moved from the first input, which becomes 0, to other inputs. */
  const withQualityAt = (places: number[]) => {
    const inputs = DATASET.inputs.clone();
    for (const at of places) inputs.setColumn(at, DATASET.inputs.getColumn(0));
    inputs.setColumn(0, DATASET.inputs.getColumn(0).fill(0));
    return { ...DATASET, inputs };
  };

  it('asks the trees about features without a direction only, whatever a fault or a fact would explain', () => {
    const asked = new Set(fitPoints(withQualityAt([3, 4, 5])).trees.inputs);
    expect([...asked].filter((at) => at > 2)).toEqual([]);
  });

  it('keeps every coefficient to the direction of its input, whatever the essays say', () => {
    // In this data more faults go with better grades, which the linear model must treat as chance.
    const { coefficients } = fitPoints(withQualityAt([3, 4, 5])).linear;
    for (const [, , , fault, raising, lowering] of coefficients) {
      expect([fault, lowering]).toEqual([0, 0]);
      expect(raising).toBeGreaterThan(0);
    }
  });

  it('holds facts more than features', () => {
    const alone = (place: number) => fitPoints(withQualityAt([place])).linear.coefficients[1]![place]!;
    expect(alone(4)).toBeLessThan(alone(1));
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
