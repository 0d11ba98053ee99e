import type { Resources } from '../evaluator/resources';
import type { EvaluationRequest, EvaluationResponse } from './evaluation-protocol';
import { performTask } from './perform-task';

/** The worker's whole work, apart from the wire. An exception becomes an answer, so that no call hangs. */
export async function answerEvaluationRequest(
  { id, task, input }: EvaluationRequest,
  resources: Resources,
): Promise<EvaluationResponse> {
  try {
    return { id, ok: true, result: await performTask(task, input, resources) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}
