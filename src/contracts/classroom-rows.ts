import * as z from 'zod/mini';
import { ClassThemeRowSchema } from './class-theme-row.ts';
import { AmountColumn } from './column.ts';
import { EssayRowSchema } from './essay-row.ts';
import { IsoDateSchema } from './iso-date.ts';
import { ReviewRowsSchema } from './review-row.ts';

/** What the functions of the database answer a teacher (migrations 0022 to 0025). */
const LevelsColumn = z.array(z.number()).check(z.length(5));

/** `resumo_das_salas` */
export const ClassroomSummaryRowSchema = z.object({
  id: z.string(),
  nome: z.string(),
  descricao: z.string(),
  tema: z.string(),
  alunos: AmountColumn,
  redacoes: AmountColumn,
  media: z.nullable(AmountColumn),
});

/** `redacoes_recentes_das_salas` */
export const RecentEssayRowSchema = z.object({
  envio_id: z.string(),
  sala_id: z.string(),
  sala_nome: z.string(),
  aluno_nome: z.string(),
  tema: z.string(),
  enviado_em: IsoDateSchema,
  total: z.nullable(AmountColumn),
});

/** `renovar_convite` */
export const InviteRowSchema = z.object({ codigo: z.string(), criado_em: IsoDateSchema });

/** `sala_do_professor` */
export const ClassroomRowSchema = z.object({
  id: z.string(),
  nome: z.string(),
  descricao: z.string(),
  criada_em: IsoDateSchema,
  tema_versao: AmountColumn,
  temas: z.array(ClassThemeRowSchema),
  alunos: z.array(z.object({ id: z.string(), nome: z.string(), entrou_em: IsoDateSchema })),
  nomes: z.array(z.object({ id: z.string(), nome: z.string() })),
  convite: z.nullable(InviteRowSchema),
});

/** `envios_da_sala` */
export const SentEssayRowSchema = z.object({
  id: z.string(),
  aluno_id: z.string(),
  aluno_nome: z.string(),
  tema_id: z.nullable(z.string()),
  tema: z.string(),
  enviado_em: IsoDateSchema,
  niveis: z.nullable(LevelsColumn),
  niveis_professor: z.array(z.nullable(z.number())).check(z.length(5)),
  revisada: z.boolean(),
  achados: z.catchall(z.object({}), AmountColumn),
});

/** `redacao_da_sala`. Only what the function stored (`origem`) is vouched for. */
export const ClassEssayRowSchema = z.object({
  id: z.string(),
  sala_id: z.string(),
  sala_nome: z.string(),
  aluno_nome: z.string(),
  enviado_em: IsoDateSchema,
  redacao: z.extend(EssayRowSchema, { origem: z.string() }),
  revisao: ReviewRowsSchema,
});

export type ClassroomSummaryRow = z.infer<typeof ClassroomSummaryRowSchema>;
export type RecentEssayRow = z.infer<typeof RecentEssayRowSchema>;
export type InviteRow = z.infer<typeof InviteRowSchema>;
export type ClassroomRow = z.infer<typeof ClassroomRowSchema>;
export type SentEssayRow = z.infer<typeof SentEssayRowSchema>;
export type ClassEssayRow = z.infer<typeof ClassEssayRowSchema>;
