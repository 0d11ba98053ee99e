import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/contracts/app-error';
import { areaKeys, keys } from '@/data/local/keys';
import { createOutbox } from '@/data/local/outbox';
import { connectedKeys } from '@/data/supabase/connected-context';
import { buildOutboxEntry, buildOutgoing } from '../../support/messages';
import { isolatePages, openPage, signedIn } from './connected';
import { CAIO, FakeSupabase, json, MARINA, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();

const DELETE = '/rest/v1/rpc/excluir_minha_conta';
const LOCAL = `local:${MARINA.email}`;

/** Marina is signed in, with a draft, a pending item, and data that the local mode left behind. */
async function open() {
  const server = new FakeSupabase();
  const storage = signedIn(server);
  const draft = JSON.stringify({
    theme: 'Leitura',
    essay: 'Um começo.',
    backup: '',
    updatedAt: null,
    rewriting: null,
  });
  for (const owner of [MARINA.id, LOCAL, 'caio']) storage.setItem(areaKeys.draft(owner), draft);
  storage.setItem(connectedKeys.archiveMoved(MARINA.id), 'true');
  const page = openPage({ server, storage });
  const services = page.complete();
  const { account } = services.backend;
  return { ...page, server, storage, services, account };
}

const kept = (storage: Awaited<ReturnType<typeof open>>['storage']) =>
  [...storage.items].filter(([key, value]) => `${key} ${value}`.match(`${MARINA.id}|${MARINA.email}`));

it('deletes with the password given anew, forgets everything here, then has that told', async () => {
  const { account, server, storage, session, onSessionEnded } = await open();
  let leftWhenTold: unknown = null;
  onSessionEnded.mockImplementation(() => void (leftWhenTold = kept(storage)));
  server.on(`POST ${DELETE}`, () => {
    server.deleteAccount(MARINA.id);
    return json({ ok: true });
  });
  await account.delete({ password: MARINA.password });
  expect(server.sent('POST', DELETE).map(({ body }) => body)).toEqual([{ p_confirmacao: 'EXCLUIR' }]);
  expect(session.user.get()).toBeNull();
  expect(kept(storage)).toEqual([]);
  expect(storage.items.has(areaKeys.draft('caio'))).toBe(true);
  expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(true);
  expect(leftWhenTold).toEqual([]);
});

it('takes along what waits for the server, and nothing of another account', async () => {
  const { account, server } = await open();
  const outbox = createOutbox();
  for (const userId of [MARINA.id, CAIO.id]) await outbox.put(buildOutboxEntry(buildOutgoing({ userId })));
  server.on(`POST ${DELETE}`, () => {
    server.deleteAccount(MARINA.id);
    return json({ ok: true });
  });
  await account.delete({ password: MARINA.password });
  expect(await outbox.of(MARINA.id)).toEqual([]);
  expect(await outbox.of(CAIO.id)).toHaveLength(1);
});

it('is told once where the page finds the account gone before the answer comes', async () => {
  const { account, server, storage, session, onSessionEnded } = await open();
  server.on(`POST ${DELETE}`, async () => {
    server.deleteAccount(MARINA.id);
    await session.refresh();
    return json({ ok: true });
  });
  expect(await account.delete({ password: MARINA.password })).toBe('deleted');
  expect(kept(storage)).toEqual([]);
  expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(true);
});

it.each([
  ['a wrong password', 'outra', 'wrong-credentials', () => json({ ok: true })],
  ['a refusal', MARINA.password, 'refused', () => json({ ok: false, motivo: 'entrada_antiga' })],
])('%s deletes nothing, here or there', async (_requirement, password, code, answer) => {
  const { account, server, storage, session } = await open();
  server.on(`POST ${DELETE}`, answer);
  await expect(account.delete({ password })).rejects.toMatchObject({ code });
  expect(session.user.get()?.id).toBe(MARINA.id);
  expect(storage.items.has(areaKeys.draft(MARINA.id))).toBe(true);
  expect(storage.items.has(keys.user)).toBe(true);
});

it('takes an account that another tab deleted meanwhile for deleted', async () => {
  const { account, server, storage } = await open();
  server.on(`POST ${DELETE}`, () => json({ ok: false, motivo: 'nao_encontrada' }));
  expect(await account.delete({ password: MARINA.password })).toBe('deleted');
  expect(kept(storage)).toEqual([]);
});

describe('a question without an answer', () => {
  /**
   * The server receives the request, but its response is lost; `isDone` says whether the account was deleted first.
   */
  async function loseTheAnswer(isDone: boolean) {
    const page = await open();
    const stop = page.server.on(`POST ${DELETE}`, () => {
      if (isDone) page.server.deleteAccount(MARINA.id);
      return offline();
    });
    expect(await page.account.delete({ password: MARINA.password })).toBe('unanswered');
    expect(page.storage.items.has(areaKeys.draft(MARINA.id))).toBe(true);
    stop();
    return page;
  }

  it('is found by the next try to have been answered: the person is forgotten', async () => {
    const { account, storage, session, onSessionEnded } = await loseTheAnswer(true);
    expect(await account.delete({ password: MARINA.password })).toBe('deleted');
    expect(session.user.get()).toBeNull();
    expect(kept(storage)).toEqual([]);
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('that never arrived is asked again, and a wrong password is then no sign of anything', async () => {
    const { account, server, storage } = await loseTheAnswer(false);
    await expect(account.delete({ password: 'outra' })).rejects.toMatchObject({ code: 'wrong-credentials' });
    expect(storage.items.has(areaKeys.draft(MARINA.id))).toBe(true);
    server.on(`POST ${DELETE}`, () => {
      server.deleteAccount(MARINA.id);
      return json({ ok: true });
    });
    expect(await account.delete({ password: MARINA.password })).toBe('deleted');
    expect(kept(storage)).toEqual([]);
  });

  it('stays one as long as there is no connection', async () => {
    const { account, server } = await loseTheAnswer(true);
    const back = server.goOffline();
    expect(await account.delete({ password: MARINA.password })).toBe('unanswered');
    back();
    expect(await account.delete({ password: MARINA.password })).toBe('deleted');
  });

  it('is looked into where the session ends because the account is gone', async () => {
    const { storage, session } = await loseTheAnswer(true);
    await session.refresh();
    await eventually(() => expect(kept(storage)).toEqual([]));
  });

  it('is found by a page loaded anew to have been answered: the person is forgotten, and told so', async () => {
    const { server, storage } = await loseTheAnswer(true);
    const { session, onSessionEnded } = openPage({ server, storage });
    await eventually(() => expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(true));
    expect(session.user.get()).toBeNull();
    await eventually(() => expect(kept(storage)).toEqual([]));
    expect(storage.items.has(areaKeys.draft('caio'))).toBe(true);
  });

  it('that never arrived takes nothing from a page loaded anew', async () => {
    const { server, storage } = await loseTheAnswer(false);
    const { session } = openPage({ server, storage });
    await session.refresh();
    expect(session.user.get()?.id).toBe(MARINA.id);
    expect(storage.items.has(areaKeys.draft(MARINA.id))).toBe(true);
  });

  it('is none any more for whoever signs in: a later end of the account takes no draft', async () => {
    const { server, storage, session } = await loseTheAnswer(false);
    await session.signIn({ email: MARINA.email, password: MARINA.password, userType: 'student' });
    server.deleteAccount(MARINA.id);
    const { onSessionEnded } = openPage({ server, storage });
    await eventually(() => expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(false));
    expect(storage.items.has(areaKeys.draft(MARINA.id))).toBe(true);
  });

  it('costs nobody a draft who signs out of an account that stands', async () => {
    const { storage, session, onSessionEnded } = await loseTheAnswer(false);
    await session.signOut();
    expect(session.user.get()).toBeNull();
    expect(storage.items.has(areaKeys.draft(MARINA.id))).toBe(true);
    expect(storage.items.has(connectedKeys.deletionAsked(MARINA.id))).toBe(false);
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('is looked into by whoever signs out: the person is forgotten', async () => {
    const { storage, session, onSessionEnded } = await loseTheAnswer(true);
    await session.signOut();
    expect(kept(storage)).toEqual([]);
    expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(true);
  });

  it.each([
    ['without a connection', (server: FakeSupabase) => server.goOffline()],
    ['with Auth out of order', (server: FakeSupabase) => server.on('GET /auth/v1/user', () => json({}, 503))],
  ])('stays one on a page loaded anew %s, whatever is tried there', async (_requirement, breakIt) => {
    const { server, storage } = await loseTheAnswer(true);
    const mend = breakIt(server);
    const page = openPage({ server, storage });
    const { account } = page.complete().backend;
    await expect(page.session.refresh()).rejects.toBeInstanceOf(AppError);
    expect(await account.delete({ password: MARINA.password })).toBe('unanswered');
    expect(storage.items.has(areaKeys.draft(MARINA.id))).toBe(true);
    mend();
    await page.session.refresh();
    expect(kept(storage)).toEqual([]);
    expect(page.onSessionEnded).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('is known of a device that is full, as long as the page lives', async () => {
    const { account, server, storage, session } = await open();
    storage.state = 'full';
    server.on(`POST ${DELETE}`, () => {
      server.deleteAccount(MARINA.id);
      return offline();
    });
    expect(await account.delete({ password: MARINA.password })).toBe('unanswered');
    await session.refresh();
    expect(kept(storage)).toEqual([]);
  });

  it('takes along what an editor puts away when the session ends by it', async () => {
    vi.unstubAllGlobals();
    const page = await loseTheAnswer(true);
    await page.session.refresh();
    page.services.drafts.save({
      theme: 'Leitura',
      essay: 'Ao sair.',
      backup: '',
      updatedAt: null,
      rewriting: null,
    });
    expect(page.storage.items.has(areaKeys.draft(MARINA.id))).toBe(true);
    await eventually(() => expect(kept(page.storage)).toEqual([]));
  });

  it('keeps no more of the person than the id, and ends for nobody but who signs in', async () => {
    const { server, storage, session } = await loseTheAnswer(false);
    expect(storage.items.get(connectedKeys.deletionAsked(MARINA.id))).toBe('true');
    server.addAccount(CAIO);
    await session.signIn({ ...CAIO, userType: 'student' });
    expect(storage.items.has(connectedKeys.deletionAsked(MARINA.id))).toBe(true);
    await session.signIn({ ...MARINA, userType: 'student' });
    expect(storage.items.has(connectedKeys.deletionAsked(MARINA.id))).toBe(false);
  });
});
