import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { buildCorrection, SAMPLE_INPUT, SAMPLE_THEME } from '../../support/builders';
import { isolatePages, marina, openPage, signedIn } from './connected';
import { FakeSupabase, hostedRefusal, json, liteRefusal, offline, type FakeRequest } from './fake-supabase';

isolatePages();

const USE = '8c5f6a52-7f1e-4e53-9a0d-0000000000aa';
const OTHER_INPUT = { theme: SAMPLE_THEME, essay: 'Outra redação.' };
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
    expect(await plan.consumeCredit(SAMPLE_INPUT)).toEqual({ ok: true, remaining: 11 });
    expect(session.user.get()?.creditos_correcoes).toBe(11);
  });

  it('none left is an answer, not an error, and the record follows', async () => {
    const { server, session, plan } = openSignedIn();
    await session.refresh();
    server.on(USE_CREDIT, () => json({ ok: false, uso: null, restante: 0 }));
    expect(await plan.consumeCredit(SAMPLE_INPUT)).toEqual({ ok: false });
    expect(session.user.get()?.creditos_correcoes).toBe(0);
    expect(plan.isPackageUsedUp()).toBe(true);
  });

  it.each([
    ['no way to the server', offline, 'unreachable'],
    ['a refusal of hosted', hostedRefusal, 'refused'],
    ['a refusal of lite', liteRefusal, 'refused'],
    ['an answer of another shape', () => json({ ok: true, restante: -1 }), 'unexpected'],
  ])('%s uses none that is known of', async (_requirement, answer, code) => {
    const { server, session, plan } = openSignedIn();
    await session.refresh();
    server.on(USE_CREDIT, answer);
    await expect(plan.consumeCredit(SAMPLE_INPUT)).rejects.toMatchObject({ code });
    expect(session.user.get()?.creditos_correcoes).toBe(12);
    expect(await plan.refundCredit()).toBe(12);
  });

  describe('on a server that keeps the books', () => {
    /** `use_credit` and `refund_credit` as the database has them. */
    function withBooks(credits = 12) {
      const page = openSignedIn(credits);
      const open = new Set<unknown>();
      const keyOf = (body: unknown) => (body as { p_chave?: string }).p_chave;
      const balance = () => credits - open.size;
      const use = (request: FakeRequest) => {
        if (open.has(keyOf(request.body)) || balance() > 0) open.add(keyOf(request.body));
        else return json({ ok: false, uso: null, restante: 0 });
        return json({ ok: true, uso: USE, restante: balance() });
      };
      page.server.on(USE_CREDIT, use);
      page.server.on(REFUND_CREDIT, ({ body }) => {
        open.delete(keyOf(body));
        return json(balance());
      });
      /** The server does as it is asked, and the answer is lost. */
      const loseAnswers = (route: string) =>
        page.server.on(route, (request) => {
          if (route === USE_CREDIT) use(request);
          return offline();
        });
      return { ...page, balance, loseAnswers };
    }

    it('the same essay uses one, however often it is tried, another essay another', async () => {
      const { plan, balance } = withBooks();
      expect(await plan.consumeCredit(SAMPLE_INPUT)).toEqual({ ok: true, remaining: 11 });
      expect(await plan.consumeCredit(SAMPLE_INPUT)).toEqual({ ok: true, remaining: 11 });
      expect(await plan.consumeCredit(OTHER_INPUT)).toEqual({ ok: true, remaining: 10 });
      expect(balance()).toBe(10);
    });

    it('the key is the one the essay is corrected and stored under, and is new for the next correction', async () => {
      const { server, plan, evaluator, corrections } = withBooks();
      server.on('POST /functions/v1/evaluate-essay-with-ai', () => json({ available: false }));
      await plan.consumeCredit(SAMPLE_INPUT);
      await evaluator.evaluate(SAMPLE_INPUT);
      await corrections.save(buildCorrection());
      await plan.consumeCredit(SAMPLE_INPUT);
      const [first, second] = server.sent('POST', '/rest/v1/rpc/use_credit').map(({ body }) => body);
      const asked = server.sent('POST', '/functions/v1/evaluate-essay-with-ai').at(-1);
      expect(first).toEqual({ p_chave: (asked!.body as { chave: string }).chave });
      expect(second).not.toEqual(first);
    });

    it('the one used is given back, once', async () => {
      const { server, session, plan } = withBooks();
      await plan.consumeCredit(SAMPLE_INPUT);
      expect(await plan.refundCredit()).toBe(12);
      expect(session.user.get()?.creditos_correcoes).toBe(12);
      expect(await plan.refundCredit()).toBe(12);
      expect(server.sent('POST', '/rest/v1/rpc/refund_credit')).toHaveLength(1);
    });

    it('a use whose answer was lost is given back', async () => {
      const { plan, balance, loseAnswers } = withBooks();
      loseAnswers(USE_CREDIT);
      await expect(plan.consumeCredit(SAMPLE_INPUT)).rejects.toMatchObject({ code: 'unreachable' });
      expect(balance()).toBe(12);
    });

    it.each([
      ['the same essay takes it up again', SAMPLE_INPUT],
      ['another essay gives it back first', OTHER_INPUT],
    ])('with the connection gone as well: %s', async (_requirement, next) => {
      const { plan, balance, loseAnswers } = withBooks();
      const backs = [loseAnswers(USE_CREDIT), loseAnswers(REFUND_CREDIT)];
      await expect(plan.consumeCredit(SAMPLE_INPUT)).rejects.toMatchObject({ code: 'unreachable' });
      expect(balance()).toBe(11);
      backs.forEach((back) => back());
      expect(await plan.consumeCredit(next)).toEqual({ ok: true, remaining: 11 });
      expect(balance()).toBe(11);
    });

    it('a use that failed does not give the one before it back', async () => {
      const { server, plan, balance } = withBooks();
      await plan.consumeCredit(SAMPLE_INPUT);
      server.on(USE_CREDIT, offline);
      await expect(plan.consumeCredit(OTHER_INPUT)).rejects.toMatchObject({ code: 'unreachable' });
      expect(await plan.refundCredit()).toBe(11);
      expect(balance()).toBe(11);
    });

    it('one that could not be given back is, before another essay uses one', async () => {
      const { server, plan, balance } = withBooks();
      await plan.consumeCredit(SAMPLE_INPUT);
      const back = server.on(REFUND_CREDIT, offline);
      await expect(plan.refundCredit()).rejects.toMatchObject({ code: 'unreachable' });
      back();
      expect(await plan.consumeCredit(OTHER_INPUT)).toEqual({ ok: true, remaining: 11 });
      expect(balance()).toBe(11);
    });

    it('is asked back again when the first answer did not come', async () => {
      const { plan, loseAnswers } = withBooks();
      const back = loseAnswers(REFUND_CREDIT);
      await plan.consumeCredit(SAMPLE_INPUT);
      await expect(plan.refundCredit()).rejects.toMatchObject({ code: 'unreachable' });
      back();
      expect(await plan.refundCredit()).toBe(12);
    });
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
  expect(storage.json(areaKeys.promoStart)).toBe(1_761_156_000_000);
});
