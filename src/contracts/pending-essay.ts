import * as z from 'zod/mini';
import { RatingSchema } from './rating.ts';
import { StoredCorrectionSchema } from './stored-correction.ts';

/** A correction that waits on the device until the server has it; `key` makes sending it twice harmless. */
export const PendingEssaySchema = z.object({
  key: z.string().check(z.minLength(1)),
  correction: StoredCorrectionSchema,
  rating: z.optional(RatingSchema),
});

export type PendingEssay = z.infer<typeof PendingEssaySchema>;
