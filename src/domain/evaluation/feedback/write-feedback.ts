import type { CompetencyKey, CompetencyNumber, Level } from '../../rubric/competency.ts';
import { CEILING_EXPLANATIONS, type Ceiling } from '../../scoring/guards/ceiling.ts';
import type { EvidenceItem } from '../evaluation.ts';
import type { EssayReading } from '../read-essay.ts';
import { observeCoherence } from './coherence-feedback.ts';
import { observeCohesion } from './cohesion-feedback.ts';
import { type CompetencyFeedback, composeFeedback, type Observations } from './compose-feedback.ts';
import { observeGrammar } from './grammar-feedback.ts';
import { observeIntervention } from './intervention-feedback.ts';
import { isOfOtherType, withoutArgument } from './other-type.ts';
import { observeTheme } from './theme-feedback.ts';
import { asClause } from './wording.ts';

/** Observations on each competency at its level; feedback and next steps are based on them. */
export function observe(
  reading: EssayReading,
  levels: Record<CompetencyNumber, Level>,
  evidence: Record<CompetencyKey, EvidenceItem[]>,
  ceilings: readonly Ceiling[] = [],
): Record<CompetencyNumber, Observations> {
  const explain = (number: CompetencyNumber, observations: Observations) => {
    const ceiling = ceilings.find((one) => one.levels[number] === levels[number]);
    return ceiling ? explainedBy(ceiling, observations) : observations;
  };
  const observations = {
    1: explain(1, observeGrammar(reading, levels[1])),
    2: explain(2, observeTheme(reading, evidence.competencia_2, levels[2])),
    3: explain(3, observeCoherence(reading, evidence.competencia_3, levels[3])),
    4: explain(4, observeCohesion(reading, evidence.competencia_4)),
    5: explain(5, observeIntervention(reading, evidence.competencia_5, levels[5])),
  };
  return isOfOtherType(ceilings) ? withoutArgument(observations) : observations;
}

/**
 * Level at which all faults are reported. At higher levels some are omitted, because graders have found qualities
 * that the code did not recognize.
 */
const WITH_ALL_FAULTS = 120;

/** Observations with every fault, independent of the levels. Competencies 1 and 4 report all faults at any level. */
export function observeAllFaults(
  reading: EssayReading,
  evidence: Record<CompetencyKey, EvidenceItem[]>,
  observations: Record<CompetencyNumber, Observations>,
): Record<CompetencyNumber, Observations> {
  return {
    ...observations,
    2: observeTheme(reading, evidence.competencia_2, WITH_ALL_FAULTS),
    3: observeCoherence(reading, evidence.competencia_3, WITH_ALL_FAULTS),
    5: observeIntervention(reading, evidence.competencia_5, WITH_ALL_FAULTS),
  };
}

/**
 * Feedback on each competency: a strength, a piece of advice aimed at the next level, and at most three points. It
 * is based on the evidence and consistent with the levels, whichever evaluator gave them. If a level is limited by
 * a ceiling and has no fault, the ceiling is given as the reason.
 */
export function writeFeedback(
  reading: EssayReading,
  levels: Record<CompetencyNumber, Level>,
  observations: Record<CompetencyNumber, Observations>,
): Record<CompetencyNumber, CompetencyFeedback> {
  if (reading.essay.words.length === 0) return { 1: NOTHING, 2: NOTHING, 3: NOTHING, 4: NOTHING, 5: NOTHING };
  const compose = (number: CompetencyNumber) => composeFeedback(levels[number], observations[number]);
  return { 1: compose(1), 2: compose(2), 3: compose(3), 4: compose(4), 5: compose(5) };
}

function explainedBy({ reason }: Ceiling, observations: Observations): Observations {
  const { seen, advice } = CEILING_EXPLANATIONS[reason];
  return {
    ...observations,
    unexplained: `o que limita o nível: ${asClause(seen)}`,
    further: asClause(advice),
  };
}

const NOTHING: CompetencyFeedback = {
  strength: 'A folha ainda está em branco.',
  advice: 'Escreva o texto para receber a correção.',
  improvements: [],
};
