import { describe, expect, it, vi } from 'vitest';
import { AppError, type ErrorCode } from '@/contracts/app-error';
import { errorSentence } from '@/copy/errors';
import { timeOut } from '@/data/supabase/fetch-in-time';
import { toAppError } from '@/data/supabase/to-app-error';

describe('toAppError', () => {
  it.each([
    ['hosted: a broken CHECK', { code: '23514', message: 'violates check constraint' }, 400],
    ['hosted: an exception of a function', { code: 'P0001', message: 'no' }, 400],
    ['hosted: a key that is there', { code: '23505', message: 'duplicate key' }, 409],
    ['hosted: row-level security', { code: '42501', message: 'violates row-level security' }, 403],
    ['lite: any of these', { code: 'SUP', message: 'violates check constraint' }, 500],
  ])('%s is a refusal', (_shape, error, status) => {
    expect(toAppError(error, status).code).toBe('refused');
  });

  it.each([
    ['a token that has run out', { code: 'PGRST303', message: 'JWT expired' }, 401, 'session-lost'],
    ['no token', { message: 'nothing more' }, 401, 'session-lost'],
    ['a limit', { code: 'PT429', message: 'too many essays stored today' }, 429, 'too-many-attempts'],
  ])('%s', (_shape, error, status, code) => {
    expect(toAppError(error, status).code).toBe(code);
  });

  const failedFetch = new TypeError('Failed to fetch');
  const ofTables = { code: '', message: 'TypeError: Failed to fetch' };
  const ofAuth = { name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 };
  const html = { message: '<html>' };
  const aborted = new DOMException('signal is aborted without reason', 'AbortError');

  it.each<[string, unknown, number | undefined, { isOnline: boolean }, ErrorCode, RegExp]>([
    [
      'no network: fetch',
      failedFetch,
      undefined,
      { isOnline: false },
      'offline',
      /^Sem conexão com a internet/,
    ],
    ['no network: the tables', ofTables, 0, { isOnline: false }, 'offline', /Confira a rede/],
    ['no network: Auth', ofAuth, undefined, { isOnline: false }, 'offline', /^Sem conexão/],
    ['no network: a limit ends it', timeOut(), undefined, { isOnline: false }, 'offline', /^Sem conexão/],
    [
      'no way to the server: fetch',
      failedFetch,
      undefined,
      { isOnline: true },
      'unreachable',
      /está na rede/,
    ],
    [
      'no way to the server: the tables',
      ofTables,
      0,
      { isOnline: true },
      'unreachable',
      /chegar ao servidor/,
    ],
    [
      'no way to the server: Auth',
      ofAuth,
      undefined,
      { isOnline: true },
      'unreachable',
      /chegar ao servidor/,
    ],
    ['our own limit', timeOut(), undefined, { isOnline: true }, 'timed-out', /demorou demais/],
    ['our own limit: an abort', aborted, undefined, { isOnline: true }, 'timed-out', /demorou demais/],
    [
      'our own limit: the tables',
      { code: '', message: `TimeoutError: ${timeOut().message}` },
      0,
      { isOnline: true },
      'timed-out',
      /demorou demais/,
    ],
    [
      'our own limit: Auth',
      { ...ofAuth, message: timeOut().message },
      undefined,
      { isOnline: true },
      'timed-out',
      /demorou demais/,
    ],
    ['a server that waited too long', html, 408, { isOnline: true }, 'timed-out', /demorou demais/],
    ['a gateway that waited too long', html, 504, { isOnline: true }, 'timed-out', /demorou demais/],
    ['Cloudflare, which waited too long', html, 524, { isOnline: true }, 'timed-out', /demorou demais/],
    ['a refusal', { message: 'no' }, 400, { isOnline: true }, 'refused', /não aceitou estes dados/],
    ['a refusal, whatever the device says', html, 422, { isOnline: false }, 'refused', /não aceitou/],
    ['an error of the server', html, 500, { isOnline: true }, 'server-unavailable', /está com um problema/],
    ['a gateway without a server', html, 502, { isOnline: true }, 'server-unavailable', /com um problema/],
    ['the same, whatever the device says', html, 503, { isOnline: false }, 'server-unavailable', /problema/],
  ])('names what failed: %s', (_requirement, error, status, device, code, sentence) => {
    const told = toAppError(error, status, device);
    expect(told.code).toBe(code);
    expect(errorSentence(told)).toMatch(sentence);
  });

  it.each<[string, boolean, ErrorCode]>([
    ['asks the device: no network', false, 'offline'],
    ['asks the device: a network', true, 'unreachable'],
  ])('%s', (_requirement, isOnline, code) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    expect(toAppError(failedFetch).code).toBe(code);
  });

  it('keeps what was thrown, and an error of the app as it is', () => {
    const thrown = new TypeError('Failed to fetch');
    expect(toAppError(thrown)).toMatchObject({ code: 'unreachable', cause: thrown });
    const ours = new AppError('session-lost');
    expect(toAppError(ours, 500)).toBe(ours);
  });

  it.each([['boom'], [null], [undefined], [{ code: 'constructor' }], [{ code: 5, status: 'x' }]])(
    '%j is unexpected',
    (thrown) => expect(toAppError(thrown).code).toBe('unexpected'),
  );
});
