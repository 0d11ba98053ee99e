import { pointsLeft } from '../../scoring/guards/apply-ceilings.ts';
import { CEILING_EXPLANATIONS, type Ceiling } from '../../scoring/guards/ceiling.ts';
import type { EvaluationExtras } from '../evaluation.ts';

/** The reasons that hold the levels down, in the student's words; the one that leaves fewest points comes first. */
export function explainCeilings(ceilings: readonly Ceiling[]): NonNullable<EvaluationExtras['ceilings']> {
  return ceilings
    .toSorted((a, b) => pointsLeft([a]) - pointsLeft([b]))
    .map(({ reason }) => ({ reason, ...CEILING_EXPLANATIONS[reason] }));
}
