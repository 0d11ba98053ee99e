import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { handle } from '../../../supabase/functions/payment-webhook/handler.ts';
import { EVENING, setUpFunctions } from '../../support/function-setting';

/** Payment notices, real and forged (R-BUY-2). */
const setting = setUpFunctions();
const SECRET = 'whsec-of-the-payment-service';
const NOTICE = { pagamento_id: 'pay_1', email: 'ana@example.com', produto: 'aluno_12', situacao: 'aprovado' };
const NOW_SECONDS = EVENING.getTime() / 1000;

const hmac = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text).digest('hex');
const sign = (body: string, at = NOW_SECONDS, secret = SECRET) =>
  `t=${at},v1=${hmac(`${at}.${body}`, secret)}`;

/** Sends a notice, signed with the current time unless `signature` is passed. */
function send(notice: unknown, signature?: string | null) {
  const body = typeof notice === 'string' ? notice : JSON.stringify(notice);
  const header = signature === undefined ? sign(body) : signature;
  return setting.call(handle, null, {
    token: null,
    rawBody: body,
    headers: header === null ? {} : { 'x-grifo-signature': header },
  });
}

beforeEach(() => {
  setting.variables.PAYMENT_WEBHOOK_SECRET = SECRET;
});

describe('a notice', () => {
  it('signed just now is registered, without any session', async () => {
    const response = await send(NOTICE);
    expect(response.status).toBe(200);
    expect([...setting.supabase.purchases]).toEqual([
      ['pay_1', { email: 'ana@example.com', product: 'aluno_12' }],
    ]);
  });

  it('of the teacher’s plan is registered as that', async () => {
    await send({ ...NOTICE, produto: 'professor_anual' });
    expect(setting.supabase.purchases.get('pay_1')?.product).toBe('professor_anual');
  });

  it('that comes again is thanked and grants nothing more', async () => {
    const signature = sign(JSON.stringify(NOTICE));
    expect((await send(NOTICE, signature)).status).toBe(200);
    expect((await send(NOTICE, signature)).status).toBe(200);
    expect(setting.supabase.purchases.size).toBe(1);
  });

  it('is not thanked when it could not be registered, so that it comes again', async () => {
    setting.supabase.broken.add('/rest/v1/rpc/registrar_compra');
    expect((await send(NOTICE)).status).toBe(503);
  });
});

describe('money that goes back', () => {
  it.each([
    ['devolvido', 'devolucao', 'refunded'],
    ['contestado', 'contestacao', 'disputed'],
  ])('%s takes back what is left, and the log says how much', async (situacao, reason, kind) => {
    expect((await send({ ...NOTICE, situacao })).status).toBe(200);
    expect([...setting.supabase.reversals]).toEqual([['pay_1', reason]]);
    expect(setting.logged.at(-1)?.outcome).toBe(`${kind}, 5 of 12 credits taken back`);
  });

  it('contestacao_vencida gives it back', async () => {
    await send({ ...NOTICE, situacao: 'contestado' });
    await send({ ...NOTICE, situacao: 'contestacao_vencida' });
    expect(setting.supabase.reversals.size).toBe(0);
  });

  it('is not thanked for when it could not be written down', async () => {
    setting.supabase.broken.add('/rest/v1/rpc/estornar_compra');
    expect((await send({ ...NOTICE, situacao: 'devolvido' })).status).toBe(503);
  });
});

describe('nothing is granted for', () => {
  const body = JSON.stringify(NOTICE);
  it.each<[string, string | null]>([
    ['an unsigned notice', null],
    ['an empty signature', ''],
    ['another secret', sign(body, NOW_SECONDS, 'other')],
    ['the signature of another body', sign(JSON.stringify({ ...NOTICE, email: 'eva@example.com' }))],
    ['the signature of the body alone', `t=${NOW_SECONDS},v1=${hmac(body)}`],
    ['an old signature with a new time', sign(body, NOW_SECONDS - 900).replace(/^t=\d+/, `t=${NOW_SECONDS}`)],
    ['a notice more than five minutes old', sign(body, NOW_SECONDS - 301)],
    ['a notice of the future', sign(body, NOW_SECONDS + 301)],
    ['half a signature', sign(body).slice(0, -2)],
    ['a signature with words before it', `x${sign(body)}`],
  ])('%s: 401', async (_kind, signature) => {
    expect((await send(body, signature)).status).toBe(401);
    expect(setting.supabase.purchases.size).toBe(0);
  });

  it('a notice that was true and is played again later: 401', async () => {
    const signature = sign(body);
    await send(body, signature);
    setting.supabase.purchases.clear();
    setting.now = new Date(EVENING.getTime() + 301_000);
    expect((await send(body, signature)).status).toBe(401);
    expect(setting.supabase.purchases.size).toBe(0);
  });

  it.each([
    ['another product', { produto: 'camiseta' }],
    ['a payment that is not through', { situacao: 'pendente' }],
    ['a state it does not know', { situacao: 'paid' }],
  ])('%s: thanked and ignored', async (_kind, changes) => {
    const response = await send({ ...NOTICE, ...changes });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ received: true, ignored: true });
    expect(setting.supabase.purchases.size).toBe(0);
  });

  it.each([
    ['no JSON', 'pagamento', undefined],
    ['no payment id', { ...NOTICE, pagamento_id: undefined }, 'pagamento_id'],
    ['an address that is none', { ...NOTICE, email: 'ana' }, 'email'],
  ])('%s: 400', async (_kind, notice, field) => {
    const response = await send(notice);
    expect(response.status).toBe(400);
    expect((await response.json()).field).toBe(field);
    expect(setting.supabase.purchases.size).toBe(0);
  });

  it('a body too large: 413 before it is signed for', async () => {
    expect((await send({ ...NOTICE, filler: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('anything while no secret is set: 503', async () => {
    setting.variables.PAYMENT_WEBHOOK_SECRET = '';
    expect((await send(NOTICE, sign(JSON.stringify(NOTICE), NOW_SECONDS, ''))).status).toBe(503);
    expect(setting.supabase.purchases.size).toBe(0);
  });

  it('a page that calls it, allowed as it may be elsewhere, without a signature', async () => {
    const response = await setting.call(handle, NOTICE, { headers: { origin: 'http://localhost:5173' } });
    expect(response.status).toBe(401);
  });
});

it('logs neither secret nor address', async () => {
  await send(NOTICE);
  await send(NOTICE, null);
  expect(setting.logged.map(({ outcome }) => outcome)).toEqual(['registered', 'bad_signature']);
  expect(JSON.stringify(setting.logged)).not.toMatch(/example\.com|whsec|pay_1/);
});
