import type { CompetencyKey, CompetencyNumber, Level } from '../../rubric/competency.ts';
import type { EvidenceItem } from '../evidence.ts';
import type { EssayReading } from '../read-essay.ts';
import { observeCoherence } from './coherence-feedback.ts';
import { observeCohesion } from './cohesion-feedback.ts';
import type { CompetencyFeedback } from './competency-feedback.ts';
import { composeFeedback } from './compose-feedback.ts';
import { observeGrammar } from './grammar-feedback.ts';
import { observeIntervention } from './intervention-feedback.ts';
import { observeTheme } from './theme-feedback.ts';

/**
 * What is said about each competency: a strength, an advice aimed at the next level, at most three points. It is
 * written from the evidence of this essay and in keeping with the levels, whoever gave them.
 */
export function writeFeedback(
  reading: EssayReading,
  levels: Record<CompetencyNumber, Level>,
  evidence: Record<CompetencyKey, EvidenceItem[]>,
): Record<CompetencyNumber, CompetencyFeedback> {
  if (reading.essay.words.length === 0) return { 1: NOTHING, 2: NOTHING, 3: NOTHING, 4: NOTHING, 5: NOTHING };
  return {
    1: composeFeedback(levels[1], observeGrammar(reading, evidence.competencia_1, levels[1])),
    2: composeFeedback(levels[2], observeTheme(reading, evidence.competencia_2, levels[2])),
    3: composeFeedback(levels[3], observeCoherence(reading, evidence.competencia_3, levels[3])),
    4: composeFeedback(levels[4], observeCohesion(reading, evidence.competencia_4)),
    5: composeFeedback(levels[5], observeIntervention(reading, evidence.competencia_5, levels[5])),
  };
}

const NOTHING: CompetencyFeedback = {
  strength: 'A folha ainda está em branco.',
  advice: 'Escreva o texto para receber a correção.',
  improvements: [],
};
