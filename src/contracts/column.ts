import * as z from 'zod/mini';

/** A `numeric` or `int` that is never negative. */
export const AmountColumn = z.number().check(z.minimum(0));
