import * as z from 'zod/mini';
import { IsoDateSchema } from './iso-date.ts';

/** A theme a class was given. */
export const ClassThemeRowSchema = z.object({
  id: z.string(),
  tema: z.string(),
  criado_em: IsoDateSchema,
  prazo: z.nullable(IsoDateSchema),
});
export type ClassThemeRow = z.infer<typeof ClassThemeRowSchema>;
