import {
  COMPETENCY_NAMES,
  COMPETENCY_NUMBERS,
  type CompetencyNumber,
  type Level,
} from '../../rubric/competency.ts';
import type { Evaluation, NextStep } from '../evaluation.ts';
import { STRENGTH_FROM, WEAKNESS_BELOW } from '../rules-constants.ts';
import { type CompetencyFeedback, HEAVIEST } from './compose-feedback.ts';
import { capitalized } from './wording.ts';

/**
 * Strengths at 160 or more, weaknesses below 140 (R-RULES-7), the next steps; where none is left, the advice of the
 * weakest competency is one.
 */
export function writeSummary(
  levels: Record<CompetencyNumber, Level>,
  feedback: Record<CompetencyNumber, CompetencyFeedback>,
  nextSteps: readonly NextStep[],
): Evaluation['resumo'] {
  const named = (number: CompetencyNumber, text: string) => `${COMPETENCY_NAMES[number]}: ${text}`;
  const weakestFirst = COMPETENCY_NUMBERS.toSorted((a, b) => levels[a] - levels[b]);
  return {
    pontos_fortes: COMPETENCY_NUMBERS.filter((number) => levels[number] >= STRENGTH_FROM).map((number) =>
      named(number, feedback[number].strength),
    ),
    pontos_fracos: COMPETENCY_NUMBERS.filter((number) => levels[number] < WEAKNESS_BELOW).map((number) =>
      named(number, withoutLead(feedback[number].advice)),
    ),
    melhorias:
      nextSteps.length > 0
        ? nextSteps.map(({ text }) => text)
        : weakestFirst.slice(0, 1).map((number) => placed(number, feedback[number].advice)),
  };
}

/** Side by side, "o que mais pesa" in every competency would say nothing. */
function withoutLead(advice: string): string {
  return advice.startsWith(capitalized(HEAVIEST)) ? capitalized(advice.slice(HEAVIEST.length)) : advice;
}

/** "Na competência 1, para chegar a 200, …": away from its competency 200 would read as a total. */
function placed(number: CompetencyNumber, advice: string): string {
  return `Na competência ${number}, ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;
}
