/** All errors at the boundary to backend and browser; their messages for users are in `copy/errors`. */
export const ERROR_CODES = [
  'offline',
  'unreachable',
  'timed-out',
  'server-unavailable',
  'too-many-attempts',
  'too-many-accounts',
  'captcha-refused',
  'refused',
  'wrong-credentials',
  'email-taken',
  'email-refused',
  'email-not-confirmed',
  'sign-up-closed',
  'account-blocked',
  'weak-password',
  'same-password',
  'session-lost',
  'link-expired',
  'link-incomplete',
  'link-invalid',
  'link-other-browser',
  'identity-taken',
  'identity-missing',
  'identity-last',
  'evaluation-failed',
  'storage-unavailable',
  'not-found',
  'not-stored-yet',
  'only-handwritten',
  'only-typed',
  'unexpected',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An error of the data layer. `cause` keeps the original error, for the console only. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
  }
}

/** The code of any thrown value; `unexpected` unless it is an `AppError`. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'unexpected';
}

/** Codes of a request without a response: no network, server unreachable, or timeout. */
export type NoAnswerCode = 'offline' | 'unreachable' | 'timed-out';

const NO_ANSWER: ReadonlySet<ErrorCode> = new Set<NoAnswerCode>(['offline', 'unreachable', 'timed-out']);

/** Whether there was no response, so that the request may be queued and retried. */
export function isUnanswered(error: unknown): boolean {
  return NO_ANSWER.has(errorCode(error));
}
