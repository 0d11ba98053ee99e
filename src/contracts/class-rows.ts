import * as z from 'zod/mini';
import type {
  ClassFate,
  ClassTeam,
  OfferAnswer,
  TeacherInvitation,
  TeacherInvite,
  TeacherJoinAnswer,
} from '../domain/classrooms/class-team.ts';
import type { ClassroomSummary, DeletedClassroom, NewerTheme } from '../domain/classrooms/classroom.ts';
import type { ClassPassage } from '../domain/classrooms/discussion.ts';
import type {
  ClassReview,
  Enrolment,
  Invitation,
  Removed,
  ShortCodeAnswer,
} from '../domain/classrooms/enrolment.ts';
import type {
  CurrentReview,
  EssayReview,
  Publication,
  RecentEssay,
  Submission,
} from '../domain/classrooms/submission.ts';
import { PublishedRemarksSchema } from './remarks.ts';
import { ClassThemeSchema, FiveLevelsSchema, LevelSchema, ReviewSchema } from './class-parts.ts';
import { EssayRowSchema } from './essays.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

/** JSON results of the database functions about classes (supabase/schemas, 11 to 19). */

/** Result of the database function `resumo_das_salas`. */
export const ClassroomSummarySchema = z.object({
  id: z.string(),
  nome: z.string(),
  descricao: z.string(),
  tema: z.string(),
  tema_versao: AmountColumn,
  alunos: AmountColumn,
  redacoes: AmountColumn,
  media: z.nullable(AmountColumn),
  arquivada: z.boolean(),
  sou_dono: z.boolean(),
}) satisfies z.ZodMiniType<ClassroomSummary>;

/** Result of the database function `salas_excluidas`. */
export const DeletedClassroomSchema = z.object({
  id: z.string(),
  nome: z.string(),
  excluida_em: IsoDateSchema,
}) satisfies z.ZodMiniType<DeletedClassroom>;

/** Result of the database function `convidar_professor`. */
export const TeacherInviteSchema = z.object({
  codigo: z.string(),
  valido_ate: IsoDateSchema,
}) satisfies z.ZodMiniType<TeacherInvite>;

/** Result of the database function `professores_da_sala`. */
export const ClassTeamSchema = z.object({
  professores: z.array(
    z.object({ id: z.string(), nome: z.string(), dono: z.boolean(), desde: IsoDateSchema }),
  ),
  sou_dono: z.boolean(),
  convite: z.nullable(TeacherInviteSchema),
  oferta: z.nullable(z.object({ professor_id: z.string(), nome: z.string(), criada_em: IsoDateSchema })),
}) satisfies z.ZodMiniType<ClassTeam>;

/** Result of the database function `aceitar_sala`. */
export const OfferAnswerSchema = z.object({
  motivo: z.optional(z.enum(['sem_oferta', 'limite_de_salas', 'limite_de_quem_passa'])),
}) satisfies z.ZodMiniType<OfferAnswer>;

/** Result of the database function `destino_das_salas`. */
export const ClassFateSchema = z.object({
  id: z.string(),
  nome: z.string(),
  alunos: AmountColumn,
  redacoes: AmountColumn,
  fica_com: z.nullable(z.string()),
  oferecida: z.boolean(),
  professores: z.array(z.object({ id: z.string(), nome: z.string() })),
}) satisfies z.ZodMiniType<ClassFate>;

/** Result of the database function `sala_do_convite_de_professor`. */
export const TeacherInvitationSchema = z.object({
  nome: z.string(),
  professor_nome: z.string(),
}) satisfies z.ZodMiniType<TeacherInvitation>;

/** Result of the database function `entrar_como_professor`. */
export const TeacherJoinAnswerSchema = z.union([
  z.object({ sala: z.object({ id: z.string(), nome: z.string() }) }),
  z.object({ motivo: z.enum(['apenas_professores', 'convite_invalido', 'sala_cheia', 'limite_de_salas']) }),
]) satisfies z.ZodMiniType<TeacherJoinAnswer>;

/** Result of the database function `redacoes_recentes_das_salas`. */
export const RecentEssaySchema = z.object({
  envio_id: z.string(),
  sala_id: z.string(),
  sala_nome: z.string(),
  aluno_nome: z.string(),
  nome_anterior: z.nullable(z.string()),
  esperado: z.boolean(),
  tema: z.string(),
  enviado_em: IsoDateSchema,
  total: z.nullable(AmountColumn),
}) satisfies z.ZodMiniType<RecentEssay>;

/** Result of the database function `envios_da_sala`. */
export const SubmissionSchema = z.object({
  id: z.string(),
  aluno_id: z.string(),
  aluno_nome: z.string(),
  nome_anterior: z.nullable(z.string()),
  esperado: z.boolean(),
  tema_id: z.nullable(z.string()),
  tema: z.string(),
  enviado_em: IsoDateSchema,
  niveis: z.nullable(FiveLevelsSchema),
  niveis_professor: z.array(z.nullable(LevelSchema)).check(z.length(5)),
  revisada: z.boolean(),
  achados: z.catchall(z.object({}), AmountColumn),
}) satisfies z.ZodMiniType<Submission>;

const PublicationSchema = z.object({
  versao: AmountColumn,
  professor_nome: z.nullable(z.string()),
  em: z.nullable(IsoDateSchema),
  meu: z.boolean(),
}) satisfies z.ZodMiniType<Publication>;

/**
 * Result of the database function `redacao_da_sala`. Only corrections stored by the server's function (`origem`)
 * and teachers' actions are trusted.
 */
export const ClassEssayRowSchema = z.object({
  id: z.string(),
  sala_id: z.string(),
  sala_nome: z.string(),
  aluno_nome: z.string(),
  nome_anterior: z.nullable(z.string()),
  esperado: z.boolean(),
  enviado_em: IsoDateSchema,
  prazo: z.nullable(IsoDateSchema),
  redacao: z.extend(EssayRowSchema, { origem: z.string() }),
  publicacao: PublicationSchema,
  revisao: ReviewSchema,
  anotacoes: z.nullable(PublishedRemarksSchema),
});

const NewerThemeSchema = z.object({
  id: z.string(),
  versao: AmountColumn,
  tema: z.nullable(ClassThemeSchema),
}) satisfies z.ZodMiniType<NewerTheme>;

/**
 * Result of the database function `passar_tema`: on a conflict, the classes whose theme was changed meanwhile
 * (`salas`), or another reason for failure.
 */
export const GivenThemeAnswerSchema = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), motivo: z.literal('conflito'), salas: z.array(NewerThemeSchema) }),
  z.object({ ok: z.literal(false), motivo: z.enum(['nao_encontrada', 'arquivada']) }),
]);

const CurrentReviewSchema = z.object({
  publicacao: PublicationSchema,
  revisao: ReviewSchema,
  anotacoes: z.nullable(PublishedRemarksSchema),
}) satisfies z.ZodMiniType<CurrentReview>;

/**
 * Result of the database function `revisar_redacao`: the published review; on a conflict, the review published
 * meanwhile (`atual`); or the failure that the essay does not exist.
 */
export const ReviewAnswerSchema = z.union([
  z.extend(CurrentReviewSchema, { ok: z.literal(true) }),
  z.object({ ok: z.literal(false), motivo: z.literal('conflito'), atual: CurrentReviewSchema }),
  z.object({ ok: z.literal(false), motivo: z.literal('nao_encontrada') }),
]);

/** Result of the database function `comentarios_da_sala`. */
export const EssayReviewSchema = z.object({
  envio_id: z.string(),
  revisao: ReviewSchema,
  anotacoes: z.nullable(PublishedRemarksSchema),
}) satisfies z.ZodMiniType<EssayReview>;

/** Result of the database function `passagens_da_sala`. */
export const ClassPassageSchema = z.object({
  id: z.string(),
  antes: z.string(),
  trecho: z.string(),
  depois: z.string(),
  mensagem: z.string(),
  sugestao: z.nullable(z.string()),
}) satisfies z.ZodMiniType<ClassPassage>;

/** Result of the database function `sala_por_convite`. */
export const InvitationSchema = z.object({
  id: z.string(),
  nome: z.string(),
  descricao: z.string(),
  professor_nome: z.string(),
  professor_email: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Invitation>;

/** Result of the database function `entrar_na_sala`. */
export const JoinAnswerSchema = z.union([
  z.object({ sala: z.object({ id: z.string(), nome: z.string() }) }),
  z.object({ motivo: z.enum(['apenas_alunos', 'convite_invalido', 'sala_cheia']) }),
]);

/** Result of the database function `abrir_codigo_de_sala`. */
export const ShortCodeAnswerSchema = z.union([
  z.object({ codigo: z.string() }),
  z.object({ motivo: z.enum(['apenas_alunos', 'convite_invalido', 'muitas_tentativas']) }),
]) satisfies z.ZodMiniType<ShortCodeAnswer>;

/** Result of the database function `enviar_para_sala`; `motivo` is present on failure. */
export const SendAnswerSchema = z.object({
  ok: z.boolean(),
  motivo: z.optional(
    z.enum(['sala_nao_encontrada', 'redacao_nao_encontrada', 'so_manuscrita', 'so_digitada']),
  ),
});

/** Result of the database function `minhas_salas`. */
export const EnrolmentSchema = z.object({
  id: z.string(),
  nome: z.string(),
  descricao: z.string(),
  professor_nome: z.string(),
  professores: z.array(z.string()),
  arquivada: z.boolean(),
  entrou_em: IsoDateSchema,
  tema: z.nullable(ClassThemeSchema),
  envios: z.array(
    z.object({
      id: z.string(),
      redacao_id: z.string(),
      tema_id: z.nullable(z.string()),
      enviado_em: IsoDateSchema,
      revisada: z.boolean(),
    }),
  ),
}) satisfies z.ZodMiniType<Enrolment>;

/** Result of the database function `minhas_remocoes`. */
export const RemovedSchema = z.object({
  sala_nome: z.string(),
  entrou_em: IsoDateSchema,
  removido_em: IsoDateSchema,
  guardado_ate: IsoDateSchema,
  envios: z.array(
    z.object({
      id: z.string(),
      redacao_id: z.string(),
      tema: z.string(),
      texto: z.nullable(z.string()),
      enviado_em: IsoDateSchema,
      revisao: ReviewSchema,
      anotacoes: z.nullable(PublishedRemarksSchema),
    }),
  ),
}) satisfies z.ZodMiniType<Removed>;

/** Result of the database function `revisoes_da_redacao`. */
export const ClassReviewSchema = z.object({
  id: z.string(),
  sala_id: z.string(),
  sala_nome: z.string(),
  professor_nome: z.string(),
  professores: z.array(z.string()),
  enviado_em: IsoDateSchema,
  retirada_em: z.nullable(IsoDateSchema),
  pendente: z.boolean(),
  revisao: ReviewSchema,
  anotacoes: z.nullable(PublishedRemarksSchema),
}) satisfies z.ZodMiniType<ClassReview>;
