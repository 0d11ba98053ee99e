import { MercadoPagoConfig, Payment, WebhookSignatureValidator } from 'mercadopago';
import * as z from 'zod/mini';
import { Problem } from '../_shared/problem.ts';
import { ignored, type Notice, paid, type PaymentEvent } from './payment-event.ts';

const TIMEOUT_MS = 5000;

/** The fields of a payment that are used. The checkout sets `metadata`, or at least `external_reference`. */
const PaymentSchema = z.object({
  status: z.string(),
  status_detail: z.nullish(z.string()),
  external_reference: z.nullish(z.string()),
  metadata: z.nullish(z.object({ produto: z.nullish(z.string()), email: z.nullish(z.string()) })),
  payer: z.nullish(z.object({ email: z.nullish(z.string()) })),
});

/**
 * Reads a notice of Mercado Pago. It names a payment in its signed address and says nothing else about it, so the
 * payment is fetched. An old or repeated notice therefore returns the current state, and no time window is needed.
 */
export async function readMercadoPagoNotice({ request, environment }: Notice): Promise<PaymentEvent> {
  const { mercadoPago } = environment;
  if (mercadoPago === null) {
    throw new Problem(
      503,
      'not_configured',
      'MERCADO_PAGO_WEBHOOK_SECRET and _ACCESS_TOKEN are not both set.',
    );
  }
  const query = new URL(request.url).searchParams;
  const id = query.get('data.id');
  verify(request, id, mercadoPago.secret);
  if (query.get('type') !== 'payment' || id === null) return ignored('not a payment');
  const payment = await fetchPayment(id, mercadoPago.accessToken);
  if (payment === null) return ignored('an unknown payment');

  const paymentId = `mp:${id}`;
  const { status, status_detail: detail, metadata, external_reference: reference, payer } = payment;
  if (status === 'refunded') return { kind: 'refunded', paymentId };
  if (status === 'charged_back') {
    return { kind: detail === 'reimbursed' ? 'dispute won' : 'disputed', paymentId };
  }
  // A partly refunded payment is still approved, and leaves the purchase unchanged.
  if (status !== 'approved') return ignored(`payment ${status}`);
  const email = metadata?.email ?? payer?.email ?? null;
  return email === null ? ignored('no e-mail') : paid(paymentId, email, metadata?.produto ?? reference);
}

function verify(request: Request, dataId: string | null, secret: string): void {
  try {
    WebhookSignatureValidator.validate({
      xSignature: request.headers.get('x-signature'),
      xRequestId: request.headers.get('x-request-id'),
      dataId,
      secret,
    });
  } catch {
    throw new Problem(401, 'bad_signature', 'The signature is missing or wrong.');
  }
}

/**
 * Null for a payment that Mercado Pago does not know. If the service does not respond, a 503 is returned, and the
 * notice is sent again.
 */
async function fetchPayment(id: string, accessToken: string): Promise<z.infer<typeof PaymentSchema> | null> {
  const client = new Payment(new MercadoPagoConfig({ accessToken, options: { timeout: TIMEOUT_MS } }));
  try {
    return z.parse(PaymentSchema, await client.get({ id, requestOptions: { maxRetries: 0 } }));
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return null;
    throw new Problem(503, 'payment_unavailable', 'Mercado Pago does not say what became of the payment.');
  }
}
