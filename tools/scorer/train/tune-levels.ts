import { COMPETENCY_NUMBERS } from '../../../src/domain/rubric/competency.ts';
import type { ScorerWeights } from '../../../src/domain/scoring/scorer-weights.ts';
import { mean } from '../measures/mean.ts';
import { groupBySubset } from './group-by-subset.ts';

/** Points expected and points given, competencies 1–5. */
export type Judged = { subset: string; expected: readonly number[]; human: readonly number[] };

/**
 * So far towards the spread of human points. All the way would be best for one competency; but expected points rise
 * and fall together more than human ones do, and the total would spread too far.
 */
const STRETCH_SHARE = 0.8;

/**
 * How to stretch and shift expected points so that they spread around the same mean as those of human graders, which
 * is what agreement beyond chance asks for. All subsets of the judged essays count alike.
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
      stretch: 1 + STRETCH_SHARE * (human.deviation / expected.deviation - 1),
      shift: human.mean - expected.mean,
    };
  });
  return {
    center: perCompetency.map(({ center }) => Number(center.toFixed(1))),
    stretch: perCompetency.map(({ stretch }) => Number(stretch.toFixed(2))),
    shift: perCompetency.map(({ shift }) => Number(shift.toFixed(1))),
  };
}

/** Mean and standard deviation of all values, each group counting as much as another. */
function measureMoments(groups: readonly (readonly number[])[]): { mean: number; deviation: number } {
  const average = mean(groups.map(mean));
  const variance = mean(groups.map((group) => mean(group.map((value) => (value - average) ** 2))));
  return { mean: average, deviation: Math.sqrt(variance) };
}
