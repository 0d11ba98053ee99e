import { evaluateEssay } from '../../src/domain/evaluation/evaluate-essay.ts';
import type { EvaluationInput, ZeroReason } from '../../src/domain/evaluation/evaluation.ts';
import { toLevel } from '../../src/domain/rubric/competency.ts';
import type { ScorerWeights } from '../../src/domain/scoring/scorer-weights.ts';
import type { Levels } from '../../src/domain/rubric/total-of.ts';
import type { Band } from './measures/measure-bands.ts';

export type Grade = { levels: Levels; band: Band | null; zero: ZeroReason | null };

/** A model under measurement. */
export type Grader = { name: string; grade(input: EvaluationInput): Grade };

/** Grades as the app does with these weights, zero situations and guards included; by the rules without any. */
export function graderOf(name: string, weights: ScorerWeights | null): Grader {
  return {
    name,
    grade(input) {
      const { competencias, grifo } = evaluateEssay(input, weights);
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
