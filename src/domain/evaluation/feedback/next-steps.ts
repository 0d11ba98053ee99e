import { COMPETENCY_NUMBERS, MAX_LEVEL, type CompetencyNumber, type Level } from '../../rubric/competency.ts';
import { STEP_REASON } from '../correction.ts';
import type { FaultCount, NextStep } from '../evaluation.ts';
import type { Observations } from './compose-feedback.ts';
import { capitalized } from './wording.ts';

const MOST_STEPS = 3;
const MOST_OF_ONE_COMPETENCY = 2;
/**
 * How much a reader makes of each competency. Of 192 essays read whole the first advice was on the third in one of two,
 * on the fifth in one of four; with these weights its competency is among the steps in 87 %.
 */
const WORTH: Record<CompetencyNumber, number> = { 1: 0.8, 2: 1, 3: 1.8, 4: 0.5, 5: 1.4 };
/** Points beyond which a gap counts no more: nobody makes up for three levels at once. */
const LARGEST_GAP = 80;
/** A second fault of a competency and what is no fault at all count less. */
const SECOND_FAULT = 0.3;
const WITHOUT_FAULT = 0.3;

/** At most three steps, those first that bring most for the least; not all of one competency, none where all is done. */
export function chooseNextSteps(
  levels: Record<CompetencyNumber, Level>,
  observations: Record<CompetencyNumber, Observations>,
): NextStep[] {
  const steps = COMPETENCY_NUMBERS.filter((number) => levels[number] < MAX_LEVEL).flatMap((number) => {
    const gain = WORTH[number] * Math.min(MAX_LEVEL - levels[number], LARGEST_GAP);
    const { faults, further } = observations[number];
    if (faults.length === 0)
      return [
        {
          competency: number,
          text: `${capitalized(further)}.`,
          score: WITHOUT_FAULT * gain,
        },
      ];
    return faults.slice(0, MOST_OF_ONE_COMPETENCY).map(({ kind, seen, todo, ease, place }, at) => ({
      competency: number,
      text: `${capitalized(todo)}.${STEP_REASON}${seen}.`,
      kind,
      ...(place && { place: { start: place.start, end: place.end } }),
      score: gain * ease * (at === 0 ? 1 : SECOND_FAULT),
    }));
  });
  return steps
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_STEPS)
    .map(({ score: _score, ...step }) => step);
}

/** How many faults of each kind the essay has, whatever its levels: two versions of it are compared by them. */
export function countFaults(observations: Record<CompetencyNumber, Observations>): FaultCount[] {
  const all = COMPETENCY_NUMBERS.flatMap((number) => observations[number].faults);
  const amounts = new Map(all.map(({ kind, amount }) => [kind, amount]));
  return [...amounts].map(([kind, amount]) => ({ kind, amount }));
}
