import * as z from 'zod/mini';
import type { QueueItem, ReviewQueue } from '../domain/classrooms/review-queue.ts';
import { AnnotationsSchema } from './annotations.ts';
import { DraftItemSchema } from './class-parts.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

/** `fila_de_revisao` */
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

/** `rascunho_da_revisao` */
export const ReviewDraftSchema = z.object({
  itens: z.array(DraftItemSchema),
  /** null if there are no annotations. */
  anotacoes: z.nullable(AnnotationsSchema),
  atualizado_em: IsoDateSchema,
  professor_nome: z.string(),
  /** Whether the caller saved it last. */
  meu: z.boolean(),
  /** Number of saves; a save names the version that was read. */
  versao: AmountColumn,
  /** Version of the published review it is based on. */
  revisao_versao: AmountColumn,
});
export type ReviewDraft = z.infer<typeof ReviewDraftSchema>;

/** `guardar_rascunho`: null if the essay does not exist; `atual` if another draft does. */
export const KeptDraftSchema = z.nullable(
  z.union([
    z.object({ ok: z.literal(true), versao: AmountColumn }),
    z.object({ ok: z.literal(false), motivo: z.literal('conflito'), atual: ReviewDraftSchema }),
  ]),
);
