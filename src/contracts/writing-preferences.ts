import * as z from 'zod/mini';
import type { Ignored } from '../domain/writing/ignored.ts';

/** What a student keeps about the writing checker on this device. */
export const WritingPreferencesSchema = z.object({
  ignored: z.object({
    findings: z.array(z.string()),
    words: z.array(z.string()),
  }) satisfies z.ZodMiniType<Ignored>,
  /** "Revisão ao digitar". */
  isLive: z.boolean(),
});
export type WritingPreferences = z.infer<typeof WritingPreferencesSchema>;
