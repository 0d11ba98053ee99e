import * as z from 'zod/mini';
import { type Announcement, AUDIENCES } from '../domain/announcements/announcement.ts';
import { IsoDateSchema } from './values.ts';

/** A row of `comunicados`; the demo backend stores the same. */
export const AnnouncementRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  titulo: z.string(),
  conteudo: z.string(),
  criado_em: IsoDateSchema,
  autor_nome: z.string(),
  publico: z.enum(AUDIENCES),
  publicar_em: IsoDateSchema,
  fixado: z.boolean(),
}) satisfies z.ZodMiniType<Announcement>;
