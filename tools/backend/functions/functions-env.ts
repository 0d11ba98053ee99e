import type { BackendKeys } from '../keys.ts';

/** Settings of the models, the payment provider and CORS, which whoever starts the backend may give. */
const GIVEN = /^((?:AI|VISION)_\w+|PAYMENT_WEBHOOK_SECRET|ALLOWED_ORIGINS)$/;

/** The environment of the functions: the API with its keys, and the settings that were given. */
export function functionsEnv(keys: BackendKeys, apiUrl: string): Record<string, string> {
  const given = Object.entries(process.env).flatMap(([name, value]): [string, string][] =>
    value && GIVEN.test(name) ? [[name, value]] : [],
  );
  return {
    SUPABASE_URL: apiUrl,
    SUPABASE_ANON_KEY: keys.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: keys.serviceKey,
    PAYMENT_WEBHOOK_SECRET: keys.webhookSecret,
    ...Object.fromEntries(given),
  };
}
