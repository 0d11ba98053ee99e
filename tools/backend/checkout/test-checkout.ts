import { createHmac, randomUUID } from 'node:crypto';
import { PRODUCTS, type Product } from '../../../src/domain/plans/purchase.ts';
import { showCheckout } from './checkout-page.ts';
import { TEST_PAYMENT, type TestAccounts } from './test-accounts.ts';

/** Path of the page, on the origin of the backend. */
export const CHECKOUT_PATH = '/pagamento-de-teste';

type TestCheckoutOptions = {
  /** Handles `/functions/v1/payment-webhook`. */
  functions: (request: Request) => Promise<Response>;
  /** The secret that the function verifies notices with. */
  secret: string;
  /** Origin of the app, to which the page leads back. */
  appUrl: string;
  accounts: TestAccounts;
};

/**
 * A checkout in which no money moves: a page that sends the notices of a payment service, signed, to the payment
 * function. Part of the embedded backend alone, so that no hosted site can have it.
 */
export function createTestCheckout(options: TestCheckoutOptions): (request: Request) => Promise<Response> {
  const { accounts, appUrl } = options;
  return async (request) => {
    const { origin, searchParams } = new URL(request.url);
    if (request.method === 'GET') {
      return show({ product: toProduct(searchParams.get('produto')), email: '', said: null, appUrl });
    }
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    // Only the form of the page itself may pay.
    if (request.headers.get('origin') !== origin) return new Response(null, { status: 403 });
    const form = new URLSearchParams(await request.text());
    const email = form.get('email')?.trim() ?? '';
    const product = toProduct(form.get('produto'));
    const said = email === '' ? 'Escreva o e-mail da conta.' : await press(form.get('acao'), email, product);
    return said === null ? new Response(null, { status: 400 }) : show({ product, email, said, appUrl });
  };

  /** Does what the button says; returns the sentence for the page, or null for an unknown button. */
  async function press(button: string | null, email: string, product: Product): Promise<string | null> {
    switch (button) {
      case 'pagar':
        return send({ id: TEST_PAYMENT + randomUUID(), email, product, situation: 'aprovado' }, options);
      case 'estornar': {
        const id = await accounts.lastPayment(email, product);
        if (id === null) return 'Não há pagamento deste e-mail para estornar.';
        return send({ id, email, product, situation: 'devolvido' }, options);
      }
      case 'usar':
        return saySpent(await accounts.spendCredits(email));
      default:
        return null;
    }
  }
}

function show(checkout: Parameters<typeof showCheckout>[0]): Response {
  return new Response(showCheckout(checkout), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    },
  });
}

type Notice = { id: string; email: string; product: Product; situation: 'aprovado' | 'devolvido' };

/** Sends a signed notice (supabase/functions/README.md); returns what became of it. */
async function send(notice: Notice, { functions, secret }: TestCheckoutOptions): Promise<string> {
  const body = JSON.stringify({
    pagamento_id: notice.id,
    email: notice.email,
    produto: notice.product,
    situacao: notice.situation,
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const response = await functions(
    new Request('http://127.0.0.1/functions/v1/payment-webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-grifo-signature': `t=${at},v1=${signature}` },
      body,
    }),
  );
  if (!response.ok) return `O aviso foi recusado (${response.status}): ${await response.text()}`;
  return SENT[notice.situation];
}

const SENT: Record<Notice['situation'], string> = {
  aprovado: 'Pago. O aviso do pagamento foi enviado ao servidor.',
  devolvido: 'Estornado. O aviso da devolução foi enviado ao servidor.',
};

function saySpent(count: number): string {
  if (count === 0) return 'Esta conta não tem créditos para usar.';
  return count === 1 ? '1 crédito foi usado.' : `${count} créditos foram usados.`;
}

function toProduct(value: string | null): Product {
  return PRODUCTS.find((product) => product === value) ?? 'aluno_12';
}
