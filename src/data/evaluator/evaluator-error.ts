export const EVALUATOR_ERROR_CODES = ['worker-crashed', 'evaluation-failed'] as const;
export type EvaluatorErrorCode = (typeof EVALUATOR_ERROR_CODES)[number];

/** Why no evaluation came. An aborted call rejects with the signal's own reason instead. */
export class EvaluatorError extends Error {
  override readonly name = 'EvaluatorError';
  readonly code: EvaluatorErrorCode;

  constructor(code: EvaluatorErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
