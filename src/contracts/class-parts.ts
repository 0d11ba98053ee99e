import * as z from 'zod/mini';
import type { PhotoConfirmation } from '../domain/classrooms/photographed-essay.ts';
import type { Classroom } from '../domain/classrooms/classroom.ts';
import type { FiveLevels, Review, WithdrawnReview } from '../domain/classrooms/submission.ts';
import { WAYS_TO_WRITE, type ThemeGuidance } from '../domain/classrooms/theme-guidance.ts';
import { LEVELS } from '../domain/rubric/competency.ts';
import { PublishedRemarksSchema } from './remarks.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

/**
 * Schemas shared by the database functions' results about classes (class-rows.ts and the modules beside it) and the
 * record of the demo backend (class-storage.ts). Each backend loads these schemas and its own.
 */

export const LevelSchema = z.literal(LEVELS);

/** An array of fixed length instead of a tuple, because the code of `z.tuple` would be added to every page. */
export const FiveLevelsSchema = z
  .array(LevelSchema)
  .check(z.length(5)) as unknown as z.ZodMiniType<FiveLevels>;

export const ThemeGuidanceSchema = z.object({
  instrucoes: z.string(),
  textos: z.array(z.object({ texto: z.string(), fonte: z.string() })),
  proposta: z.nullable(z.string()),
  envio: z.enum(WAYS_TO_WRITE),
}) satisfies z.ZodMiniType<ThemeGuidance>;

export const ClassThemeSchema = z.object({
  id: z.string(),
  tema: z.string(),
  criado_em: IsoDateSchema,
  prazo: z.nullable(IsoDateSchema),
  orientacao: z.optional(ThemeGuidanceSchema),
});

const ClassStudentSchema = z.object({
  id: z.string(),
  nome: z.string(),
  entrou_em: IsoDateSchema,
  nome_anterior: z.nullable(z.string()),
  nome_na_lista: z.nullable(z.string()),
  lugar_id: z.optional(z.nullable(z.string())),
});

export const ExpectedStudentSchema = z.object({
  id: z.string(),
  nome: z.string(),
  email: z.nullable(z.string()),
});

export const ReviewSchema = z.array(
  z.object({
    competencia: z.literal([1, 2, 3, 4, 5]),
    comentario: z.string(),
    nivel: z.nullable(LevelSchema),
    motivo: z.string(),
    atualizado_em: IsoDateSchema,
  }),
) satisfies z.ZodMiniType<Review>;

/** Result of the database function `renovar_convite`. */
export const ClassInviteSchema = z.object({
  codigo: z.string(),
  codigo_curto: z.string(),
  criado_em: IsoDateSchema,
});

/** Result of the database function `sala_do_professor`. */
export const ClassroomSchema = z.object({
  id: z.string(),
  nome: z.string(),
  descricao: z.string(),
  criada_em: IsoDateSchema,
  arquivada: z.boolean(),
  sou_dono: z.boolean(),
  // Missing on servers of the last release.
  frases_no_treino: z.prefault(z.boolean(), false),
  tema_versao: AmountColumn,
  temas: z.array(ClassThemeSchema),
  alunos: z.array(ClassStudentSchema),
  nomes: z.array(
    z.extend(ExpectedStudentSchema, {
      mostrado: z.string(),
      redacoes: AmountColumn,
      pretendente_id: z.optional(z.nullable(z.string())),
    }),
  ),
  convite: z.nullable(ClassInviteSchema),
}) satisfies z.ZodMiniType<Classroom>;

/** Result of the database function `revisoes_de_retiradas`. */
export const WithdrawnReviewSchema = z.object({
  id: z.string(),
  sala_id: z.string(),
  sala_nome: z.string(),
  aluno_nome: z.string(),
  tema: z.string(),
  enviado_em: IsoDateSchema,
  retirada_em: IsoDateSchema,
  revisao: ReviewSchema,
  anotacoes: z.nullable(PublishedRemarksSchema),
}) satisfies z.ZodMiniType<WithdrawnReview>;

/** Result of the database function `fotos_da_sala`. */
export const PhotoConfirmationSchema = z.object({
  professor_nome: z.string(),
  confirmado_em: IsoDateSchema,
}) satisfies z.ZodMiniType<PhotoConfirmation>;

/** An item of a review's draft; it may be incomplete. */
export const DraftItemSchema = z.object({ comment: z.string(), level: z.string(), reason: z.string() });
export type DraftItem = z.infer<typeof DraftItemSchema>;
