import { AppError, type ErrorCode } from '@/contracts/app-error';
import { toAppError } from './to-app-error';

/** The library's messages about a link that came back from an e-mail or another service (R-SESSION-5). */
const BY_MESSAGE: Record<string, ErrorCode> = {
  'Error in URL with unspecified error_description': 'link-invalid',
  'No session defined in URL': 'link-incomplete',
  'No code detected.': 'link-incomplete',
  'Not a valid PKCE flow url.': 'link-other-browser',
  'Not a valid implicit grant flow url.': 'link-other-browser',
};

/** The values of `error_code` that the server writes into the address. */
const BY_CODE: Record<string, ErrorCode> = {
  otp_expired: 'link-expired',
  flow_state_expired: 'link-expired',
  flow_state_not_found: 'link-other-browser',
  bad_code_verifier: 'link-other-browser',
  bad_jwt: 'link-invalid',
  identity_already_exists: 'identity-taken',
  identity_not_found: 'identity-missing',
  single_identity_not_deletable: 'identity-last',
};

type CallbackError = {
  message?: unknown;
  code?: unknown;
  details?: { code?: unknown } | null;
  status?: unknown;
};

/** An error while reading the session from the address, as an `AppError`; `link-invalid` for unknown errors. */
export function toCallbackError(error: unknown): AppError {
  const { message, code, details, status } = (
    typeof error === 'object' && error ? error : {}
  ) as CallbackError;
  const found = own(BY_CODE, details?.code) ?? own(BY_CODE, code) ?? own(BY_MESSAGE, message);
  if (found) return new AppError(found, error);
  // The link was valid, but the request for its user was not answered.
  const isUnanswered = status === 0 || (typeof status === 'number' && status > 500);
  return isUnanswered ? toAppError(error) : new AppError('link-invalid', error);
}

function own(table: Record<string, ErrorCode>, key: unknown): ErrorCode | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
}
