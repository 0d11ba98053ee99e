import * as z from 'zod/mini';
import { ANNOUNCEMENT_LIMITS, type AnnouncementText } from '../domain/announcements/announcement.ts';
import { atMost, typedLine, typedText, visible } from './typed-text.ts';

const { titulo, conteudo } = ANNOUNCEMENT_LIMITS;

/** An announcement as its author writes it: both are required (R-NEWS-2). */
export const AnnouncementFormSchema: z.ZodMiniType<AnnouncementText, AnnouncementText> = z.object({
  titulo: typedLine.check(
    visible('Título é obrigatório'),
    atMost(titulo, `Título deve ter no máximo ${titulo} caracteres`),
  ),
  conteudo: typedText.check(
    visible('Conteúdo é obrigatório'),
    atMost(conteudo, `Conteúdo deve ter no máximo ${conteudo.toLocaleString('pt-BR')} caracteres`),
  ),
});
