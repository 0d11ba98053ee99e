import * as z from 'zod/mini';
import { PROMO_END } from '../domain/plans/constants.ts';
import { IsoDateSchema } from './values.ts';

const NOT_HTTPS = 'deve ser um endereço https';

/** https, or plain http on this machine, for the embedded backend and its test checkout. */
const HTTPS_OR_LOCAL = /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost)([:/]|$))/;

const backendUrl = z.string().check(z.regex(HTTPS_OR_LOCAL, NOT_HTTPS));
const checkoutAddress = z
  .string()
  .check(z.refine((value) => HTTPS_OR_LOCAL.test(value) && URL.canParse(value), NOT_HTTPS));

/** CAPTCHA providers supported by Supabase Auth. */
const CAPTCHAS = ['turnstile', 'hcaptcha'] as const;

/** Environment variables of the app. An empty value is treated as unset. */
const EnvSchema = z.object({
  VITE_SUPABASE_URL: z.optional(backendUrl),
  VITE_SUPABASE_ANON_KEY: z.optional(z.string()),
  VITE_CHECKOUT_STUDENT_URL: z.optional(checkoutAddress),
  VITE_CHECKOUT_TEACHER_URL: z.optional(checkoutAddress),
  VITE_PROMO_END: z.optional(IsoDateSchema),
  VITE_EXAM_DATE: z.optional(IsoDateSchema),
  VITE_CAPTCHA: z.optional(z.enum(CAPTCHAS, `deve ser ${CAPTCHAS.join(' ou ')}`)),
  VITE_CAPTCHA_SITE_KEY: z.optional(z.string()),
  VITE_OPERATOR_NAME: z.optional(z.string()),
  VITE_OPERATOR_EMAIL: z.optional(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/, 'deve ser um e-mail'))),
  VITE_OPERATOR_DOCUMENT: z.optional(z.string()),
  VITE_SIMULATED_DELAYS: z.optional(z.enum(['on', 'off'], 'deve ser on ou off')),
});

const PAIRS = [
  ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'],
  ['VITE_CAPTCHA', 'VITE_CAPTCHA_SITE_KEY'],
  ['VITE_OPERATOR_NAME', 'VITE_OPERATOR_EMAIL'],
] as const;

const CHECKOUTS = ['VITE_CHECKOUT_STUDENT_URL', 'VITE_CHECKOUT_TEACHER_URL'] as const;

export type AppConfig = {
  /** The server for accounts and essays; null stores everything on this device. */
  supabase: { url: string; anonKey: string } | null;
  /** The CAPTCHA required by Auth; null if Auth requires none. */
  captcha: { provider: (typeof CAPTCHAS)[number]; siteKey: string } | null;
  /**
   * The site's operator, who is responsible for its data (LGPD, art. 41) and is the seller; null if not configured.
   */
  operator: { name: string; email: string; document: string | null } | null;
  checkoutStudentUrl: string | null;
  checkoutTeacherUrl: string | null;
  promoEnd: Date;
  /** null: use the known exam dates. */
  examDate: Date | null;
  simulatedDelays: boolean;
};

export type ConfigProblem = { variable: string; message: string };
export type ConfigResult = { ok: true; config: AppConfig } | { ok: false; problems: ConfigProblem[] };

/** Parses the environment; wrong values are returned as problems that name the variable, never thrown. */
export function parseConfig(env: Record<string, unknown>): ConfigResult {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(EnvSchema, given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => ({
      variable: String(issue.path[0]),
      message: issue.message,
    }));
    return { ok: false, problems };
  }
  const values = parsed.data;
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = values;
  const { VITE_OPERATOR_NAME: name, VITE_OPERATOR_EMAIL: email } = values;
  const { VITE_CAPTCHA: provider, VITE_CAPTCHA_SITE_KEY: siteKey } = values;
  const missing = PAIRS.flatMap((pair) => {
    const unset = pair.filter((variable) => !values[variable]);
    return unset.length === 1 ? unset : [];
  });
  if (missing.length > 0) {
    const message = 'falta, e a outra do par está definida';
    return { ok: false, problems: missing.map((variable) => ({ variable, message })) };
  }
  // A test checkout is part of a backend on this machine: no hosted site can sell by one.
  const misplaced = url?.startsWith('http:')
    ? []
    : CHECKOUTS.filter((variable) => values[variable]?.startsWith('http:'));
  if (misplaced.length > 0) {
    return { ok: false, problems: misplaced.map((variable) => ({ variable, message: NOT_HTTPS })) };
  }
  return {
    ok: true,
    config: {
      supabase: url && anonKey ? { url, anonKey } : null,
      captcha: url && provider && siteKey ? { provider, siteKey } : null,
      operator: name && email ? { name, email, document: values.VITE_OPERATOR_DOCUMENT ?? null } : null,
      checkoutStudentUrl: values.VITE_CHECKOUT_STUDENT_URL ?? null,
      checkoutTeacherUrl: values.VITE_CHECKOUT_TEACHER_URL ?? null,
      promoEnd: toInstant(values.VITE_PROMO_END ?? PROMO_END),
      examDate: values.VITE_EXAM_DATE === undefined ? null : toInstant(values.VITE_EXAM_DATE),
      simulatedDelays: values.VITE_SIMULATED_DELAYS !== 'off',
    },
  };
}

/**
 * A bare date means its first instant in São Paulo. `Date` would parse it as midnight UTC, which is the evening of
 * the previous day in São Paulo.
 */
function toInstant(value: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T03:00:00Z` : value);
}
