import { checkTheme } from '@/domain/evaluation/check-theme';
import { evaluateByRules } from '@/domain/evaluation/evaluate-by-rules';
import type { EvaluationRequest, EvaluationResponse } from './evaluation-protocol';

/** The worker's whole work, apart from the wire. An exception becomes an answer, so that no call hangs. */
export function answerEvaluationRequest({ id, task, input }: EvaluationRequest): EvaluationResponse {
  try {
    const result = task === 'evaluate' ? evaluateByRules(input) : checkTheme(input);
    return { id, ok: true, result };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
