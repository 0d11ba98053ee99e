import * as z from 'zod/mini';
import { INTERVENTION_ELEMENTS } from '../domain/argument/intervention-elements.ts';
import type { Ignored } from '../domain/writing/ignored.ts';

/** An element of a proposal that was not recognised: where its writer says it is, or that it is not there (null). */
const ShownElementSchema = z.object({
  correctionId: z.string(),
  element: z.enum(INTERVENTION_ELEMENTS),
  place: z.nullable(z.object({ start: z.number(), end: z.number() })),
  /** Whether the reader sees it there, asked about this one sentence. */
  isSeen: z.boolean(),
});
export type ShownElement = z.infer<typeof ShownElementSchema>;

/** What a student keeps about the writing checker on this device. */
export const WritingPreferencesSchema = z.object({
  ignored: z.object({
    findings: z.array(z.string()),
    words: z.array(z.string()),
  }) satisfies z.ZodMiniType<Ignored>,
  /** What the student showed the reader of essays, the newest last; missing in what older versions kept. */
  shown: z.optional(z.array(ShownElementSchema)),
  /** "Revisão ao digitar". */
  isLive: z.boolean(),
});
export type WritingPreferences = z.infer<typeof WritingPreferencesSchema>;
