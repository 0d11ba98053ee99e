import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handle } from '../../../supabase/functions/payment-webhook/handler.ts';
import { EVENING, setUpFunctions } from '../../support/function-setting';

/**
 * Notices and payments in the formats of Mercado Pago's documentation, created here; a fake of its API runs in this
 * process.
 */
const setting = setUpFunctions();
const SECRET = 'secret-of-the-application';
const TOKEN = 'APP_USR-token-that-nobody-may-see';
const ID = '1234567890';

const approved = {
  id: Number(ID),
  status: 'approved',
  status_detail: 'accredited',
  external_reference: 'aluno_12',
  metadata: {},
  payer: { email: 'ana@example.com' },
  transaction_amount: 97.8,
};

let payments: Record<string, object>;
let answer: number;
let asked: string[];

beforeEach(() => {
  setting.variables.MERCADO_PAGO_WEBHOOK_SECRET = SECRET;
  setting.variables.MERCADO_PAGO_ACCESS_TOKEN = TOKEN;
  payments = { [ID]: approved };
  answer = 200;
  asked = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const url = new URL(input);
    if (url.host !== 'api.mercadopago.com') return fetch(input, init);
    asked.push(`${url.pathname} ${new Headers(init?.headers).get('authorization')}`);
    const payment = payments[url.pathname.split('/').at(-1) ?? ''];
    const status = payment ? answer : 404;
    return Promise.resolve(Response.json(status === 200 ? payment : { message: 'no', status }, { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

type Options = { id?: string; signedId?: string; type?: string; secret?: string; signature?: string };

async function send({ id = ID, signedId = id, type = 'payment', secret = SECRET, signature }: Options = {}) {
  const ts = String(EVENING.getTime());
  const v1 = createHmac('sha256', secret).update(`id:${signedId};request-id:req-1;ts:${ts};`).digest('hex');
  const request = new Request(`http://127.0.0.1/functions/v1/payment-webhook?data.id=${id}&type=${type}`, {
    method: 'POST',
    body: JSON.stringify({
      action: 'payment.updated',
      api_version: 'v1',
      type,
      live_mode: true,
      data: { id },
    }),
    headers: { 'x-signature': signature ?? `ts=${ts},v1=${v1}`, 'x-request-id': 'req-1' },
  });
  return setting.call((_, dependencies) => handle(request, dependencies), null, { token: null });
}

const purchases = () => [...setting.supabase.purchases];
const reversals = () => [...setting.supabase.reversals];
const become = (changes: object) => (payments[ID] = { ...approved, ...changes });

describe('a payment by Mercado Pago', () => {
  const granted = [[`mp:${ID}`, { email: 'ana@example.com', product: 'aluno_12' }]];

  it('is asked for with the token, and registered', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(asked).toEqual([`/v1/payments/${ID} Bearer ${TOKEN}`]);
    expect(purchases()).toEqual(granted);
  });

  it('goes by the product and the e-mail that the checkout wrote down, where it did', async () => {
    become({ metadata: { produto: 'professor_anual', email: 'eva@example.com' } });
    await send();
    expect(purchases()).toEqual([[`mp:${ID}`, { email: 'eva@example.com', product: 'professor_anual' }]]);
  });

  it('that is told twice is one', async () => {
    await send();
    await send();
    expect(purchases()).toEqual(granted);
  });

  it('refunded in part stands', async () => {
    become({ status_detail: 'partially_refunded' });
    await send();
    expect(purchases()).toEqual(granted);
    expect(reversals()).toEqual([]);
  });

  it.each([
    ['pending', { status: 'pending' }],
    ['refused', { status: 'rejected' }],
    ['of something else', { external_reference: 'camiseta' }],
    ['without an e-mail', { payer: { email: null } }],
  ])('%s is thanked and grants nothing', async (_kind, changes) => {
    become(changes);
    expect(await (await send()).json()).toEqual({ received: true, ignored: true });
    expect(purchases()).toEqual([]);
  });
});

describe('money that Mercado Pago gives back', () => {
  it('refunded is taken back', async () => {
    become({ status: 'refunded', status_detail: 'refunded' });
    await send();
    expect(reversals()).toEqual([[`mp:${ID}`, 'devolucao']]);
  });

  it('disputed is taken back, and comes back when the seller is reimbursed', async () => {
    become({ status: 'charged_back', status_detail: 'in_process' });
    await send();
    expect(reversals()).toEqual([[`mp:${ID}`, 'contestacao']]);
    become({ status: 'charged_back', status_detail: 'reimbursed' });
    await send();
    expect(reversals()).toEqual([]);
  });

  it('is believed before the payment was heard of: an old notice tells the state of now', async () => {
    become({ status: 'refunded' });
    await send();
    await send();
    expect(purchases()).toEqual([]);
    expect(reversals()).toHaveLength(1);
  });
});

describe('nothing is believed', () => {
  it.each<[string, Options]>([
    ['signed with another secret', { secret: 'other' }],
    ['signed for another payment', { signedId: '999' }],
    ['with a signature that is none', { signature: 'ts=1,v1=x' }],
  ])('%s, and nobody is asked', async (_kind, options) => {
    expect((await send(options)).status).toBe(401);
    expect(asked).toEqual([]);
    expect(purchases()).toEqual([]);
  });

  it('of a payment that Mercado Pago does not know', async () => {
    expect(await (await send({ id: '42' })).json()).toMatchObject({ ignored: true });
  });

  it('of a notice about something else', async () => {
    expect(await (await send({ type: 'plan' })).json()).toMatchObject({ ignored: true });
    expect(asked).toEqual([]);
  });

  it.each(['MERCADO_PAGO_WEBHOOK_SECRET', 'MERCADO_PAGO_ACCESS_TOKEN'])(
    'while %s is not set',
    async (name) => {
      delete setting.variables[name];
      expect((await send()).status).toBe(503);
      expect(purchases()).toEqual([]);
    },
  );

  it('while Mercado Pago does not answer: the notice is not thanked, and comes again', async () => {
    answer = 500;
    expect((await send()).status).toBe(503);
    answer = 200;
    expect((await send()).status).toBe(200);
    expect(purchases()).toHaveLength(1);
  });
});

it('logs neither token nor address', async () => {
  await send();
  await send({ secret: 'other' });
  expect(setting.logged.map(({ outcome }) => outcome)).toEqual(['registered', 'bad_signature']);
  expect(JSON.stringify(setting.logged)).not.toMatch(/example\.com|APP_USR|1234567890/);
});
