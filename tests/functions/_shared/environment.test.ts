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
      modelTimeout: 22_000,
      dailyLimit: 40,
      vision: null,
      visionTimeout: 60_000,
      visionDailyLimit: 10,
      allowedOrigins: null,
      paymentSecret: null,
      stripeSecret: null,
      mercadoPago: null,
      mail: null,
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

  it('keeps the model for photos apart from the one for texts', () => {
    const vision = { VISION_BASE_URL: 'https://b.example/v1', VISION_API_KEY: 'key', VISION_MODEL: 'eyes' };
    const { model, vision: eyes } = read({ ...vision, VISION_TEMPERATURE: 'off', AI_JSON_SCHEMA: 'off' });
    expect(model).toBeNull();
    expect(eyes).toEqual({
      baseUrl: 'https://b.example/v1',
      apiKey: 'key',
      model: 'eyes',
      hasJsonSchema: true,
      temperature: undefined,
    });
  });

  it.each(['VISION_BASE_URL', 'VISION_API_KEY', 'VISION_MODEL'])(
    'has no model for photos without %s',
    (name) => {
      const vision = { VISION_BASE_URL: 'https://b.example/v1', VISION_API_KEY: 'key', VISION_MODEL: 'eyes' };
      expect(read({ ...vision, [name]: '' }).vision).toBeNull();
    },
  );

  const MAIL = {
    MAIL_API_KEY: 're_key',
    MAIL_FROM: 'Grifo <avisos@grifo.example>',
    MAIL_SCHEDULE_SECRET: 'secret',
    MAIL_APP_URL: 'https://grifo.example/',
  };

  it('mails by Resend unless another place is named', () => {
    expect(read(MAIL).mail).toEqual({
      baseUrl: 'https://api.resend.com',
      apiKey: 're_key',
      from: 'Grifo <avisos@grifo.example>',
      scheduleSecret: 'secret',
      appUrl: 'https://grifo.example',
      batch: 100,
      pauseMs: 600,
    });
    expect(read({ ...MAIL, MAIL_BASE_URL: 'http://127.0.0.1:1/' }).mail?.baseUrl).toBe('http://127.0.0.1:1');
  });

  it.each(Object.keys(MAIL))('mails nothing without %s', (name) => {
    expect(read({ ...MAIL, [name]: '' }).mail).toBeNull();
  });

  it.each([
    ['AI_DAILY_LIMIT', '0'],
    ['MAIL_BATCH', '0'],
    ['MAIL_PAUSE_MS', 'x'],
    ['AI_DAILY_LIMIT', 'many'],
    ['AI_TIMEOUT_MS', '-1'],
    ['VISION_DAILY_LIMIT', '0'],
    ['VISION_TIMEOUT_MS', '1.5'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(name);
  });
});
