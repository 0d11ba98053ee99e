import type { CompetencyNumber } from '../../rubric/competency.ts';
import type { EssayReading } from '../read-essay.ts';
import { coherenceFeedback } from './coherence-feedback.ts';
import { cohesionFeedback } from './cohesion-feedback.ts';
import type { CompetencyFeedback } from './competency-feedback.ts';
import { grammarFeedback } from './grammar-feedback.ts';
import { interventionFeedback } from './intervention-feedback.ts';
import { themeFeedback } from './theme-feedback.ts';

/** What the rules have to say about each competency. */
export function feedbackByRules(reading: EssayReading): Record<CompetencyNumber, CompetencyFeedback> {
  return {
    1: grammarFeedback(reading),
    2: themeFeedback(reading),
    3: coherenceFeedback(reading),
    4: cohesionFeedback(reading),
    5: interventionFeedback(reading),
  };
}
