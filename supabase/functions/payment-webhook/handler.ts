import { answerRequest } from '../_shared/answer-request.ts';
import { createDatabase, type Database } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { Problem } from '../_shared/problem.ts';
import { readBody } from '../_shared/read-body.ts';
import { readGrifoNotice } from './grifo-notice.ts';
import { readMercadoPagoNotice } from './mercado-pago-notice.ts';
import type { Notice, PaymentEvent } from './payment-event.ts';
import { readStripeNotice } from './stripe-notice.ts';

const MAX_NOTICE_BYTES = 64 * 1024;

/**
 * Readers of notices, each with the header that carries the sender's signature. Each reader accepts a notice only
 * if its signature is valid.
 */
const READERS: [header: string, read: (notice: Notice) => Promise<PaymentEvent>][] = [
  ['stripe-signature', readStripeNotice],
  ['x-signature', readMercadoPagoNotice],
  ['x-grifo-signature', readGrifoNotice],
];

/**
 * Accepts the notices of Stripe, of Mercado Pago and of adapters that sign in our own format; grants purchases, and
 * takes them back when the money is returned. The sender is identified by its signature alone. A notice that is
 * repeated, or arrives in the wrong order, changes nothing more and gets the same response as the first one,
 * because otherwise the service would send it forever. A notice that is not about a purchase of ours is treated in
 * the same way.
 */
export function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  return answerRequest(request, { name: 'payment-webhook', dependencies }, async () => {
    const { environment, now } = dependencies;
    const body = await readBody(request, MAX_NOTICE_BYTES);
    const [, read] = READERS.find(([header]) => request.headers.has(header)) ?? [];
    if (!read) throw new Problem(401, 'bad_signature', 'The signature is missing.');
    const event = await read({ request, body, environment, now: now() });
    const outcome = await record(event, createDatabase(environment));
    return {
      response: Response.json({ received: true, ...(event.kind === 'ignored' && { ignored: true }) }),
      outcome,
    };
  });
}

/** Records the event; returns the outcome for the log. */
async function record(event: PaymentEvent, database: Database): Promise<string> {
  switch (event.kind) {
    case 'ignored':
      return event.why;
    case 'paid':
      return (await database.registerPurchase(event)) ? 'registered' : 'registered, not granted';
    case 'dispute won':
      await database.restorePurchase(event.paymentId);
      return event.kind;
    case 'refunded':
    case 'disputed': {
      const reason = event.kind === 'refunded' ? 'devolucao' : 'contestacao';
      const { credits, taken } = await database.reversePurchase(event.paymentId, reason);
      return `${event.kind}, ${taken} of ${credits} credits taken back`;
    }
  }
}
