import * as z from 'zod/mini';
import { isWhole, IsoDateSchema } from './values.ts';

export const MAX_COMMENT_CHARACTERS = 2000;

/** The star rating of a correction (R-RESULT-6). */
export const RatingSchema = z.object({
  stars: z.number().check(isWhole, z.minimum(1), z.maximum(5)),
  comment: z.string().check(z.maxLength(MAX_COMMENT_CHARACTERS)),
});

export type Rating = z.infer<typeof RatingSchema>;

/** Ratings of one account, keyed by correction id; they stay on the device (R-RESULT-7). */
export const StoredRatingsSchema = z.catchall(
  z.object({}),
  z.extend(RatingSchema, { ratedAt: IsoDateSchema }),
);

export type StoredRatings = z.infer<typeof StoredRatingsSchema>;

/** A rating waiting on the device. `key` identifies the row of its essay, which has one rating per user. */
export const PendingRatingSchema = z.object({
  key: z.string().check(z.minLength(1)),
  rating: RatingSchema,
});
