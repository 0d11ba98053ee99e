import { PaymentNoticeSchema } from '../../../src/contracts/payments.ts';
import { Problem } from '../_shared/problem.ts';
import { parseBody } from '../_shared/read-body.ts';
import { ignored, type Notice, paid, type PaymentEvent } from './payment-event.ts';

/** The states of a notice that reverse or restore a purchase, keyed by their names in the notice. */
const REVERSALS = new Map<string, 'refunded' | 'disputed' | 'dispute won'>([
  ['devolvido', 'refunded'],
  ['contestado', 'disputed'],
  ['contestacao_vencida', 'dispute won'],
]);

/**
 * Reads a notice in our own format, `{pagamento_id, email, produto, situacao}`, signed in `x-grifo-signature`. The
 * format is for payment services without an adapter here.
 */
export async function readGrifoNotice({ request, body, environment, now }: Notice): Promise<PaymentEvent> {
  const secret = environment.paymentSecret;
  if (secret === null) throw new Problem(503, 'not_configured', 'PAYMENT_WEBHOOK_SECRET is not set.');
  const header = request.headers.get('x-grifo-signature');
  if (!(await isSigned({ header, body }, { secret, now }))) {
    throw new Problem(401, 'bad_signature', 'The signature is missing, wrong or too old.');
  }
  const { pagamento_id: paymentId, email, produto, situacao } = parseBody(body, PaymentNoticeSchema);
  if (situacao === 'aprovado') return paid(paymentId, email, produto);
  const kind = REVERSALS.get(situacao);
  return kind ? { kind, paymentId } : ignored('not a payment');
}

/** `t=<seconds>,v1=<hex>`: the time of signing, and the signature. */
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** A notice signed longer ago, or further in the future, is refused, so that a copy of an old notice is worthless. */
const WINDOW_SECONDS = 300;

/**
 * Whether the body was signed with the secret within the last five minutes: HMAC-SHA256 over `<t>.<body>`, in hex.
 * WebCrypto compares the signatures, in a time that does not depend on how many characters match.
 */
async function isSigned(
  { header, body }: { header: string | null; body: string },
  { secret, now }: { secret: string; now: Date },
): Promise<boolean> {
  const [, signedAt = '', signature = ''] = SIGNATURE.exec(header ?? '') ?? [];
  if (signature === '') return false;
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(secret), algorithm, false, ['verify']);
  const isOurs = await crypto.subtle.verify(
    'HMAC',
    key,
    fromHex(signature),
    bytes.encode(`${signedAt}.${body}`),
  );
  return isOurs && Math.abs(now.getTime() / 1000 - Number(signedAt)) <= WINDOW_SECONDS;
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
