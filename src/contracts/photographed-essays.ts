import * as z from 'zod/mini';
import { PHOTOGRAPH_REFUSALS, type PhotographedEssay } from '../domain/classrooms/photographed-essay.ts';
import { PublishedRemarksSchema } from './remarks.ts';
import { ReviewSchema } from './class-parts.ts';
import { EssayRowSchema } from './essays.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

/** JSON results of the database functions about photographed essays (supabase/schemas/17-photographed-essays.sql). */

/** Result of the database function `enviar_folha`. */
export const PhotographAnswerSchema = z.union([
  z.object({ id: z.string() }),
  z.object({ motivo: z.enum(PHOTOGRAPH_REFUSALS) }),
]);

/** Result of the database function `folhas_recebidas`. */
export const PhotographedEssaySchema = z.object({
  id: z.string(),
  sala_id: z.string(),
  sala_nome: z.string(),
  professores: z.array(z.string()),
  tema: z.string(),
  enviado_em: IsoDateSchema,
  total: z.nullable(AmountColumn),
  revisada: z.boolean(),
}) satisfies z.ZodMiniType<PhotographedEssay>;

/** Result of the database function `folha_recebida`. */
export const ReceivedEssayRowSchema = z.object({
  id: z.string(),
  sala_id: z.string(),
  sala_nome: z.string(),
  professores: z.array(z.string()),
  enviado_em: IsoDateSchema,
  redacao: EssayRowSchema,
  revisao: ReviewSchema,
  anotacoes: z.nullable(PublishedRemarksSchema),
});

/** Result of the database function `apagar_nome`; `motivo` is present on failure. */
export const ForgottenAnswerSchema = z.object({
  ok: z.boolean(),
  motivo: z.optional(z.enum(['nao_encontrada', 'redacoes'])),
});
