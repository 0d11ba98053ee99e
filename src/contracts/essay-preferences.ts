import * as z from 'zod/mini';
import type { Ignored } from '../domain/writing/ignored.ts';
import { IsoDateSchema } from './values.ts';

/** What was not recognised: where its writer says it is, or that it is not there (null). */
const ShownElementSchema = z.object({
  correctionId: z.string(),
  /** The name of an element of the proposal, else the label of the evidence. */
  element: z.string(),
  place: z.nullable(z.object({ start: z.number(), end: z.number() })),
  /** Whether the reader sees it there, asked about this one sentence; it looks for elements of a proposal alone. */
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

/** Raised when the question asks for something else: what was answered before counts no more. */
export const MODEL_CONSENT_VERSION = 1;

/** What an account answered when asked whether a language model of another company may read its essays. */
export const ModelConsentSchema = z.object({
  version: z.number(),
  isAllowed: z.boolean(),
  decidedAt: IsoDateSchema,
});
export type ModelConsent = z.infer<typeof ModelConsentSchema>;
