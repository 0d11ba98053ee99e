import { evaluateByRules } from '../../src/domain/evaluation/evaluate-by-rules.ts';
import type { Evaluation, EvaluationInput, ZeroReason } from '../../src/domain/evaluation/evaluation.ts';
import { toLevel } from '../../src/domain/rubric/competency.ts';
import type { Levels } from './levels.ts';
import type { Band } from './measures/measure-bands.ts';

export type Grade = { levels: Levels; band: Band | null; zero: ZeroReason | null };

/** A model under measurement. */
export type Grader = { name: string; grade(input: EvaluationInput): Grade };

/** What is measured, best first: predictions are those of the first one unless another is named. */
export const GRADERS: Grader[] = [graderOf('rules', evaluateByRules)];

/** The grades inside an evaluation as the app gets it. */
function graderOf(name: string, evaluate: (input: EvaluationInput) => Evaluation): Grader {
  return {
    name,
    grade(input) {
      const { competencias, grifo } = evaluate(input);
      return {
        levels: {
          1: toLevel(competencias.competencia_1.note),
          2: toLevel(competencias.competencia_2.note),
          3: toLevel(competencias.competencia_3.note),
          4: toLevel(competencias.competencia_4.note),
          5: toLevel(competencias.competencia_5.note),
        },
        band: grifo?.band ?? null,
        zero: grifo?.zeroReason ?? null,
      };
    },
  };
}
