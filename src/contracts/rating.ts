import * as z from 'zod/mini';
import { isWhole } from './is-whole.ts';

/** The star rating of a correction, spec §5 "Result feedback". */
export const RatingSchema = z.object({
  stars: z.number().check(isWhole, z.minimum(1), z.maximum(5)),
  comment: z.string().check(z.maxLength(2000)),
});

export type Rating = z.infer<typeof RatingSchema>;
