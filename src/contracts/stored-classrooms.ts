import * as z from 'zod/mini';
import type { ClassRecord } from '../domain/classrooms/class-record.ts';
import type { KeptClassroom } from '../domain/classrooms/kept-classroom.ts';
import type { FiveLevels, Review } from '../domain/classrooms/sent-essay.ts';
import { LEVELS } from '../domain/rubric/competency.ts';
import { isWhole } from './is-whole.ts';
import { IsoDateSchema } from './iso-date.ts';

/** Classrooms as the device keeps them for their teacher. */
const IdSchema = z.string().check(z.minLength(1));
const LevelSchema = z.literal(LEVELS);
const CountSchema = z.number().check(isWhole, z.minimum(0));
const StudentSchema = z.object({ id: IdSchema, name: z.string(), joinedAt: IsoDateSchema });

/** A tuple would bring its code to every page (docs/decisions/0004). */
const FiveLevelsSchema = z.array(LevelSchema).check(z.length(5)) as unknown as z.ZodMiniType<FiveLevels>;
const SendingSchema = z.object({
  id: IdSchema,
  essayId: IdSchema,
  studentId: IdSchema,
  themeId: z.nullable(IdSchema),
  theme: z.string(),
  sentAt: IsoDateSchema,
  levels: z.nullable(FiveLevelsSchema),
  findings: z.catchall(z.object({}), CountSchema),
});

export const StoredClassroomSchema = z.object({
  id: IdSchema,
  nome: z.string(),
  descricao: z.string(),
  createdAt: IsoDateSchema,
  themes: z.array(
    z.object({
      id: IdSchema,
      tema: z.string(),
      assignedAt: IsoDateSchema,
      dueAt: z.nullable(IsoDateSchema),
    }),
  ),
  themeVersion: CountSchema,
  students: z.array(StudentSchema),
  expected: z.array(z.object({ id: IdSchema, name: z.string() })),
  invite: z.nullable(z.object({ code: IdSchema, createdAt: IsoDateSchema })),
  removed: z.array(z.extend(StudentSchema, { removedAt: IsoDateSchema })),
  sent: z.array(SendingSchema),
}) satisfies z.ZodMiniType<KeptClassroom>;

export const StoredReviewSchema = z.object({
  items: z.array(
    z.object({
      competency: z.literal([1, 2, 3, 4, 5]),
      comment: z.string(),
      level: z.nullable(LevelSchema),
      reason: z.string(),
    }),
  ),
  updatedAt: IsoDateSchema,
}) satisfies z.ZodMiniType<Review>;

export const StoredClassRecordSchema = z.object({
  samplesAt: IsoDateSchema,
  rooms: z.array(StoredClassroomSchema),
  reviews: z.catchall(z.object({}), StoredReviewSchema),
}) satisfies z.ZodMiniType<ClassRecord>;
