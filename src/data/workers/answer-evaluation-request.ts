import { checkTheme } from '@/domain/evaluation/check-theme';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import type { ScorerWeights } from '@/domain/scoring/scorer-weights';
import type { EvaluationRequest, EvaluationResponse } from './evaluation-protocol';

/** The worker's whole work, apart from the wire. An exception becomes an answer, so that no call hangs. */
export function answerEvaluationRequest(
  { id, task, input }: EvaluationRequest,
  weights: ScorerWeights | null,
): EvaluationResponse {
  try {
    const result = task === 'evaluate' ? evaluateEssay(input, weights) : checkTheme(input);
    return { id, ok: true, result };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
