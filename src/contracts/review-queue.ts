import * as z from 'zod/mini';
import type { QueueItem, ReviewQueue } from '../domain/classrooms/review-queue.ts';
import { RemarksSchema } from './remarks.ts';
import { DraftItemSchema } from './class-parts.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

/** Result of the database function `fila_de_revisao`. */
export const ReviewQueueSchema = z.object({
  total: AmountColumn,
  itens: z.array(
    z.object({
      id: z.string(),
      sala_id: z.string(),
      sala_nome: z.string(),
      aluno_id: z.string(),
      aluno_nome: z.string(),
      esperado: z.boolean(),
      tema: z.string(),
      prazo: z.nullable(IsoDateSchema),
      enviado_em: IsoDateSchema,
      total: z.nullable(AmountColumn),
      largura: z.nullable(AmountColumn),
      revisada: z.boolean(),
      rascunho: z.boolean(),
    }) satisfies z.ZodMiniType<QueueItem>,
  ),
}) satisfies z.ZodMiniType<ReviewQueue>;

/** Result of the database function `rascunho_da_revisao`. */
export const ReviewDraftSchema = z.object({
  itens: z.array(DraftItemSchema),
  /** null if there are no remarks. */
  anotacoes: z.nullable(RemarksSchema),
  atualizado_em: IsoDateSchema,
  professor_nome: z.string(),
  /** Whether the caller was the last to save the draft. */
  meu: z.boolean(),
  /** Number of saves so far. A save request contains the number that was read, so that a conflict is detected. */
  versao: AmountColumn,
  /** Version of the published review on which the draft is based. */
  revisao_versao: AmountColumn,
});
export type ReviewDraft = z.infer<typeof ReviewDraftSchema>;

/**
 * Result of the database function `guardar_rascunho`: null if the essay does not exist; on a conflict, `atual` is
 * the draft that another save stored.
 */
export const KeptDraftSchema = z.nullable(
  z.union([
    z.object({ ok: z.literal(true), versao: AmountColumn }),
    z.object({ ok: z.literal(false), motivo: z.literal('conflito'), atual: ReviewDraftSchema }),
  ]),
);
