import * as z from 'zod/mini';
import { RatingSchema } from './rating.ts';

/** A rating that waits on the device; `key` is the row of its essay, which has one rating of each user. */
export const PendingRatingSchema = z.object({
  key: z.string().check(z.minLength(1)),
  rating: RatingSchema,
});
