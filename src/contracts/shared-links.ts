import * as z from 'zod/mini';
import type { LinkAnswer, SharedLink } from '../domain/shared-links/shared-link.ts';
import { EssayRowSchema } from './essays.ts';
import { IsoDateSchema } from './values.ts';

/** What the tables and functions of `schemas/05-correction-links.sql` answer about links of corrections; also as kept by the demo. */
export const SharedLinkSchema = z.object({
  id: z.string(),
  redacao_id: z.string(),
  tema: z.string(),
  codigo: z.string(),
  com_nome: z.boolean(),
  valido_ate: IsoDateSchema,
  created_at: IsoDateSchema,
}) satisfies z.ZodMiniType<SharedLink>;

/** `compartilhar_correcao` */
export const LinkAnswerSchema = z.union([
  z.object({ link: z.object({ codigo: z.string(), valido_ate: IsoDateSchema }) }),
  z.object({ motivo: z.enum(['limite', 'redacao_nao_encontrada']) }),
]) satisfies z.ZodMiniType<{ link: Exclude<LinkAnswer, { motivo: unknown }> } | { motivo: unknown }>;

/** `correcao_compartilhada`: the columns of an essay that it gives, and what goes with them. */
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
