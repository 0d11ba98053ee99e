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

  it('prefers the keys that a project gives by name', () => {
    const { anonKey, serviceRoleKey } = read({
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_1","phone":"sb_publishable_2"}',
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_1"}',
    });
    expect([anonKey, serviceRoleKey]).toEqual(['sb_publishable_1', 'sb_secret_1']);
  });

  it('takes the older keys where no newer one has been made', () => {
    expect(read({ SUPABASE_SECRET_KEYS: '{}' }).serviceRoleKey).toBe('service');
  });

  it('names a variable of keys that is no JSON, without repeating them', () => {
    const given = { SUPABASE_SECRET_KEYS: 'sb_secret_1' };
    expect(() => read(given)).toThrow('SUPABASE_SECRET_KEYS');
    expect(() => read(given)).not.toThrow('sb_secret_1');
  });

  it.each([
    ['AI_DAILY_LIMIT', '0'],
    ['AI_DAILY_LIMIT', 'many'],
    ['AI_TIMEOUT_MS', '-1'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
