import * as z from 'zod/mini';
import {
  TEACHER_PENS,
  type Remarks,
  type Dismissal,
  type PublishedRemarks,
  type TeacherMark,
} from '../domain/classrooms/remarks.ts';
import type { KeptComment } from '../domain/classrooms/comment-bank.ts';
import { AmountColumn, IsoDateSchema } from './values.ts';

const TeacherMarkSchema = z.object({
  id: z.string(),
  inicio: AmountColumn,
  fim: AmountColumn,
  trecho: z.string(),
  comentario: z.string(),
  caneta: z.enum(TEACHER_PENS),
  competencia: z.nullable(z.literal([1, 2, 3, 4, 5])),
}) satisfies z.ZodMiniType<TeacherMark>;

const DismissalSchema = z.object({
  inicio: AmountColumn,
  fim: AmountColumn,
  codigo: z.string(),
  trecho: z.string(),
}) satisfies z.ZodMiniType<Dismissal>;

/** Remarks in a draft or form. */
export const RemarksSchema = z.object({
  geral: z.string(),
  marcas: z.array(TeacherMarkSchema),
  descartes: z.array(DismissalSchema),
}) satisfies z.ZodMiniType<Remarks>;

/** Remarks in the results of `redacao_da_sala`, `revisoes_da_redacao` and `revisar_redacao`. */
export const PublishedRemarksSchema = z.object({
  geral: z.string(),
  autor: z.nullable(z.string()),
  publicada_em: IsoDateSchema,
  marcas: z.array(z.extend(TeacherMarkSchema, { autor: z.nullable(z.string()) })),
  descartes: z.array(DismissalSchema),
}) satisfies z.ZodMiniType<PublishedRemarks>;

/** Result of the database function `banco_de_comentarios`. */
export const KeptCommentSchema = z.object({
  id: z.string(),
  texto: z.string(),
  competencia: z.nullable(z.literal([1, 2, 3, 4, 5])),
  usos: AmountColumn,
  meu: z.boolean(),
  autor: z.string(),
}) satisfies z.ZodMiniType<KeptComment>;
