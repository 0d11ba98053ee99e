import type { Resources } from '../evaluator/resources';
import type { EvaluationRequest, EvaluationResponse } from './evaluation-protocol';
import { performTask } from './perform-task';

/** The worker's whole work, apart from the wire. An exception becomes an answer, so that no call hangs. */
export function answerEvaluationRequest(
  { id, task, input }: EvaluationRequest,
  resources: Resources,
): EvaluationResponse {
  try {
    return { id, ok: true, result: performTask(task, input, resources) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
