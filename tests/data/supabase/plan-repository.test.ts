import { describe, expect, it } from 'vitest';
import { keys } from '@/data/local/keys';
import { isolatePages, marina, openPage, signedIn } from './connected';
import { FakeSupabase, hostedRefusal, json, liteRefusal, offline } from './fake-supabase';

isolatePages();

const USE = '8c5f6a52-7f1e-4e53-9a0d-0000000000aa';
const USE_CREDIT = 'POST /rest/v1/rpc/use_credit';
const REFUND_CREDIT = 'POST /rest/v1/rpc/refund_credit';

function openSignedIn(creditos_correcoes = 12) {
  const server = new FakeSupabase();
  server.changeProfile({ creditos_correcoes, plan: 'premium' });
  const storage = signedIn(server, { user: { ...marina, creditos_correcoes } });
  const page = openPage({ server, storage });
  return { ...page, ...page.complete() };
}

describe('credits', () => {
  it('come from the server on entry, whatever the record said', async () => {
    const { server, session, plan } = openSignedIn(999_999);
    server.changeProfile({ creditos_correcoes: 12, plan: 'premium' });
    expect(await plan.syncCredits()).toBe(12);
    expect(session.user.get()).toMatchObject({ creditos_correcoes: 12, plan: 'premium' });
  });

  it('one is used on the server, and the record follows', async () => {
    const { server, session, plan } = openSignedIn();
    await session.refresh();
    server.on(USE_CREDIT, () => json({ ok: true, uso: USE, restante: 11 }));
    expect(await plan.consumeCredit()).toEqual({ ok: true, remaining: 11 });
    expect(session.user.get()?.creditos_correcoes).toBe(11);
  });

  it('none left is an answer, not an error, and the record follows', async () => {
    const { server, session, plan } = openSignedIn();
    await session.refresh();
    server.on(USE_CREDIT, () => json({ ok: false, uso: null, restante: 0 }));
    expect(await plan.consumeCredit()).toEqual({ ok: false });
    expect(session.user.get()?.creditos_correcoes).toBe(0);
    expect(plan.isPackageUsedUp()).toBe(true);
  });

  it.each([
    ['no connection', offline, 'offline'],
    ['a refusal of hosted', hostedRefusal, 'refused'],
    ['a refusal of lite', liteRefusal, 'refused'],
    ['an answer of another shape', () => json({ ok: true, restante: -1 }), 'unexpected'],
  ])('%s uses none that is known of', async (_requirement, answer, code) => {
    const { server, session, plan } = openSignedIn();
    await session.refresh();
    server.on(USE_CREDIT, answer);
    await expect(plan.consumeCredit()).rejects.toMatchObject({ code });
    expect(session.user.get()?.creditos_correcoes).toBe(12);
    expect(await plan.refundCredit()).toBe(12);
    expect(server.sent('POST', '/rest/v1/rpc/refund_credit')).toEqual([]);
  });

  it('the one used is given back by its name, once', async () => {
    const { server, session, plan } = openSignedIn();
    server.on(USE_CREDIT, () => json({ ok: true, uso: USE, restante: 11 }));
    server.on(REFUND_CREDIT, () => json(12));
    await plan.consumeCredit();
    expect(await plan.refundCredit()).toBe(12);
    expect(session.user.get()?.creditos_correcoes).toBe(12);
    expect(await plan.refundCredit()).toBe(12);
    expect(server.sent('POST', '/rest/v1/rpc/refund_credit').map(({ body }) => body)).toEqual([
      { p_uso: USE },
    ]);
  });

  it('a use that failed does not give the one before it back', async () => {
    const { server, session, plan } = openSignedIn();
    await session.refresh();
    const back = server.on(USE_CREDIT, () => json({ ok: true, uso: USE, restante: 11 }));
    await plan.consumeCredit();
    back();
    server.on(USE_CREDIT, offline);
    await expect(plan.consumeCredit()).rejects.toMatchObject({ code: 'offline' });
    expect(await plan.refundCredit()).toBe(11);
    expect(server.sent('POST', '/rest/v1/rpc/refund_credit')).toEqual([]);
  });

  it('is asked back again when the first answer did not come', async () => {
    const { server, plan } = openSignedIn();
    server.on(USE_CREDIT, () => json({ ok: true, uso: USE, restante: 11 }));
    const back = server.on(REFUND_CREDIT, offline);
    await plan.consumeCredit();
    await expect(plan.refundCredit()).rejects.toMatchObject({ code: 'offline' });
    back();
    server.on(REFUND_CREDIT, () => json(12));
    expect(await plan.refundCredit()).toBe(12);
  });
});

it('a package is used up only where one was bought', async () => {
  const { server, session, plan } = openSignedIn(0);
  await session.refresh();
  expect(plan.isPackageUsedUp()).toBe(true);
  server.changeProfile({ plan: 'trial' });
  await session.refresh();
  expect(plan.isPackageUsedUp()).toBe(false);
});

it('the promotional mode belongs to the device', () => {
  const { plan, storage } = openSignedIn();
  plan.promoStart.set(1_761_156_000_000);
  expect(storage.json(keys.promoStart)).toBe(1_761_156_000_000);
});
