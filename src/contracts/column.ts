import * as z from 'zod/mini';
import { IsoDateSchema } from './iso-date.ts';

/** A `numeric` or `int` that is never negative. Some servers write `numeric` as a text, to keep every digit. */
export const AmountColumn = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))]),
  z.pipe(z.transform(Number), z.number().check(z.minimum(0))),
);

/** A `timestamptz`, in whatever form the server writes it, as `Date.prototype.toISOString` would. */
export const InstantColumn = z.pipe(
  IsoDateSchema,
  z.transform((value: string) => new Date(value).toISOString()),
);
