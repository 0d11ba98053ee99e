import * as z from 'zod/mini';
import type {
  ClassRecord,
  StoredDeletedClassroom,
  ReviewVersions,
} from '../domain/classrooms/class-record.ts';
import type { StoredClassroom } from '../domain/classrooms/stored-classroom.ts';
import { RemarksSchema, KeptCommentSchema, PublishedRemarksSchema } from './remarks.ts';
import {
  ClassroomSchema,
  DraftItemSchema,
  ExpectedStudentSchema,
  FiveLevelsSchema,
  PhotoConfirmationSchema,
  ReviewSchema,
  WithdrawnReviewSchema,
} from './class-parts.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

const StoredStudentSchema = z.object({
  id: z.string(),
  nome: z.string(),
  entrou_em: IsoDateSchema,
  nomes_anteriores: z.optional(z.array(z.object({ nome: z.string(), mudou_em: IsoDateSchema }))),
  lugar: z.optional(z.object({ id: z.string(), nome: z.string(), pelo_nome: z.optional(z.literal(true)) })),
});

/** A classroom as the demo backend stores it for its teacher. */
export const StoredClassroomSchema = z.extend(z.omit(ClassroomSchema, { sou_dono: true }), {
  frases_no_treino: z.optional(z.boolean()),
  // Missing in records from before classrooms could be archived.
  arquivada: z.prefault(z.boolean(), false),
  convite: z.nullable(z.object({ codigo: z.string(), criado_em: IsoDateSchema })),
  alunos: z.array(StoredStudentSchema),
  // Missing in older records.
  nomes: z.array(
    z.extend(ExpectedStudentSchema, {
      email: z.prefault(z.nullable(z.string()), null),
      pretendente: z.optional(z.object({ id: z.string(), desde: IsoDateSchema })),
    }),
  ),
  chegadas: z.optional(z.catchall(z.object({}), z.nullable(z.string()))),
  removidos: z.array(z.extend(StoredStudentSchema, { removido_em: IsoDateSchema })),
  envios: z.array(
    z.object({
      id: z.string(),
      redacao_id: z.string(),
      aluno_id: z.string(),
      tema_id: z.nullable(z.string()),
      tema: z.string(),
      enviado_em: IsoDateSchema,
      niveis: z.nullable(FiveLevelsSchema),
      achados: z.catchall(z.object({}), AmountColumn),
      texto: z.optional(z.string()),
      nome_id: z.optional(z.string()),
    }),
  ),
  retiradas: z.optional(
    z.array(z.object({ aluno_id: z.string(), tema_id: z.nullable(z.string()), retirada_em: IsoDateSchema })),
  ),
  fotos: z.optional(PhotoConfirmationSchema),
}) satisfies z.ZodMiniType<StoredClassroom>;

const ReviewsSchema = z.catchall(z.object({}), ReviewSchema);

// Missing in older records.
const RemarksByIdSchema = z.optional(z.catchall(z.object({}), PublishedRemarksSchema));

export const StoredDeletedClassroomSchema = z.object({
  room: StoredClassroomSchema,
  reviews: ReviewsSchema,
  annotations: RemarksByIdSchema,
  excluida_em: IsoDateSchema,
}) satisfies z.ZodMiniType<StoredDeletedClassroom>;

export const StoredWithdrawnSchema = z.extend(
  z.omit(WithdrawnReviewSchema, { sala_nome: true, aluno_nome: true }),
  { aluno_id: z.string(), redacao_id: z.string(), niveis: z.nullable(FiveLevelsSchema) },
);

export const ReviewVersionsSchema = z.object({
  revisao: AmountColumn,
  rascunho: AmountColumn,
  publicada_em: z.nullable(IsoDateSchema),
}) satisfies z.ZodMiniType<ReviewVersions>;

export const StoredClassRecordSchema = z.object({
  samplesAt: IsoDateSchema,
  rooms: z.array(StoredClassroomSchema),
  reviews: ReviewsSchema,
  annotations: RemarksByIdSchema,
  drafts: z.optional(
    z.catchall(
      z.object({}),
      z.object({
        itens: z.array(DraftItemSchema),
        anotacoes: z.prefault(z.nullable(RemarksSchema), null),
        atualizado_em: IsoDateSchema,
        versao: z.prefault(AmountColumn, 0),
        revisao_versao: z.prefault(AmountColumn, 0),
      }),
    ),
  ),
  versions: z.optional(z.catchall(z.object({}), ReviewVersionsSchema)),
  withdrawn: z.optional(z.array(StoredWithdrawnSchema)),
  comments: z.optional(z.array(z.omit(KeptCommentSchema, { meu: true, autor: true }))),
  deleted: z.prefault(z.array(StoredDeletedClassroomSchema), []),
}) satisfies z.ZodMiniType<ClassRecord>;
