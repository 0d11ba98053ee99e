import weights from '../../src/domain/scoring/weights/scorer-weights.json' with { type: 'json' };
import { graderOf, type Grader } from './grader-of.ts';

/** What is measured, best first: predictions are those of the first one unless another is named. */
export const GRADERS: Grader[] = [graderOf('scorer', weights), graderOf('rules', null)];
