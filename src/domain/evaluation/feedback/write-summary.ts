import {
  COMPETENCY_NAMES,
  COMPETENCY_NUMBERS,
  MAX_LEVEL,
  totalOf,
  type CompetencyNumber,
  type Level,
} from '../../rubric/competency.ts';
import type { Evaluation, NextStep } from '../evaluation.ts';
import { STRENGTH_FROM, TOP_FROM, WEAKNESS_BELOW } from '../rules-constants.ts';
import { type CompetencyFeedback, HEAVIEST, type Observations } from './compose-feedback.ts';
import { capitalized } from './wording.ts';

/**
 * Lists the competencies at 160 or more as strengths, the competencies below 140 as weaknesses (R-RULES-7), and the
 * next steps. Without steps, it uses the praise or the advice on the weakest competency.
 */
export function writeSummary(
  levels: Record<CompetencyNumber, Level>,
  feedback: Record<CompetencyNumber, CompetencyFeedback>,
  { steps, praise }: { steps: readonly NextStep[]; praise?: string | undefined },
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
      steps.length > 0
        ? steps.map(({ text }) => text)
        : praise !== undefined
          ? [praise]
          : weakestFirst.slice(0, 1).map((number) => placed(number, feedback[number].advice)),
  };
}

/** Order in which competencies are considered for praise, starting with those that readers praise first. */
const PRAISED: readonly CompetencyNumber[] = [3, 2, 5, 4, 1];
const MOST_PRAISED = 2;

/** Praise for an essay with a top score, naming its strongest points; undefined below the top. */
export function praiseAtTop(
  levels: Record<CompetencyNumber, Level>,
  observations: Record<CompetencyNumber, Observations>,
): string | undefined {
  if (totalOf(levels) < TOP_FROM) return undefined;
  const best = PRAISED.filter((number) => levels[number] === MAX_LEVEL).slice(0, MOST_PRAISED);
  const strongest = best.flatMap((number) => observations[number].praises.slice(0, 1));
  return `O que há de mais forte nesta redação: ${strongest.join('; ')}. Guarde o que deu certo aqui para o próximo tema.`;
}

/** Removes the introductory phrase "o que mais pesa", because it would be repeated for every competency. */
function withoutLead(advice: string): string {
  return advice.startsWith(capitalized(HEAVIEST)) ? capitalized(advice.slice(HEAVIEST.length)) : advice;
}

/**
 * Adds the competency to an advice, as in "Na competência 1, para chegar a 200, …", because without it 200 would be
 * understood as a total.
 */
function placed(number: CompetencyNumber, advice: string): string {
  return `Na competência ${number}, ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;
}
