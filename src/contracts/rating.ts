import * as z from 'zod/mini';
import { isWhole } from './is-whole.ts';

export const MAX_COMMENT_CHARACTERS = 2000;

/** The star rating of a correction, spec §5 "Result feedback". */
export const RatingSchema = z.object({
  stars: z.number().check(isWhole, z.minimum(1), z.maximum(5)),
  comment: z.string().check(z.maxLength(MAX_COMMENT_CHARACTERS)),
});

export type Rating = z.infer<typeof RatingSchema>;
