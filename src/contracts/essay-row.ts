import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { AmountColumn } from './column.ts';
import { EvaluationSchema } from './evaluation.ts';
import { IsoDateSchema } from './iso-date.ts';

/** A row of `redacoes`. A correction of another shape reads as none: the essay itself is still shown. */
export const EssayRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  tema: z.nullable(z.string()),
  texto: z.string(),
  nota_total: z.nullable(AmountColumn),
  correcao: orElse(z.nullable(EvaluationSchema), null),
  chave_idempotencia: z.nullable(z.string()),
  data_envio: IsoDateSchema,
  created_at: IsoDateSchema,
});

export type EssayRow = z.infer<typeof EssayRowSchema>;

/** The columns to select, no more. */
export const ESSAY_COLUMNS = Object.keys(EssayRowSchema.shape).join(',');
