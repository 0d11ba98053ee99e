import { expect, it, vi } from 'vitest';
import { functionsEnv } from '../../../../tools/backend/functions/functions-env';

const KEYS = { jwtSecret: 'jwt', anonKey: 'anon', serviceKey: 'service', webhookSecret: 'own' };

it('gives the functions the API and the settings meant for them, and nothing else', () => {
  vi.stubEnv('AI_API_KEY', 'model-key');
  vi.stubEnv('VISION_MODEL', 'eyes');
  vi.stubEnv('AI_MODEL', '');
  vi.stubEnv('NPM_TOKEN', 'not theirs');
  const env = functionsEnv(KEYS, 'http://127.0.0.1:1');
  expect(env).toMatchObject({
    SUPABASE_URL: 'http://127.0.0.1:1',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
    PAYMENT_WEBHOOK_SECRET: 'own',
    AI_API_KEY: 'model-key',
    VISION_MODEL: 'eyes',
  });
  expect(env).not.toHaveProperty('AI_MODEL');
  expect(env).not.toHaveProperty('NPM_TOKEN');
  expect(Object.values(env)).not.toContain('jwt');
});

it('prefers the payment secret it is given', () => {
  vi.stubEnv('PAYMENT_WEBHOOK_SECRET', 'given');
  expect(functionsEnv(KEYS, '').PAYMENT_WEBHOOK_SECRET).toBe('given');
});
