import * as z from 'zod/mini';
import { PRODUCTS, REVERSAL_REASONS } from '../domain/plans/purchase.ts';
import { AmountColumn, isWhole, IsoDateSchema } from './values.ts';

/** A row of `compras` that belongs to an account. */
export const PurchaseRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  produto: z.enum(PRODUCTS),
  creditos: AmountColumn.check(isWhole),
  created_at: IsoDateSchema,
  creditada: z.boolean(),
  estornada_em: z.nullable(IsoDateSchema),
  motivo_estorno: z.nullable(z.enum(REVERSAL_REASONS)),
  creditos_retirados: z.nullable(AmountColumn.check(isWhole)),
});

/**
 * A payment notice as sent by the payment service, or by an adapter between that service and this app. Unknown keys
 * are tolerated.
 */
export const PaymentNoticeSchema = z.object({
  pagamento_id: z
    .string('deve ser um texto')
    .check(z.regex(/^[\w.:-]{1,200}$/, 'não parece um identificador')),
  email: z
    .string('deve ser um texto')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(320),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email inválido'),
    ),
  produto: z.string('deve ser um texto'),
  /** `aprovado`, `devolvido`, `contestado` or `contestacao_vencida`; anything else changes nothing. */
  situacao: z.string('deve ser um texto'),
});
