import * as z from 'zod/mini';

/** The star rating of a correction, spec §5 "Result feedback". */
export const RatingSchema = z.object({
  stars: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
  comment: z.string().check(z.maxLength(2000)),
});

export type Rating = z.infer<typeof RatingSchema>;
