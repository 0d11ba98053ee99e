import * as z from 'zod/mini';
import { MAX_ESSAY_CHARACTERS, MAX_THEME_CHARACTERS } from '../domain/essay/draft.ts';
import { MockTimingSchema } from './mock-exam.ts';
import { UNSTORABLE } from './typed-text.ts';

/** A text that the database can store. */
const storable = z
  .string('deve ser um texto')
  .check(z.refine((value) => !UNSTORABLE.test(value), 'tem caracteres que não são texto'));

const filled = (most: number) =>
  storable.check(
    z.refine((value) => value.trim() !== '', 'não pode ser vazio'),
    z.maxLength(most, `deve ter no máximo ${most} caracteres`),
  );

/** The body of `validate-theme-coherence`. */
export const ThemeCheckRequestSchema = z.object({
  theme: filled(MAX_THEME_CHARACTERS),
  essay: filled(MAX_ESSAY_CHARACTERS),
  /** Whether the author consented to a language model reading the essay. Without consent no model reads it. */
  consent: z.optional(z.boolean('deve ser true ou false')),
});
export type ThemeCheckRequest = z.infer<typeof ThemeCheckRequestSchema>;

/** Asks whether a model is available; contains no essay data, and costs nothing. */
export const ModelStatusRequestSchema = z.strictObject({ status: z.literal(true) });

/** The body of `evaluate-essay-with-ai`. Two calls with the same `chave` are one correction. */
export const EvaluationRequestSchema = z.extend(ThemeCheckRequestSchema, {
  supportText: z.optional(
    storable.check(
      z.maxLength(MAX_ESSAY_CHARACTERS, `deve ter no máximo ${MAX_ESSAY_CHARACTERS} caracteres`),
    ),
  ),
  chave: z.optional(z.uuid('deve ser um uuid').check(z.toLowerCase())),
  /** Id of the same author's stored essay that this essay rewrites. */
  versaoDe: z.optional(z.uuid('deve ser um uuid')),
  /** Time record of an essay written as a mock exam. */
  simulado: z.optional(MockTimingSchema),
  /** Whether the essay's text came from photos of a sheet. */
  deFoto: z.optional(z.boolean('deve ser true ou false')),
});
export type EvaluationRequest = z.infer<typeof EvaluationRequestSchema>;
