import * as z from 'zod/mini';

/** Endpoint of a language model: any service that supports OpenAI's chat completions. */
export type ModelEndpoint = {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** False if the endpoint supports JSON mode but no JSON schema. */
  hasJsonSchema: boolean;
  /** 0, so that the same essay gets the same levels; undefined for models that refuse the parameter. */
  temperature: 0 | undefined;
};

/** Settings of the service that sends notices as e-mails. */
export type MailSettings = {
  /** URL of Resend, or of any other service that supports its `POST /emails`. */
  baseUrl: string;
  apiKey: string;
  /** `Grifo <avisos@grifo.example.com>` */
  from: string;
  /** Proves that a call comes from the schedule. */
  scheduleSecret: string;
  /** URL of the app, for the links in an e-mail. */
  appUrl: string;
  /** Maximum number of e-mails in one call. */
  batch: number;
  /** Pause between two e-mails, because of the provider's limit per second. */
  pauseMs: number;
};

/** The environment in which the functions run; README.md describes each variable. */
export type Environment = {
  supabaseUrl: string;
  /** The publishable key: row-level security applies. */
  anonKey: string;
  /** The secret key: row-level security does not apply. */
  serviceRoleKey: string;
  /** Null if no key is set; the embedded scorer then corrects. */
  model: ModelEndpoint | null;
  /** Time limit for all model calls of one request, in milliseconds. */
  modelTimeout: number;
  /** Number of calls a user may make in a day. */
  dailyLimit: number;
  /** The model that reads photos. Null if none is configured; nothing is then transcribed. */
  vision: ModelEndpoint | null;
  /** Time limit for all calls of this model by one request, in milliseconds. */
  visionTimeout: number;
  /** Number of transcriptions a user may request in a day. */
  visionDailyLimit: number;
  /**
   * Null if not configured; then only pages on loopback may call the functions, and only if the backend is on
   * loopback too.
   */
  allowedOrigins: string[] | null;
  /** Secret that signs payment notices in our own format. Null if not set; such notices are then refused. */
  paymentSecret: string | null;
  /** Secret that signs Stripe's payment notices. */
  stripeSecret: string | null;
  /** Secret that signs Mercado Pago's payment notices; the token is used to fetch the payment that a notice names. */
  mercadoPago: { secret: string; accessToken: string } | null;
  /** Null if any of these settings is missing; notices are then not sent by e-mail. */
  mail: MailSettings | null;
};

const MODEL_TIMEOUT_MS = 22_000;
const DAILY_LIMIT = 40;
const VISION_TIMEOUT_MS = 60_000;
const VISION_DAILY_LIMIT = 10;
const MAIL_BASE_URL = 'https://api.resend.com';
const MAIL_BATCH = 100;
/** Resend accepts two requests per second. */
const MAIL_PAUSE_MS = 600;

/**
 * Reads the variables. An empty variable is treated as unset; a missing or wrong one throws an error that names it.
 */
export function readEnvironment(get: (name: string) => string | undefined): Environment {
  const optional = (name: string) => get(name)?.trim() || null;
  const required = (name: string) => {
    const value = optional(name);
    if (value === null) throw new Error(`${name} is not set.`);
    return value;
  };
  // A hosted project provides its keys as a JSON object, keyed by name; its plain variables contain the older keys,
  // which may be disabled.
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
    // The cause is omitted, because it would repeat the keys.
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
