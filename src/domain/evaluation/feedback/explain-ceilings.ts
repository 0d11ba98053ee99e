import { COMPETENCY_NUMBERS, MAX_LEVEL } from '../../rubric/competency.ts';
import { CEILING_EXPLANATIONS, type Ceiling } from '../../scoring/guards/ceiling.ts';
import type { EvaluationExtras } from '../evaluation.ts';

/** The reasons that hold the levels down, in the student's words; the one that leaves fewest points comes first. */
export function explainCeilings(ceilings: readonly Ceiling[]): NonNullable<EvaluationExtras['ceilings']> {
  return ceilings
    .toSorted((a, b) => pointsLeft(a) - pointsLeft(b))
    .map(({ reason }) => ({ reason, ...CEILING_EXPLANATIONS[reason] }));
}

/** 0–1000. */
function pointsLeft({ levels }: Ceiling): number {
  return COMPETENCY_NUMBERS.reduce((sum, number) => sum + (levels[number] ?? MAX_LEVEL), 0);
}
