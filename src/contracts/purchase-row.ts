import * as z from 'zod/mini';
import { PRODUCTS } from '../domain/plans/purchase.ts';
import { AmountColumn } from './column.ts';
import { isWhole } from './is-whole.ts';
import { IsoDateSchema } from './iso-date.ts';

/** A row of `compras` that belongs to an account. */
export const PurchaseRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  produto: z.enum(PRODUCTS),
  creditos: AmountColumn.check(isWhole),
  created_at: IsoDateSchema,
});

/** The columns to select, no more. */
export const PURCHASE_COLUMNS = Object.keys(PurchaseRowSchema.shape).join(',');
