import type { Evaluation, EvaluationInput, ThemeCoherence } from '@/domain/evaluation/evaluation';

/** What the page and the evaluation worker say to each other; one id per call. */
export type EvaluationTask = 'evaluate' | 'check-theme';

export type EvaluationResults = { evaluate: Evaluation; 'check-theme': ThemeCoherence };

export type EvaluationRequest = { id: number; task: EvaluationTask; input: EvaluationInput };

export type EvaluationResponse =
  | { id: number; ok: true; result: EvaluationResults[EvaluationTask] }
  | { id: number; ok: false; message: string };
