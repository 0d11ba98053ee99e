import Stripe from 'stripe';
import { Problem } from '../_shared/problem.ts';
import { ignored, type Notice, paid, type PaymentEvent } from './payment-event.ts';

/**
 * Reads an event of Stripe. A checkout names the product in its metadata, `produto`, which a payment link passes
 * on. A card is paid at once, boleto and Pix later; a partial refund leaves the purchase unchanged.
 */
export async function readStripeNotice({ request, body, environment, now }: Notice): Promise<PaymentEvent> {
  const secret = environment.stripeSecret;
  if (secret === null) throw new Problem(503, 'not_configured', 'STRIPE_WEBHOOK_SECRET is not set.');
  const event = await verify(body, request.headers.get('stripe-signature') ?? '', secret, now);
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const {
        id,
        payment_status: status,
        payment_intent: intent,
        customer_details: buyer,
        metadata,
      } = event.data.object;
      if (status === 'unpaid') return ignored('not paid yet');
      const email = buyer?.email ?? null;
      return email === null ? ignored('no e-mail') : paid(idOf(intent) ?? id, email, metadata?.produto);
    }
    case 'charge.refunded': {
      const { id, payment_intent: intent, refunded } = event.data.object;
      return refunded ? { kind: 'refunded', paymentId: idOf(intent) ?? id } : ignored('refunded in part');
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed': {
      const { payment_intent: intent, charge, status } = event.data.object;
      const kind = disputeEvent(event.type, status);
      return kind ? { kind, paymentId: idOf(intent) ?? idOf(charge) ?? '' } : ignored(`dispute ${status}`);
    }
    default:
      return ignored('not a payment');
  }
}

/**
 * The effect of a dispute. An inquiry takes no money: it either ends without effect or becomes a dispute, which is
 * reported only when the money is withdrawn.
 */
function disputeEvent(
  type: Extract<Stripe.Event.Type, `charge.dispute.${string}`>,
  status: Stripe.Dispute.Status,
): 'disputed' | 'dispute won' | null {
  if (type === 'charge.dispute.funds_withdrawn' || status === 'lost') return 'disputed';
  if (type === 'charge.dispute.closed') return status === 'won' ? 'dispute won' : null;
  return status.startsWith('warning_') || status === 'prevented' ? null : 'disputed';
}

async function verify(body: string, header: string, secret: string, now: Date): Promise<Stripe.Event> {
  try {
    return await Stripe.webhooks.constructEventAsync(
      body,
      header,
      secret,
      undefined,
      undefined,
      now.getTime(),
    );
  } catch {
    throw new Problem(401, 'bad_signature', 'The signature is missing, wrong or too old.');
  }
}

function idOf(named: string | { id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}
