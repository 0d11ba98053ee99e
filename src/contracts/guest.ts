import * as z from 'zod/mini';
import { StoredCorrectionSchema } from './essays.ts';

/** The last correction made without an account. `declinedBy` are the accounts that declined it. */
export const GuestCorrectionSchema = z.object({
  correction: StoredCorrectionSchema,
  declinedBy: z.array(z.string()),
});
export type GuestCorrection = z.infer<typeof GuestCorrectionSchema>;

/** A correction to be stored in the account `owner`, until that account has it. */
export const PromisedCorrectionSchema = z.object({ correction: StoredCorrectionSchema, owner: z.string() });
export type PromisedCorrection = z.infer<typeof PromisedCorrectionSchema>;
