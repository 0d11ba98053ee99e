/** Everything that can go wrong towards the outside world; the sentences for people are in `copy/errors`. */
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

/** An error of the data layer. `cause` keeps what was really thrown, for the console only. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'AppError';
    this.code = code;
  }
}

/** The code of anything thrown; what is not an `AppError` is `unexpected`. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'unexpected';
}

/** What a request without an answer ends with: no network, no way to the server, or no answer in time. */
export type NoAnswerCode = 'offline' | 'unreachable' | 'timed-out';

const NO_ANSWER: ReadonlySet<ErrorCode> = new Set<NoAnswerCode>(['offline', 'unreachable', 'timed-out']);

/** Whether no answer came: what was asked may wait and be asked again. */
export function isUnanswered(error: unknown): boolean {
  return NO_ANSWER.has(errorCode(error));
}
