import type { CompetencyNumber } from '../../rubric/competency.ts';
import type { EssayReading } from '../read-essay.ts';
import { coherenceFeedback } from './coherence-feedback.ts';
import { cohesionFeedback } from './cohesion-feedback.ts';
import type { CompetencyFeedback } from './competency-feedback.ts';
import { grammarFeedback } from './grammar-feedback.ts';
import { interventionFeedback } from './intervention-feedback.ts';
import { themeFeedback } from './theme-feedback.ts';

const TANGENT_ADVICE: Partial<Record<CompetencyNumber, string>> = {
  2: 'Nenhuma palavra central do tema aparece: na correção oficial, tangenciar o tema limita as competências 2, 3 e 5 a 40 pontos, e fugir dele zera a redação.',
  3: 'Como o texto não retoma o assunto do tema, esta competência fica limitada a 40 pontos.',
  5: 'Como o texto não retoma o assunto do tema, esta competência fica limitada a 40 pontos.',
};

/** What the rules have to say about each competency. */
export function feedbackByRules(reading: EssayReading): Record<CompetencyNumber, CompetencyFeedback> {
  const said = (number: CompetencyNumber, feedback: CompetencyFeedback): CompetencyFeedback => ({
    ...feedback,
    advice: (reading.overlap.lacksSubject && TANGENT_ADVICE[number]) || feedback.advice,
  });
  return {
    1: grammarFeedback(reading),
    2: said(2, themeFeedback(reading)),
    3: said(3, coherenceFeedback(reading)),
    4: cohesionFeedback(reading),
    5: said(5, interventionFeedback(reading)),
  };
}
