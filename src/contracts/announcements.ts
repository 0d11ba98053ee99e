import * as z from 'zod/mini';
import type { Announcement } from '../domain/announcements/announcement.ts';
import { IsoDateSchema } from './values.ts';

/** An announcement as a device without a server keeps it. */
export const StoredAnnouncementSchema = z.object({
  id: z.string().check(z.minLength(1)),
  titulo: z.string(),
  conteudo: z.string(),
  criado_em: IsoDateSchema,
  autor_nome: z.string(),
}) satisfies z.ZodMiniType<Announcement>;
