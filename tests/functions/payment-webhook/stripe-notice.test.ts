import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { handle } from '../../../supabase/functions/payment-webhook/handler.ts';
import { EVENING, setUpFunctions } from '../../support/function-setting';

/** Events in the formats of Stripe's documentation, created here and signed with Stripe's own library. */
const setting = setUpFunctions();
const SECRET = 'whsec_of_the_tests';
const INTENT = 'pi_3Ana';

const event = (type: string, object: object) => ({
  id: `evt_${type}`,
  object: 'event',
  api_version: '2026-10-28.basil',
  created: EVENING.getTime() / 1000,
  livemode: true,
  type,
  data: { object },
});
const session = (changes: object = {}, type = 'checkout.session.completed') =>
  event(type, {
    id: 'cs_live_1',
    object: 'checkout.session',
    mode: 'payment',
    payment_status: 'paid',
    payment_intent: INTENT,
    customer_details: { email: 'ana@example.com', name: 'Ana Reis' },
    metadata: { produto: 'aluno_12' },
    amount_total: 9780,
    currency: 'brl',
    ...changes,
  });
const charge = (changes: object = {}) =>
  event('charge.refunded', {
    id: 'ch_1',
    object: 'charge',
    payment_intent: INTENT,
    amount: 9780,
    amount_refunded: 9780,
    refunded: true,
    ...changes,
  });
const dispute = (type: 'created' | 'funds_withdrawn' | 'closed', status: string) =>
  event(`charge.dispute.${type}`, {
    id: 'dp_1',
    object: 'dispute',
    charge: 'ch_1',
    payment_intent: INTENT,
    status,
  });

async function send(notice: object, { secret = SECRET, at = EVENING.getTime() / 1000 } = {}) {
  const payload = JSON.stringify(notice);
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: at });
  return setting.call(handle, null, {
    token: null,
    rawBody: payload,
    headers: { 'stripe-signature': signature },
  });
}

beforeEach(() => {
  setting.variables.STRIPE_WEBHOOK_SECRET = SECRET;
});

const purchases = () => [...setting.supabase.purchases];
const reversals = () => [...setting.supabase.reversals];

describe('a payment by Stripe', () => {
  const granted = [[INTENT, { email: 'ana@example.com', product: 'aluno_12' }]];

  it('by card is registered with its checkout', async () => {
    const response = await send(session());
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true });
    expect(purchases()).toEqual(granted);
  });

  it('by boleto or Pix is registered when the money is there', async () => {
    await send(session({ payment_status: 'unpaid' }));
    expect(purchases()).toEqual([]);
    await send(session({}, 'checkout.session.async_payment_succeeded'));
    expect(purchases()).toEqual(granted);
  });

  it('that is told twice is one', async () => {
    await send(session());
    await send(session());
    expect(purchases()).toEqual(granted);
  });

  it('whose intent comes whole is the same payment', async () => {
    await send(session({ payment_intent: { id: INTENT, object: 'payment_intent' } }));
    expect(purchases()).toEqual(granted);
  });

  it.each([
    ['of something else', { metadata: { produto: 'camiseta' } }],
    ['that names no product', { metadata: {} }],
    ['without an e-mail', { customer_details: null }],
  ])('%s is thanked and grants nothing', async (_kind, changes) => {
    const response = await send(session(changes));
    expect(await response.json()).toEqual({ received: true, ignored: true });
    expect(purchases()).toEqual([]);
  });
});

describe('money that Stripe gives back', () => {
  it('is taken back from the purchase of that payment, told twice or before it', async () => {
    await send(charge());
    await send(charge());
    await send(session());
    expect(reversals()).toEqual([[INTENT, 'devolucao']]);
  });

  it('in part leaves the purchase alone', async () => {
    expect(await (await send(charge({ refunded: false, amount_refunded: 1000 }))).json()).toMatchObject({
      ignored: true,
    });
    expect(reversals()).toEqual([]);
  });

  it('for a dispute is taken back, and comes back when the dispute is won', async () => {
    await send(dispute('created', 'needs_response'));
    expect(reversals()).toEqual([[INTENT, 'contestacao']]);
    await send(dispute('closed', 'lost'));
    expect(reversals()).toEqual([[INTENT, 'contestacao']]);
    await send(dispute('closed', 'won'));
    expect(reversals()).toEqual([]);
  });

  it('is not gone by an inquiry', async () => {
    await send(dispute('created', 'warning_needs_response'));
    await send(dispute('closed', 'warning_closed'));
    expect(reversals()).toEqual([]);
  });

  it.each([
    ['whose money is withdrawn', dispute('funds_withdrawn', 'needs_response')],
    ['that is lost', dispute('closed', 'lost')],
  ])('is gone by an inquiry that becomes a dispute %s', async (_kind, notice) => {
    await send(dispute('created', 'warning_needs_response'));
    await send(notice);
    expect(reversals()).toEqual([[INTENT, 'contestacao']]);
  });
});

describe('nothing is believed', () => {
  it.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed more than five minutes ago', { at: EVENING.getTime() / 1000 - 301 }],
  ])('%s', async (_kind, options) => {
    expect((await send(session(), options)).status).toBe(401);
    expect(purchases()).toEqual([]);
  });

  it('while its secret is not set, though ours is', async () => {
    setting.variables = { PAYMENT_WEBHOOK_SECRET: SECRET };
    expect((await send(session())).status).toBe(503);
    expect(purchases()).toEqual([]);
  });

  it('of an event that is no payment', async () => {
    expect(await (await send(event('customer.created', { id: 'cus_1' }))).json()).toMatchObject({
      ignored: true,
    });
  });
});
