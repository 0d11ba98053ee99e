import { describe, expect, it } from 'vitest';
import { toCallbackError } from '@/data/supabase/callback-error';

describe('toCallbackError', () => {
  it.each([
    ['Error in URL with unspecified error_description', 'link-invalid'],
    ['No session defined in URL', 'link-incomplete'],
    ['No code detected.', 'link-incomplete'],
    ['Not a valid PKCE flow url.', 'link-other-browser'],
    ['Not a valid implicit grant flow url.', 'link-other-browser'],
    ['Something the library may say one day', 'link-invalid'],
  ])('%s', (message, code) => {
    const error = { name: 'AuthImplicitGrantRedirectError', message, status: 500, details: null };
    expect(toCallbackError(error)).toMatchObject({ code, cause: error });
  });

  it.each([
    ['otp_expired', 'link-expired'],
    ['flow_state_expired', 'link-expired'],
    ['flow_state_not_found', 'link-other-browser'],
    ['identity_already_exists', 'identity-taken'],
    ['identity_not_found', 'identity-missing'],
    ['single_identity_not_deletable', 'identity-last'],
    ['unspecified_code', 'link-invalid'],
  ])('the code %s in the address', (code, expected) => {
    const details = { error: 'access_denied', code };
    expect(toCallbackError({ message: 'any', status: 500, details }).code).toBe(expected);
  });

  it('an invalid signature is a bad link, no answer is none', () => {
    expect(toCallbackError({ message: 'invalid JWT', status: 403, code: 'bad_jwt' }).code).toBe(
      'link-invalid',
    );
    expect(toCallbackError({ message: 'Failed to fetch', status: 0 }).code).toBe('unreachable');
    expect(toCallbackError({ message: '{}', status: 503 }).code).toBe('server-unavailable');
    expect(toCallbackError(null).code).toBe('link-invalid');
  });
});
