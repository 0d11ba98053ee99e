import * as z from 'zod/mini';
import { IsoDateSchema } from './iso-date.ts';
import { RatingSchema } from './rating.ts';

/** Ratings of one account by correction id; they stay on the device (Spec §4 "nothing sent"). */
export const StoredRatingsSchema = z.catchall(
  z.object({}),
  z.extend(RatingSchema, { ratedAt: IsoDateSchema }),
);

export type StoredRatings = z.infer<typeof StoredRatingsSchema>;
