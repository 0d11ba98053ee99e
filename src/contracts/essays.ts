import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { Correction } from '../domain/evaluation/correction.ts';
import { EvaluationSchema, CorrectionSchema } from './evaluation.ts';
import { RatingSchema } from './ratings.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

/**
 * A row of `redacoes` as listed. `niveis`, the five levels, and `faixa`, the band of the total, are taken from the
 * correction; both are null if there is no correction.
 */
export const EssaySummaryRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  tema: z.nullable(z.string()),
  nota_total: z.nullable(AmountColumn),
  niveis: orElse(z.nullable(z.array(z.number()).check(z.length(5))), null),
  faixa: orElse(z.nullable(z.object({ low: AmountColumn, high: AmountColumn })), null),
  /** Whether the essay counts for rewards; false if its text had been sent before. */
  conta: orElse(z.boolean(), true),
  /** Id of the essay of which this essay is a new version. */
  versao_de: orElse(z.nullable(z.string()), null),
  /** Whether the essay was written as a mock exam. */
  simulado: orElse(z.boolean(), false),
  data_envio: IsoDateSchema,
  created_at: IsoDateSchema,
});
export type EssaySummaryRow = z.infer<typeof EssaySummaryRowSchema>;

/** A whole row. A correction with an invalid shape is parsed as null, so that the essay is still shown. */
export const EssayRowSchema = z.extend(EssaySummaryRowSchema, {
  texto: z.string(),
  correcao: orElse(z.nullable(EvaluationSchema), null),
});
export type EssayRow = z.infer<typeof EssayRowSchema>;

/** Lists load only these columns; a whole correction is loaded when it is opened. */
export const ESSAY_SUMMARY_COLUMNS = Object.keys(EssaySummaryRowSchema.shape).join(',');
export const ESSAY_COLUMNS = Object.keys(EssayRowSchema.shape).join(',');

/**
 * A correction with the account that owns it (R-SESSION-4); a correction without an owner belongs to the first
 * account that opens it.
 */
export type StoredCorrection = Correction & { owner?: string };

export const StoredCorrectionSchema: z.ZodMiniType<StoredCorrection> = z.extend(CorrectionSchema, {
  submittedAt: IsoDateSchema,
  owner: z.optional(z.string()),
});

/** A correction waiting on the device for the server; `key` makes sending it twice harmless. */
export const PendingEssaySchema = z.object({
  key: z.string().check(z.minLength(1)),
  correction: StoredCorrectionSchema,
  rating: z.optional(RatingSchema),
});

export type PendingEssay = z.infer<typeof PendingEssaySchema>;
