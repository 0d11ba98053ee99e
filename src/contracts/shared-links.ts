import * as z from 'zod/mini';
import type { LinkAnswer, SharedLink } from '../domain/shared-links/shared-link.ts';
import { EssayRowSchema } from './essays.ts';
import { IsoDateSchema } from './values.ts';

/**
 * Shared links, as returned by the tables and functions of `schemas/05-correction-links.sql` and as stored by the
 * demo backend.
 */
export const SharedLinkSchema = z.object({
  id: z.string(),
  redacao_id: z.string(),
  tema: z.string(),
  codigo: z.string(),
  com_nome: z.boolean(),
  valido_ate: IsoDateSchema,
  created_at: IsoDateSchema,
}) satisfies z.ZodMiniType<SharedLink>;

/** Result of the database function `compartilhar_correcao`. */
export const LinkAnswerSchema = z.union([
  z.object({ link: z.object({ codigo: z.string(), valido_ate: IsoDateSchema }) }),
  z.object({ motivo: z.enum(['limite', 'redacao_nao_encontrada']) }),
]) satisfies z.ZodMiniType<{ link: Exclude<LinkAnswer, { motivo: unknown }> } | { motivo: unknown }>;

/**
 * Result of the database function `correcao_compartilhada`: the returned columns of an essay, with the link's data.
 */
export const SharedCorrectionSchema = z.extend(
  z.pick(EssayRowSchema, {
    tema: true,
    texto: true,
    nota_total: true,
    niveis: true,
    faixa: true,
    correcao: true,
    data_envio: true,
  }),
  { nome: z.nullable(z.string()), conferida: z.boolean(), valido_ate: IsoDateSchema },
);
