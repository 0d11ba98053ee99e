import * as z from 'zod/mini';
import { NOTICE_KINDS, type Notice } from '../domain/notices/notice.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

/** Result of the database function `meus_avisos`. */
export const NoticesSchema = z.array(
  z.object({
    chave: z.string(),
    tipo: z.enum(NOTICE_KINDS),
    sala_id: z.string(),
    sala_nome: z.string(),
    tema_id: z.nullable(z.string()),
    tema: z.nullable(z.string()),
    prazo: z.nullable(IsoDateSchema),
    quantos: AmountColumn,
    quando: IsoDateSchema,
    lido: z.boolean(),
    aluno_id: z.nullable(z.string()),
    aluno_nome: z.nullable(z.string()),
    envio_id: z.nullable(z.string()),
    redacao_id: z.nullable(z.string()),
  }) satisfies z.ZodMiniType<Notice>,
);

/** The time up to which a user has read each notice, keyed by notice. */
export const ReadMarksSchema = z.catchall(z.object({}), IsoDateSchema);
