import { describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
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
    ['no answer', { code: '', message: 'TypeError: Failed to fetch' }, 0, 'offline'],
    ['a gateway that gave up', { message: '<html>' }, 502, 'server-unavailable'],
    ['a token that has run out', { code: 'PGRST303', message: 'JWT expired' }, 401, 'session-lost'],
    ['no token', { message: 'nothing more' }, 401, 'session-lost'],
    ['a limit', { code: 'PT429', message: 'too many essays stored today' }, 429, 'too-many-attempts'],
  ])('%s', (_shape, error, status, code) => {
    expect(toAppError(error, status).code).toBe(code);
  });

  it('keeps what was thrown, and an error of the app as it is', () => {
    const thrown = new TypeError('Failed to fetch');
    expect(toAppError(thrown)).toMatchObject({ code: 'offline', cause: thrown });
    const ours = new AppError('session-lost');
    expect(toAppError(ours, 500)).toBe(ours);
  });

  it.each([['boom'], [null], [undefined], [{ code: 'constructor' }], [{ code: 5, status: 'x' }]])(
    '%j is unexpected',
    (thrown) => expect(toAppError(thrown).code).toBe('unexpected'),
  );
});
