import { evaluateEssay } from '../../src/domain/evaluation/evaluate-essay.ts';
import type { Evaluation, EvaluationInput, ZeroReason } from '../../src/domain/evaluation/evaluation.ts';
import {
  byCompetency,
  toLevel,
  type CompetencyKey,
  type Levels,
} from '../../src/domain/rubric/competency.ts';
import type { ScorerWeights } from '../../src/domain/scoring/scorer-weights.ts';
import type { Lexicon } from '../../src/domain/writing/lexicon/lexicon.ts';
import type { Band } from './measures.ts';
import type { GradedEssay } from './read-essays.ts';

export type Grade = {
  levels: Levels;
  band: Band | null;
  zero: ZeroReason | null;
  /** Points of each competency within its level; null if the evaluation has no account. */
  points: Record<CompetencyKey, number> | null;
};

/** A model under measurement. */
export type Grader = { name: string; grade(input: EvaluationInput): Grade };

/**
 * Grades as the app does with these weights, including zero situations and guards; with null weights, by the rules.
 */
export function graderOf(name: string, weights: ScorerWeights | null, lexicon: Lexicon): Grader {
  return {
    name,
    grade: (input) => toGrade(evaluateEssay(input, weights, lexicon)),
  };
}

/** The measured parts of an evaluation. */
export function toGrade({ competencias, grifo }: Evaluation): Grade {
  const accounts = grifo?.accounts;
  return {
    levels: toLevels(byCompetency((number) => competencias[`competencia_${number}`].note)),
    band: grifo?.band ?? null,
    zero: grifo?.zeroReason ?? null,
    points: accounts ? byCompetency((number) => accounts[`competencia_${number}`].points) : null,
  };
}

export function toLevels(notes: Record<CompetencyKey, number>): Levels {
  return {
    1: toLevel(notes.competencia_1),
    2: toLevel(notes.competencia_2),
    3: toLevel(notes.competencia_3),
    4: toLevel(notes.competencia_4),
    5: toLevel(notes.competencia_5),
  };
}

/** A model's grade of an essay, and the time it took. */
export type Prediction = { essay: GradedEssay; grade: Grade; ms: number };

const WARM_UP = 50;

/**
 * Grades every essay, in order. The first 50 are graded once beforehand, because only compiled code shows the real
 * speed.
 */
export function gradeEssays(essays: readonly GradedEssay[], grader: Grader): Prediction[] {
  for (const essay of essays.slice(0, WARM_UP)) gradeEssay(essay, grader);
  return essays.map((essay) => {
    const start = performance.now();
    const grade = gradeEssay(essay, grader);
    return { essay, grade, ms: performance.now() - start };
  });
}

function gradeEssay({ theme, text, prompt }: GradedEssay, grader: Grader): Grade {
  return grader.grade({ theme, essay: text, ...(prompt && { supportText: prompt }) });
}
