import * as z from 'zod/mini';
import { IsoDateSchema } from './iso-date.ts';

/** A row of `comunicados` as everybody reads it. */
export const AnnouncementRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  titulo: z.string(),
  conteudo: z.string(),
  criado_em: IsoDateSchema,
  autor_nome: z.string(),
});

/** The columns to select, no more. */
export const ANNOUNCEMENT_COLUMNS = Object.keys(AnnouncementRowSchema.shape).join(',');
