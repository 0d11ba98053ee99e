import { PaymentNoticeSchema } from '../../../src/contracts/payments.ts';
import { PRODUCTS, type Product } from '../../../src/domain/plans/purchase.ts';
import { answerRequest, type Answer } from '../_shared/answer-request.ts';
import { createDatabase } from '../_shared/database.ts';
import type { Dependencies } from '../_shared/dependencies.ts';
import { Problem } from '../_shared/problem.ts';
import { parseBody, readBody } from '../_shared/read-body.ts';
import { isSigned } from './verify-signature.ts';

const MAX_NOTICE_BYTES = 16 * 1024;
const PAID = 'aprovado';

/**
 * Takes a payment notice `{pagamento_id, email, produto, situacao}` and grants what was bought. The sender proves itself
 * by its signature alone. A notice that comes again grants nothing more and is thanked as the first was, or the payment
 * service would send it for ever; one that is no purchase of ours is thanked too.
 */
export function handle(request: Request, dependencies: Dependencies): Promise<Response> {
  return answerRequest(request, { name: 'payment-webhook', dependencies }, async () => {
    const { environment, now } = dependencies;
    const secret = environment.paymentSecret;
    if (secret === null) throw new Problem(503, 'not_configured', 'PAYMENT_WEBHOOK_SECRET is not set.');
    const body = await readBody(request, MAX_NOTICE_BYTES);
    const header = request.headers.get('x-grifo-signature');
    if (!(await isSigned({ header, body }, { secret, now: now() }))) {
      throw new Problem(401, 'bad_signature', 'The signature is missing, wrong or too old.');
    }
    const { pagamento_id: paymentId, email, produto, situacao } = parseBody(body, PaymentNoticeSchema);
    if (situacao !== PAID) return ignored('not a payment');
    if (!isOurs(produto)) return ignored('not our product');
    await createDatabase(environment).registerPurchase({ paymentId, email, product: produto });
    return { response: Response.json({ received: true }), outcome: 'registered' };
  });
}

function ignored(outcome: string): Answer {
  return { response: Response.json({ received: true, ignored: true }), outcome };
}

function isOurs(product: string): product is Product {
  return (PRODUCTS as readonly string[]).includes(product);
}
