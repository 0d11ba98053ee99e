import { PRODUCTS, type Product } from '../../../src/domain/plans/purchase.ts';
import type { Environment } from '../_shared/environment.ts';

/** What came in, not yet believed. */
export type Notice = { request: Request; body: string; environment: Environment; now: Date };

/** What a notice says once its sender is believed; `ignored` is what the log says of one that changes nothing. */
export type PaymentEvent =
  | { kind: 'paid'; paymentId: string; email: string; product: Product }
  | { kind: 'refunded' | 'disputed' | 'dispute won'; paymentId: string }
  | { kind: 'ignored'; why: string };

/** What the services say of a payment as such; null for a product that is none of ours. */
export function paid(paymentId: string, email: string, product: unknown): PaymentEvent {
  const ours = PRODUCTS.find((name) => name === product);
  return ours ? { kind: 'paid', paymentId, email, product: ours } : ignored('not our product');
}

export function ignored(why: string): PaymentEvent {
  return { kind: 'ignored', why };
}
