import * as z from 'zod/mini';
import { isWhole } from './is-whole.ts';

export const BalanceSchema = z.number().check(isWhole, z.minimum(0));

/** What `use_credit` answers: `uso` names the use, for giving it back. */
export const CreditUseSchema = z.union([
  z.object({ ok: z.literal(true), uso: z.string().check(z.minLength(1)), restante: BalanceSchema }),
  z.object({ ok: z.literal(false) }),
]);
