import * as z from 'zod/mini';

/** A string that `Date` can parse. */
export const IsoDateSchema = z
  .string()
  .check(z.refine((value) => !Number.isNaN(Date.parse(value)), 'deve ser uma data ISO'));

/** A check for whole numbers. `z.int()` would add all number formats to every page (decision 0004). */
export const isWhole = z.refine<number>(Number.isSafeInteger);

/** A database column of type `numeric` or `int` that is never negative. */
export const AmountColumn = z.number().check(z.minimum(0));
