import * as z from 'zod/mini';

/** Where a language model answers: any endpoint that speaks OpenAI's chat completions. */
export type ModelEndpoint = {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** False where the endpoint knows JSON mode but no JSON schema. */
  hasJsonSchema: boolean;
  /** 0, so that the same essay gets the same levels; left out for models that refuse the parameter. */
  temperature: 0 | undefined;
};

/** By what service notices go out as e-mails. */
export type MailSettings = {
  /** Resend's, or of whatever else speaks its `POST /emails`. */
  baseUrl: string;
  apiKey: string;
  /** `Grifo <avisos@grifo.example.com>` */
  from: string;
  /** Proves that the schedule calls. */
  scheduleSecret: string;
  /** Where the links of a mail lead to. */
  appUrl: string;
  /** Mails of one call. */
  batch: number;
  /** Between two mails, for the provider's limit per second. */
  pauseMs: number;
};

/** What the functions know of where they run; README.md describes each variable. */
export type Environment = {
  supabaseUrl: string;
  /** The publishable key: row-level security applies. */
  anonKey: string;
  /** The secret key: it does not. */
  serviceRoleKey: string;
  /** Null without a key: the embedded scorer corrects. */
  model: ModelEndpoint | null;
  /** For all calls of a model that one request makes, in milliseconds. */
  modelTimeout: number;
  /** Calls a user may make in a day. */
  dailyLimit: number;
  /** The model that reads photos. Null without one: nothing is transcribed. */
  vision: ModelEndpoint | null;
  /** For all its calls that one request makes, in milliseconds. */
  visionTimeout: number;
  /** Transcriptions a user may ask for in a day. */
  visionDailyLimit: number;
  /** Null where nothing is said: then loopback pages may call a backend on loopback, and nobody else. */
  allowedOrigins: string[] | null;
  /** Signs the notices of our own form. Null without one: none is believed. */
  paymentSecret: string | null;
  /** Signs Stripe's. */
  stripeSecret: string | null;
  /** Signs Mercado Pago's; the token asks what became of the payment a notice names. */
  mercadoPago: { secret: string; accessToken: string } | null;
  /** Null without all of it: no notice goes out by e-mail. */
  mail: MailSettings | null;
};

const MODEL_TIMEOUT_MS = 22_000;
const DAILY_LIMIT = 40;
const VISION_TIMEOUT_MS = 60_000;
const VISION_DAILY_LIMIT = 10;
const MAIL_BASE_URL = 'https://api.resend.com';
const MAIL_BATCH = 100;
/** Resend takes two requests a second. */
const MAIL_PAUSE_MS = 600;

/** Reads the variables. Empty counts as unset; a missing or wrong one is an error that names it. */
export function readEnvironment(get: (name: string) => string | undefined): Environment {
  const optional = (name: string) => get(name)?.trim() || null;
  const required = (name: string) => {
    const value = optional(name);
    if (value === null) throw new Error(`${name} is not set.`);
    return value;
  };
  // A hosted project gives its keys as JSON, by name; its plain variables keep the older ones, which may be switched off.
  const key = (variable: string, older: string) =>
    readKeys(variable, optional(variable)).default ?? required(older);
  const positive = (name: string, byDefault: number) => {
    const value = Number(optional(name) ?? byDefault);
    if (!Number.isInteger(value) || value <= 0) throw new Error(`${name} must be a positive whole number.`);
    return value;
  };
  return {
    supabaseUrl: required('SUPABASE_URL').replace(/\/+$/, ''),
    anonKey: key('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    serviceRoleKey: key('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
    model: readModel('AI', optional),
    modelTimeout: positive('AI_TIMEOUT_MS', MODEL_TIMEOUT_MS),
    dailyLimit: positive('AI_DAILY_LIMIT', DAILY_LIMIT),
    vision: readModel('VISION', optional),
    visionTimeout: positive('VISION_TIMEOUT_MS', VISION_TIMEOUT_MS),
    visionDailyLimit: positive('VISION_DAILY_LIMIT', VISION_DAILY_LIMIT),
    allowedOrigins:
      optional('ALLOWED_ORIGINS')
        ?.split(',')
        .map((origin) => origin.trim()) ?? null,
    paymentSecret: optional('PAYMENT_WEBHOOK_SECRET'),
    stripeSecret: optional('STRIPE_WEBHOOK_SECRET'),
    mercadoPago: readMercadoPago(optional),
    mail: readMail(optional, {
      batch: positive('MAIL_BATCH', MAIL_BATCH),
      pauseMs: positive('MAIL_PAUSE_MS', MAIL_PAUSE_MS),
    }),
  };
}

function readMail(
  optional: (name: string) => string | null,
  limits: Pick<MailSettings, 'batch' | 'pauseMs'>,
): MailSettings | null {
  const of = (name: string) => optional(`MAIL_${name}`);
  const [apiKey, from, scheduleSecret, appUrl] = [
    of('API_KEY'),
    of('FROM'),
    of('SCHEDULE_SECRET'),
    of('APP_URL'),
  ];
  if (!apiKey || !from || !scheduleSecret || !appUrl) return null;
  const baseUrl = (of('BASE_URL') ?? MAIL_BASE_URL).replace(/\/+$/, '');
  return { baseUrl, apiKey, from, scheduleSecret, appUrl: appUrl.replace(/\/+$/, ''), ...limits };
}

function readMercadoPago(optional: (name: string) => string | null): Environment['mercadoPago'] {
  const [secret, accessToken] = [
    optional('MERCADO_PAGO_WEBHOOK_SECRET'),
    optional('MERCADO_PAGO_ACCESS_TOKEN'),
  ];
  return secret && accessToken ? { secret, accessToken } : null;
}

const KeysSchema = z.object({ default: z.optional(z.string()) });

function readKeys(variable: string, json: string | null): z.infer<typeof KeysSchema> {
  try {
    return z.parse(KeysSchema, JSON.parse(json ?? '{}'));
  } catch {
    // Without the cause, which would repeat the keys.
    throw new Error(`${variable} must be a JSON object of keys by name.`);
  }
}

function readModel(prefix: 'AI' | 'VISION', optional: (name: string) => string | null): ModelEndpoint | null {
  const of = (name: string) => optional(`${prefix}_${name}`);
  const [baseUrl, apiKey, model] = [of('BASE_URL'), of('API_KEY'), of('MODEL')];
  if (!baseUrl || !apiKey || !model) return null;
  return {
    baseUrl,
    apiKey,
    model,
    hasJsonSchema: of('JSON_SCHEMA') !== 'off',
    temperature: of('TEMPERATURE') === 'off' ? undefined : 0,
  };
}
