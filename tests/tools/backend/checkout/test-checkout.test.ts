import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentEvent } from '../../../../supabase/functions/payment-webhook/payment-event';
import { readGrifoNotice } from '../../../../supabase/functions/payment-webhook/grifo-notice';
import type { Environment } from '../../../../supabase/functions/_shared/environment';
import { createTestCheckout } from '../../../../tools/backend/checkout/test-checkout';

const PAGE = 'http://127.0.0.1:54321/pagamento-de-teste';
const SECRET = 'of this data folder';
const EMAIL = 'ana@example.com';

let events: PaymentEvent[];
const spendCredits = vi.fn(async (_email: string) => 12);
let payments: string[];

beforeEach(() => {
  events = [];
  payments = [];
  spendCredits.mockClear();
});

/** A payment function that reads notices as the real one does, and records them. */
async function functions(request: Request) {
  const body = await request.text();
  const environment = { paymentSecret: SECRET } as Environment;
  const event = await readGrifoNotice({ request, body, environment, now: new Date() });
  events.push(event);
  if (event.kind === 'paid') payments.push(event.paymentId);
  return Response.json({ received: true });
}

const accounts = { spendCredits, lastPayment: async () => payments.at(-1) ?? null };
const checkout = createTestCheckout({ functions, secret: SECRET, appUrl: 'http://127.0.0.1:5173', accounts });

async function press(acao: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams({ email: EMAIL, produto: 'aluno_12', acao, ...fields });
  const response = await checkout(
    new Request(PAGE, { method: 'POST', headers: { origin: new URL(PAGE).origin }, body }),
  );
  return { status: response.status, html: await response.text() };
}

describe('the page', () => {
  it.each([
    ['?produto=aluno_12', 'R$ 97,80', '/dashboard/student/compra'],
    ['?produto=professor_anual', 'R$ 2.000,00', '/dashboard/teacher/upgrade'],
    ['', 'R$ 97,80', '/dashboard/student/compra'],
  ])('of %s says that it is a test, the price, and the way back', async (search, price, back) => {
    const html = await (await checkout(new Request(PAGE + search))).text();
    expect(html).toContain('Pagamento de teste: nenhum dinheiro é cobrado');
    expect(html.replaceAll('\u00a0', ' ')).toContain(price);
    expect(html).toContain(`href="http://127.0.0.1:5173${back}"`);
    expect(events).toEqual([]);
  });

  it('shows what was typed as text', async () => {
    const { html } = await press('usar', { email: '"><script>alert(1)</script>' });
    expect(html).not.toContain('<script>');
  });
});

describe('a press', () => {
  it('pays with a signed notice, each time a new payment, and refunds the last one', async () => {
    await press('pagar');
    await press('pagar');
    const [first, second] = payments;
    await press('estornar');
    expect(events).toEqual([
      { kind: 'paid', paymentId: first, email: EMAIL, product: 'aluno_12' },
      { kind: 'paid', paymentId: second, email: EMAIL, product: 'aluno_12' },
      { kind: 'refunded', paymentId: second },
    ]);
    expect(first).not.toBe(second);
  });

  it('uses the credits of the account', async () => {
    expect((await press('usar')).html).toContain('12 créditos foram usados.');
    expect(spendCredits).toHaveBeenCalledWith(EMAIL);
    expect(events).toEqual([]);
  });

  it('without an e-mail, or with nothing to refund, sends nothing', async () => {
    expect((await press('pagar', { email: ' ' })).html).toContain('Escreva o e-mail da conta.');
    expect((await press('estornar')).html).toContain('Não há pagamento deste e-mail para estornar.');
    expect(events).toEqual([]);
  });

  it('says so where the function refuses the notice', async () => {
    const refusing = createTestCheckout({
      functions: async () => new Response('bad_signature', { status: 401 }),
      secret: 'another',
      appUrl: '',
      accounts,
    });
    const body = new URLSearchParams({ email: EMAIL, produto: 'aluno_12', acao: 'pagar' });
    const request = new Request(PAGE, { method: 'POST', headers: { origin: new URL(PAGE).origin }, body });
    expect(await (await refusing(request)).text()).toContain('O aviso foi recusado (401)');
  });

  it.each([null, 'https://elsewhere.example'])(
    'from a page of another origin (%s) is refused',
    async (origin) => {
      const body = new URLSearchParams({ email: EMAIL, produto: 'aluno_12', acao: 'pagar' });
      const request = new Request(PAGE, { method: 'POST', headers: origin ? { origin } : {}, body });
      expect((await checkout(request)).status).toBe(403);
      expect(events).toEqual([]);
    },
  );
});
