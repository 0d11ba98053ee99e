import * as z from 'zod/mini';

/** A string that is an instant for `Date`. */
export const IsoDateSchema = z
  .string()
  .check(z.refine((value) => !Number.isNaN(Date.parse(value)), 'deve ser uma data ISO'));
