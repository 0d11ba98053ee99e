import * as z from 'zod/mini';
import { IsoDateSchema } from './iso-date.ts';

/** What a teacher said of one competency of an essay. */
export const ReviewItemRowSchema = z.object({
  competencia: z.literal([1, 2, 3, 4, 5]),
  comentario: z.string(),
  nivel: z.nullable(z.number()),
  motivo: z.string(),
  atualizado_em: IsoDateSchema,
});

/** Of one essay in one class; empty where nothing was said. */
export const ReviewRowsSchema = z.array(ReviewItemRowSchema);
export type ReviewRows = z.infer<typeof ReviewRowsSchema>;
