import { describe, expect, it } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { keys } from '@/data/local/keys';
import { isolatePages, marina, openPage, signedIn } from './connected';
import { FakeSupabase, hostedRefusal, json, liteRefusal, offline } from './fake-supabase';
import { TEST_NOW } from '../../support/builders';
import { eventually } from '../../support/eventually';

isolatePages();

const SET_PROMO = 'POST /rest/v1/rpc/definir_promo';

function openSignedIn(creditos_correcoes = 12) {
  const server = new FakeSupabase();
  server.changeProfile({ creditos_correcoes, plan: 'premium' });
  const storage = signedIn(server, { user: { ...marina, creditos_correcoes } });
  const page = openPage({ server, storage });
  const services = page.complete();
  return { ...page, ...services, credits: services.backend.credits };
}

describe('credits', () => {
  it('come from the server on entry, whatever the record said', async () => {
    const { server, session, credits } = openSignedIn(999_999);
    server.changeProfile({ creditos_correcoes: 12, plan: 'premium' });
    await credits.sync();
    expect(session.user.get()).toMatchObject({ creditos_correcoes: 12, plan: 'premium' });
  });

  it('are those after a change, also where the profile was being read meanwhile', async () => {
    const { server, session } = openSignedIn();
    await session.refresh();
    const answers: ((response: Response) => void)[] = [];
    server.on('GET /rest/v1/profiles', () => new Promise((resolve) => answers.push(resolve)));
    const earlier = session.refresh();
    await eventually(() => expect(answers).toHaveLength(1));
    const later = session.refresh();
    answers[0]?.(json([server.profiles[0]]));
    await eventually(() => expect(answers).toHaveLength(2));
    answers[1]?.(json([{ ...server.profiles[0], creditos_correcoes: 11 }]));
    await Promise.all([earlier, later]);
    expect(session.user.get()).toMatchObject({ creditos_correcoes: 11 });
  });

  it('are the server’s to take: nothing is asked before an essay is sent', async () => {
    const { server, credits } = openSignedIn(0);
    const before = server.requests.length;
    expect(await credits.use('e1')).toBe('by-server');
    await credits.giveBack('e1');
    expect(server.requests).toHaveLength(before);
  });
});

describe('whether there is a model', () => {
  const STATUS = 'POST /functions/v1/evaluate-essay-with-ai';

  it.each([true, false])('is asked once a page, and remembered on the device (%s)', async (available) => {
    const { server, storage, credits, capabilities } = openSignedIn();
    server.on(STATUS, () => json({ available }));
    expect(capabilities.hasModel.get()).toBeNull();
    expect([await credits.hasModel(), await credits.hasModel()]).toEqual([available, available]);
    expect(server.requests.filter(({ method, path }) => `${method} ${path}` === STATUS)).toHaveLength(1);
    expect(capabilities.hasModel.get()).toBe(available);
    expect(storage.json(keys.hasModel)).toBe(available);
  });

  it('stays unknown while the server cannot be reached', async () => {
    const { server, credits, capabilities } = openSignedIn();
    server.on(STATUS, offline);
    await expect(credits.hasModel()).rejects.toBeInstanceOf(AppError);
    expect(capabilities.hasModel.get()).toBeNull();
  });
});

describe('the promotional mode', () => {
  it('begins when the server says so, and ends', async () => {
    const { server, credits, preferences } = openSignedIn();
    server.on(SET_PROMO, ({ body }) => json((body as { p_ativa: boolean }).p_ativa ? TEST_NOW : null));
    expect(await credits.setPromo(true)).toBe(true);
    expect(preferences.promoStart.get()).toBe(Date.parse(TEST_NOW));
    expect(await credits.setPromo(false)).toBe(true);
    expect(preferences.promoStart.get()).toBeNull();
  });

  it('of another device shows here, and one that only this device knows does not', async () => {
    const { server, credits, preferences } = openSignedIn();
    preferences.promoStart.set(Date.parse(TEST_NOW) - 1000);
    server.changeProfile({ promo_inicio: TEST_NOW });
    await credits.sync();
    expect(preferences.promoStart.get()).toBe(Date.parse(TEST_NOW));
    server.changeProfile({ promo_inicio: null });
    await credits.sync();
    expect(preferences.promoStart.get()).toBeNull();
  });

  it('is refused where this month’s free day is over, whatever clock and storage of the device say', async () => {
    const { server, session, storage, credits, preferences } = openSignedIn();
    await session.refresh();
    server.on(SET_PROMO, () => json(null));
    server.changeProfile({ promo_inicio: null, dia_gratis_em: TEST_NOW });
    preferences.promoStart.set(Date.parse(TEST_NOW));
    expect(await credits.setPromo(true)).toBe(false);
    expect(preferences.promoStart.get()).toBeNull();
    expect(session.user.get()?.dia_gratis_em).toBe(TEST_NOW);
    storage.removeItem(keys.promoStart);
    expect(await credits.setPromo(true)).toBe(false);
  });

  it.each([
    ['no way to the server', offline, 'unreachable'],
    ['a refusal of hosted', hostedRefusal, 'refused'],
    ['a refusal of lite', liteRefusal, 'refused'],
    ['an answer of another shape', () => json({ since: 1 }), 'unexpected'],
  ])('%s begins none', async (_requirement, answer, code) => {
    const { server, session, credits, preferences } = openSignedIn();
    await session.refresh();
    server.on(SET_PROMO, answer);
    await expect(credits.setPromo(true)).rejects.toMatchObject({ code });
    expect(preferences.promoStart.get()).toBeNull();
  });
});
