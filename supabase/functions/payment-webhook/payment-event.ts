import { PRODUCTS, type Product } from '../../../src/domain/plans/purchase.ts';
import type { Environment } from '../_shared/environment.ts';

/** A received notice, not verified yet. */
export type Notice = { request: Request; body: string; environment: Environment; now: Date };

/**
 * The content of a notice whose sender was verified; `ignored` is for a notice that changes nothing, with the
 * reason for the log.
 */
export type PaymentEvent =
  | { kind: 'paid'; paymentId: string; email: string; product: Product }
  | { kind: 'refunded' | 'disputed' | 'dispute won'; paymentId: string }
  | { kind: 'ignored'; why: string };

/** The event of a payment; `ignored` for a product that is not ours. */
export function paid(paymentId: string, email: string, product: unknown): PaymentEvent {
  const ours = PRODUCTS.find((name) => name === product);
  return ours ? { kind: 'paid', paymentId, email, product: ours } : ignored('not our product');
}

export function ignored(why: string): PaymentEvent {
  return { kind: 'ignored', why };
}
