import * as z from 'zod/mini';
import { AmountColumn } from './column.ts';
import { isWhole } from './is-whole.ts';

export const BalanceSchema = AmountColumn.check(isWhole);

/** What `use_credit` answers: `uso` names the use. Without a credit there is neither. */
export const CreditUseSchema = z
  .object({
    ok: z.boolean(),
    uso: z.optional(z.nullable(z.string().check(z.minLength(1)))),
    restante: z.optional(BalanceSchema),
  })
  .check(z.refine(({ ok, uso, restante }) => !ok || (typeof uso === 'string' && restante !== undefined)));
