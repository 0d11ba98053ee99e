import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../../supabase/functions/_shared/environment.ts';

const GIVEN = {
  SUPABASE_URL: 'https://project.example/',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
};
const read = (variables: Record<string, string>) =>
  readEnvironment((name) => ({ ...GIVEN, ...variables })[name]);

describe('readEnvironment', () => {
  it('needs three variables; the rest has defaults', () => {
    expect(read({})).toEqual({
      supabaseUrl: 'https://project.example',
      anonKey: 'anon',
      serviceRoleKey: 'service',
      model: null,
      modelTimeout: 25_000,
      dailyLimit: 40,
      allowedOrigins: null,
      paymentSecret: null,
    });
  });

  it.each(Object.keys(GIVEN))('names %s when it is missing or empty', (name) => {
    expect(() => read({ [name]: ' ' })).toThrow(name);
  });

  it.each([
    ['AI_DAILY_LIMIT', '0'],
    ['AI_DAILY_LIMIT', 'many'],
    ['AI_TIMEOUT_MS', '-1'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
