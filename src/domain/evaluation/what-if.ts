import type { CompetencyNumber, Levels } from '../rubric/competency.ts';
import type { Facts } from '../scoring/facts.ts';
import { applyCeilings, type Ceiling, type CeilingReason } from '../scoring/guards/ceiling.ts';
import { pointsWithin, toLevels } from '../scoring/score-essay.ts';
import type { ScorerWeights } from '../scoring/scorer-weights.ts';
import { tryFacts, type ScoreBasis } from '../scoring/try-facts.ts';

/** The model's result: levels, and points per competency (the position inside the level). */
export type Outcome = { levels: Levels; points: Record<CompetencyNumber, number> };

/** The essay's facts, and a function that computes the model's result for other facts. */
export type WhatIf = {
  facts: Facts;
  /** The result for these facts; ceilings whose reason is in `lifted` are not applied. */
  ask(facts: Facts, lifted?: ReadonlySet<CeilingReason>): Outcome;
};

/** Creates a `WhatIf` for a text of which only the facts change; all other properties of the text stay the same. */
export function createWhatIf(
  basis: ScoreBasis,
  { weights, ceilings }: { weights: ScorerWeights; ceilings: readonly Ceiling[] },
): WhatIf {
  return {
    facts: basis.facts,
    ask(facts, lifted) {
      const found = tryFacts(basis, facts, weights);
      const left = lifted ? ceilings.filter(({ reason }) => !lifted.has(reason)) : ceilings;
      const levels = applyCeilings(toLevels(found), left);
      const [one = 0, two = 0, three = 0, four = 0, five = 0] = found;
      return {
        levels,
        points: {
          1: pointsWithin(levels[1], one),
          2: pointsWithin(levels[2], two),
          3: pointsWithin(levels[3], three),
          4: pointsWithin(levels[4], four),
          5: pointsWithin(levels[5], five),
        },
      };
    },
  };
}
