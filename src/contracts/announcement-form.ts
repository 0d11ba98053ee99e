import * as z from 'zod/mini';
import {
  ANNOUNCEMENT_LIMITS,
  type AnnouncementDraft,
  type AnnouncementText,
  AUDIENCES,
} from '../domain/announcements/announcement.ts';
import { instantOfLocalTime } from '../domain/time/local-time.ts';
import { atMost, typedLine, typedText, visible } from './typed-text.ts';

const { titulo, conteudo } = ANNOUNCEMENT_LIMITS;

/** An announcement as entered by its author: title and content are required (R-NEWS-2). */
export const AnnouncementFormSchema: z.ZodMiniType<AnnouncementText, AnnouncementDraft> = z.object({
  titulo: typedLine.check(
    visible('Título é obrigatório'),
    atMost(titulo, `Título deve ter no máximo ${titulo} caracteres`),
  ),
  conteudo: typedText.check(
    visible('Conteúdo é obrigatório'),
    atMost(conteudo, `Conteúdo deve ter no máximo ${conteudo.toLocaleString('pt-BR')} caracteres`),
  ),
  publico: z.enum(AUDIENCES),
  publicar_em: z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => value === '' || instantOfLocalTime(value) !== null,
          'Escolha o dia e a hora, ou deixe em branco',
        ),
      ),
    z.transform((value) => (value === '' ? null : (instantOfLocalTime(value)?.toISOString() ?? null))),
  ),
  fixado: z.boolean(),
});
