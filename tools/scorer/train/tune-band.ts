import { predictError } from '../../../src/domain/scoring/predict.ts';
import type { ScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import { toBand, toLevels } from '../../../src/domain/scoring/score-essay.ts';
import { mean } from '../measures/mean.ts';
import { share } from '../measures/share.ts';
import type { Dataset } from './dataset.ts';
import type { ErrorFit } from './fit-error.ts';
import { groupBySubset } from './group-by-subset.ts';
import { sum } from './sum.ts';

/** The middle of what is asked of a band: that it hold 77–85 % of the human totals. */
const COVERAGE = 0.81;
const FACTORS = Array.from({ length: 200 }, (_, at) => Number((0.5 + at * 0.02).toFixed(2)));
const WIDEST = 4.48;

/**
 * How many expected errors a band reaches to each side: the smallest factor, 0.5–4.48, with which bands hold 81 % of
 * the human totals on average over the subsets.
 */
export function tuneBand(
  dataset: Dataset,
  expected: readonly number[][],
  error: ErrorFit,
  levels: ScorerWeights['levels'],
): number {
  const essays = expected.map((points, row) => ({
    points,
    levels: toLevels(points, levels),
    error: predictError({ error: { ...error, factor: 1 } }, Float64Array.from(dataset.inputs.getRow(row))),
    human: sum(dataset.points.getRow(row)),
    subset: dataset.subsets[row] ?? '',
  }));
  const subsets = groupBySubset(essays);
  const coverageOf = (factor: number) =>
    mean(
      subsets.map((group) =>
        share(group, (essay) => {
          const { low, high } = toBand(essay.points, essay.levels, essay.error * factor);
          return low <= essay.human && essay.human <= high;
        }),
      ),
    );
  return FACTORS.find((factor) => coverageOf(factor) >= COVERAGE) ?? WIDEST;
}
