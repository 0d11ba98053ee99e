import * as z from 'zod/mini';
import type { Ignored } from '../domain/writing/ignored.ts';
import { IsoDateSchema } from './values.ts';

/**
 * An element that was not recognized in the essay, and its position as pointed out by the author (`place`); null if
 * the author stated that the essay does not contain the element.
 */
const ShownElementSchema = z.object({
  correctionId: z.string(),
  /** The name of an element of the proposal, else the label of the evidence. */
  element: z.string(),
  place: z.nullable(z.object({ start: z.number(), end: z.number() })),
  /** Whether the element was recognized in the sentence at `place`. Only elements of a proposal are evaluated. */
  isSeen: z.boolean(),
});
export type ShownElement = z.infer<typeof ShownElementSchema>;

/** A student's settings of the writing checker on this device. */
export const WritingPreferencesSchema = z.object({
  ignored: z.object({
    findings: z.array(z.string()),
    words: z.array(z.string()),
  }) satisfies z.ZodMiniType<Ignored>,
  /** Elements the student pointed out, newest last; missing in records of older versions. */
  shown: z.optional(z.array(ShownElementSchema)),
  /** Whether "Revisão ao digitar" is on. */
  isLive: z.boolean(),
});
export type WritingPreferences = z.infer<typeof WritingPreferencesSchema>;

/**
 * Version of the consent question. Increase it when the question changes, so that answers to earlier versions
 * become invalid.
 */
export const MODEL_CONSENT_VERSION = 1;

/** An account's answer to whether another company's language model may read its essays. */
export const ModelConsentSchema = z.object({
  version: z.number(),
  isAllowed: z.boolean(),
  decidedAt: IsoDateSchema,
});
export type ModelConsent = z.infer<typeof ModelConsentSchema>;
