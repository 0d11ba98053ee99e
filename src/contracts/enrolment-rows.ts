import * as z from 'zod/mini';
import { ClassThemeRowSchema } from './class-theme-row.ts';
import { IsoDateSchema } from './iso-date.ts';
import { ReviewRowsSchema } from './review-row.ts';

/** What the functions of the database answer a student about classes (migrations 0010, 0023 and 0024). */

/** `sala_por_convite` */
export const InvitationRowSchema = z.object({
  id: z.string(),
  nome: z.string(),
  descricao: z.string(),
  professor_nome: z.string(),
  professor_email: z.nullable(z.string()),
});

/** `entrar_na_sala` */
export const JoinAnswerSchema = z.object({
  /** Where it went well. */
  sala: z.optional(z.object({ id: z.string(), nome: z.string() })),
  /** Where it did not. */
  motivo: z.optional(z.enum(['apenas_alunos', 'convite_invalido', 'sala_cheia'])),
});

/** `minhas_salas` */
export const EnrolmentRowSchema = z.object({
  id: z.string(),
  nome: z.string(),
  descricao: z.string(),
  professor_nome: z.string(),
  entrou_em: IsoDateSchema,
  tema: z.nullable(ClassThemeRowSchema),
  envios: z.array(
    z.object({
      id: z.string(),
      redacao_id: z.string(),
      tema_id: z.nullable(z.string()),
      enviado_em: IsoDateSchema,
      revisada: z.boolean(),
    }),
  ),
});
export type EnrolmentRow = z.infer<typeof EnrolmentRowSchema>;

/** `revisoes_da_redacao` */
export const ClassReviewRowSchema = z.object({
  id: z.string(),
  sala_id: z.string(),
  sala_nome: z.string(),
  professor_nome: z.string(),
  enviado_em: IsoDateSchema,
  pendente: z.boolean(),
  revisao: ReviewRowsSchema,
});
export type ClassReviewRow = z.infer<typeof ClassReviewRowSchema>;
