import * as z from 'zod/mini';
import type { ClassMemory, KnownTheme, UnsentEssay } from '../domain/classrooms/class-memory.ts';
import { ThemeGuidanceSchema } from './class-parts.ts';
import { IsoDateSchema } from './values.ts';

/** A student's classes as stored on the device. */
export const ClassMemorySchema = z.object({
  themes: z.array(
    z.object({
      classroomId: z.string(),
      classroomName: z.string(),
      teacherName: z.string(),
      themeId: z.string(),
      tema: z.string(),
      dueAt: z.nullable(IsoDateSchema),
      isSent: z.boolean(),
      isCurrent: z.boolean(),
      orientacao: z.optional(ThemeGuidanceSchema),
    }) satisfies z.ZodMiniType<KnownTheme>,
  ),
  unsent: z.array(
    z.object({ essay: z.string(), classroomId: z.string() }) satisfies z.ZodMiniType<UnsentEssay>,
  ),
}) satisfies z.ZodMiniType<ClassMemory>;
