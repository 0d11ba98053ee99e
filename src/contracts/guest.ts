import * as z from 'zod/mini';
import { StoredCorrectionSchema } from './essays.ts';

/**
 * The correction of somebody without an account. `keepFor` is the account it was asked to be kept in, until that has it;
 * `declinedBy` are those that do not want it, and are not asked again.
 */
export const GuestCorrectionSchema = z.object({
  correction: StoredCorrectionSchema,
  keepFor: z.nullable(z.string()),
  declinedBy: z.array(z.string()),
});
export type GuestCorrection = z.infer<typeof GuestCorrectionSchema>;
