import * as z from 'zod/mini';

const httpsUrl = z
  .string()
  .check(
    z.refine(
      (value) => URL.canParse(value) && new URL(value).protocol === 'https:',
      'deve ser um endereço https',
    ),
  );
const instant = z
  .string()
  .check(z.refine((value) => !Number.isNaN(Date.parse(value)), 'deve ser uma data ISO'));

/** Environment variables of the app. Empty counts as unset. */
const EnvSchema = z.object({
  VITE_CHECKOUT_STUDENT_URL: z.optional(httpsUrl),
  VITE_CHECKOUT_TEACHER_URL: z.optional(httpsUrl),
  VITE_PROMO_END: z.optional(instant),
  VITE_EXAM_DATE: z.optional(instant),
  VITE_SIMULATED_DELAYS: z.optional(z.enum(['on', 'off'], 'deve ser on ou off')),
});

export type AppConfig = {
  checkoutStudentUrl: string | null;
  checkoutTeacherUrl: string | null;
  promoEnd: Date;
  examDate: Date;
  simulatedDelays: boolean;
};

export type ConfigProblem = { variable: string; message: string };
export type ConfigResult = { ok: true; config: AppConfig } | { ok: false; problems: ConfigProblem[] };

/** Fixed end of the promotional period and exam date, spec §9; both overridable (decisions §4). */
const PROMO_END = '2025-10-20T03:00:00Z';
const EXAM_DATE = '2025-11-03T03:00:00Z';

/** Reads the environment; wrong values come back as problems that name the variable, never as an exception. */
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
  return {
    ok: true,
    config: {
      checkoutStudentUrl: values.VITE_CHECKOUT_STUDENT_URL ?? null,
      checkoutTeacherUrl: values.VITE_CHECKOUT_TEACHER_URL ?? null,
      promoEnd: new Date(values.VITE_PROMO_END ?? PROMO_END),
      examDate: new Date(values.VITE_EXAM_DATE ?? EXAM_DATE),
      simulatedDelays: values.VITE_SIMULATED_DELAYS !== 'off',
    },
  };
}
