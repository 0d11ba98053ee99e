import { COMPETENCY_NUMBERS } from '../../../src/domain/rubric/competency.ts';
import type { ScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import { mean, share } from '../measures.ts';
import { applyBounds, findBounds } from '../../../src/domain/scoring/bounds.ts';
import type { Facts } from '../../../src/domain/scoring/facts.ts';
import { predictError } from '../../../src/domain/scoring/predict.ts';
import { spread, toBand, toLevels } from '../../../src/domain/scoring/score-essay.ts';
import type { Dataset } from './dataset.ts';
import { type ErrorFit, sum } from './fit-error.ts';

/** Expected points and points given by graders, competencies 1–5. */
export type Judged = { subset: string; expected: readonly number[]; human: readonly number[] };

/**
 * Share of the stretch toward the spread of human points, per competency. The full stretch would be best for a
 * single competency, but expected points of different competencies rise and fall together more than human ones do,
 * so the total would spread too far. Competencies 1 and 5 depend most on facts of their own.
 */
const STRETCH_SHARES = [1, 0.7, 0.7, 0.7, 1];

/**
 * Stretch and shift that give expected points the mean and spread of human points, which agreement beyond chance
 * requires. All subsets of the judged essays have the same weight.
 */
export function tuneLevels(essays: readonly Judged[]): ScorerWeights['levels'] {
  const subsets = groupBySubset(essays);
  const perCompetency = COMPETENCY_NUMBERS.map((number) => {
    const momentsOf = (pointsOf: (essay: Judged) => readonly number[]) =>
      measureMoments(subsets.map((subset) => subset.map((essay) => pointsOf(essay)[number - 1] ?? 0)));
    const expected = momentsOf((essay) => essay.expected);
    const human = momentsOf((essay) => essay.human);
    return {
      center: expected.mean,
      stretch: 1 + (STRETCH_SHARES[number - 1] ?? 1) * (human.deviation / expected.deviation - 1),
      shift: human.mean - expected.mean,
    };
  });
  return {
    center: perCompetency.map(({ center }) => Number(center.toFixed(1))),
    stretch: perCompetency.map(({ stretch }) => Number(stretch.toFixed(2))),
    shift: perCompetency.map(({ shift }) => Number(shift.toFixed(1))),
  };
}

/** Mean and standard deviation of all values, with the same weight for each group. */
function measureMoments(groups: readonly (readonly number[])[]): { mean: number; deviation: number } {
  const average = mean(groups.map(mean));
  const variance = mean(groups.map((group) => mean(group.map((value) => (value - average) ** 2))));
  return { mean: average, deviation: Math.sqrt(variance) };
}

/** Share of the human totals that must lie within the bands. */
const COVERAGE = 0.8;
const FACTORS = Array.from({ length: 200 }, (_, at) => Number((0.5 + at * 0.02).toFixed(2)));
const WIDEST = 4.48;

/**
 * The number of expected errors that a band extends to each side: the smallest factor, 0.5–4.48, with which bands
 * contain 80 % of the human totals on average over the subsets.
 */
export function tuneBand(
  dataset: Dataset,
  { expected, facts }: { expected: readonly number[][]; facts: readonly Facts[] },
  error: ErrorFit,
  levels: ScorerWeights['levels'],
): number {
  const levelsOf = (points: number[], known: Facts | undefined) =>
    toLevels(known ? applyBounds(points, findBounds(known, points)).points : points);
  const essays = expected.map((points, row) => ({
    levels: levelsOf(spread(points, levels), facts[row]),
    error: predictError({ error: { ...error, factor: 1 } }, Float64Array.from(dataset.inputs.getRow(row))),
    human: sum(dataset.points.getRow(row)),
    subset: dataset.subsets[row] ?? '',
  }));
  const subsets = groupBySubset(essays);
  const coverageOf = (factor: number) =>
    mean(
      subsets.map((group) =>
        share(group, (essay) => {
          const { low, high } = toBand(essay.levels, essay.error * factor);
          return low <= essay.human && essay.human <= high;
        }),
      ),
    );
  return FACTORS.find((factor) => coverageOf(factor) >= COVERAGE) ?? WIDEST;
}

/** The items of each subset, in the order the subsets first appear. */
export function groupBySubset<Item extends { subset: string }>(items: readonly Item[]): Item[][] {
  const subsets = [...new Set(items.map(({ subset }) => subset))];
  return subsets.map((subset) => items.filter((item) => item.subset === subset));
}
