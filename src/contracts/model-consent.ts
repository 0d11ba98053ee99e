import * as z from 'zod/mini';
import { IsoDateSchema } from './iso-date.ts';

/** Raised when the question asks for something else: what was answered before counts no more. */
export const MODEL_CONSENT_VERSION = 1;

/** What an account answered when asked whether a language model of another company may read its essays. */
export const ModelConsentSchema = z.object({
  version: z.number(),
  isAllowed: z.boolean(),
  decidedAt: IsoDateSchema,
});
export type ModelConsent = z.infer<typeof ModelConsentSchema>;
