import { AppError, type ErrorCode } from '@/contracts/app-error';
import { isTimeOut, noAnswerCode } from '../no-answer-code';

/** The fields of an error of Auth or of the tables that identify it. */
type ServerError = { code?: unknown; status?: unknown; name?: unknown; message?: unknown };

/**
 * App errors by the names of Auth's and PostgREST's codes. For a violated constraint and a `raise exception`, the
 * embedded backend returns 500 and `SUP`, while hosted Postgres returns 400 or 409 and its own code: both are a
 * refusal.
 */
const BY_CODE: Record<string, ErrorCode> = {
  invalid_credentials: 'wrong-credentials',
  invalid_grant: 'wrong-credentials',
  user_already_exists: 'email-taken',
  email_exists: 'email-taken',
  email_address_invalid: 'email-refused',
  email_address_not_authorized: 'email-refused',
  email_not_confirmed: 'email-not-confirmed',
  signup_disabled: 'sign-up-closed',
  captcha_failed: 'captcha-refused',
  email_provider_disabled: 'sign-up-closed',
  user_banned: 'account-blocked',
  weak_password: 'weak-password',
  same_password: 'same-password',
  over_request_rate_limit: 'too-many-attempts',
  over_email_send_rate_limit: 'too-many-attempts',
  session_not_found: 'session-lost',
  session_expired: 'session-lost',
  refresh_token_not_found: 'session-lost',
  refresh_token_already_used: 'session-lost',
  reauthentication_needed: 'session-lost',
  user_not_found: 'session-lost',
  bad_jwt: 'session-lost',
  no_authorization: 'session-lost',
  PGRST301: 'session-lost',
  PGRST302: 'session-lost',
  PGRST303: 'session-lost',
  SUP: 'refused',
};

/** App errors by message, for servers that send a message without a code. */
const BY_MESSAGE: [RegExp, ErrorCode][] = [
  [/invalid login credentials/i, 'wrong-credentials'],
  [/already (been )?registered/i, 'email-taken'],
  // Message of the hook `limitar_cadastros`.
  [/too many accounts from this network/i, 'too-many-accounts'],
  [/email not confirmed/i, 'email-not-confirmed'],
  [/auth session (or user )?missing|invalid jwt|jwt expired/i, 'session-lost'],
];

/** Status codes of timeouts. The last two are those of Cloudflare, which is in front of a hosted project. */
const TIME_OUTS: ReadonlySet<number> = new Set([408, 504, 522, 524]);

/**
 * Converts an error of the library or of the tables into an `AppError`. `status` is the HTTP status, 0 if there was
 * no response; an `AppError` is returned unchanged.
 */
export function toAppError(
  error: unknown,
  status = statusOf(error),
  { isOnline = navigator.onLine } = {},
): AppError {
  if (error instanceof AppError) return error;
  return new AppError(codeFor(error, status, isOnline), error);
}

function codeFor(error: unknown, status: number | undefined, isOnline: boolean): ErrorCode {
  if (isWithoutAnswer(error, status)) return noAnswerCode(error, isOnline);
  const { code, message } = (typeof error === 'object' && error ? error : {}) as ServerError;
  const byCode = typeof code === 'string' && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  if (byCode) return byCode;
  const byMessage = BY_MESSAGE.find(([pattern]) => pattern.test(String(message ?? '')));
  return byMessage ? byMessage[1] : forStatus(status);
}

/** Whether there was no response. Errors thrown by `fetch` have no status. */
function isWithoutAnswer(error: unknown, status: number | undefined): boolean {
  return status === 0 || (status === undefined && (error instanceof TypeError || isTimeOut(error)));
}

function forStatus(status: number | undefined): ErrorCode {
  if (status === undefined) return 'unexpected';
  if (status === 401) return 'session-lost';
  if (status === 429) return 'too-many-attempts';
  if (TIME_OUTS.has(status)) return 'timed-out';
  if (status >= 500) return 'server-unavailable';
  return status >= 400 ? 'refused' : 'unexpected';
}

function statusOf(error: unknown): number | undefined {
  const status = typeof error === 'object' && error ? (error as ServerError).status : undefined;
  return typeof status === 'number' ? status : undefined;
}
