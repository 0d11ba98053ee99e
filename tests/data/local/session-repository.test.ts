import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalServices } from '@/data/local/create-local-services';
import { keys } from '@/data/local/keys';
import type { KeyValueStorage } from '@/data/local/storage';
import { buildUser, TEST_NOW } from '../../support/builders';
import { createMemoryArchive } from '../../support/memory-archive';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import {
  createDemoBackend,
  blindReaders,
  fakeServices,
  testConfig,
  noMissions,
  noPractice,
} from '../../support/services';

const signUpInput = {
  name: 'Marina Duarte',
  email: 'Marina.Duarte@Example.com',
  password: 'segredo-1',
  userType: 'student',
} as const;
const { name: _name, ...signInInput } = signUpInput;

afterEach(() => vi.useRealTimers());

/** The same device after a reload. */
function reload(storage: KeyValueStorage | null) {
  const { evaluator, checker } = fakeServices();
  const now = () => new Date(TEST_NOW);
  return createLocalServices({
    createBackend: createDemoBackend,
    config: testConfig(),
    storage,
    archive: createMemoryArchive(),
    evaluator,
    checker,
    createReaders: blindReaders,
    missions: noMissions,
    practiceReader: noPractice,
    now,
  });
}

describe('signing up', () => {
  it('makes the record of R-SESSION-1, signed in at once and still there after a reload', async () => {
    const { session, storage } = fakeServices({ user: null });
    const { user, isReturning } = await session.signUp(signUpInput);
    expect(isReturning).toBe(false);
    expect(user).toEqual(buildUser({ createdAt: TEST_NOW }));
    expect(session.user.get()).toEqual(user);
    expect(reload(storage).session.user.get()).toEqual(user);
  });

  it('never keeps the password, anywhere', async () => {
    const { session, storage } = fakeServices({ user: null });
    await session.signUp(signUpInput);
    await session.signOut();
    await session.signIn(signInInput);
    expect([...storage.items.values()].join()).not.toContain(signUpInput.password);
  });

  it('with an e-mail already known is that account coming back', async () => {
    const known = buildUser({ name: 'Marina', canetinhas: 130, userType: 'teacher' });
    const { session } = fakeServices({ user: known });
    await session.signOut();
    const { user, isReturning } = await session.signUp({ ...signUpInput, name: 'Outra Pessoa' });
    expect(isReturning).toBe(true);
    expect(user).toEqual(known);
  });
});

describe('signing in', () => {
  it('with an unknown e-mail makes an account named after it', async () => {
    const { session } = fakeServices({ user: null });
    const { user, isReturning } = await session.signIn({ ...signInInput, userType: 'teacher' });
    expect([user.name, user.userType, isReturning]).toEqual(['marina.duarte', 'teacher', false]);
  });

  it('brings trial, credits, canetinhas, name and role back, whatever the selector says', async () => {
    const known = buildUser({ creditos_correcoes: 3, canetinhas: 107, plan: 'premium' });
    const { session } = fakeServices({ user: known });
    await session.signOut();
    const { user, isReturning } = await session.signIn({ ...signInInput, userType: 'teacher' });
    expect([user, isReturning]).toEqual([known, true]);
  });

  it('after the trial marks it as over instead of starting another', async () => {
    const { session, clock } = fakeServices();
    await session.signOut();
    clock.advance(3 * 86_400_000);
    const { user } = await session.signIn(signInInput);
    expect(user).toEqual(buildUser({ isTrialActive: false }));
  });

  it('keeps two accounts apart on one device', async () => {
    const { session } = fakeServices();
    await session.signOut();
    await session.signUp({ ...signUpInput, name: 'Caio', email: 'caio@example.com' });
    await session.signOut();
    expect((await session.signIn(signInInput)).user).toEqual(buildUser());
  });

  it('waits the simulated 1.5 s, unless delays are off', async () => {
    vi.useFakeTimers();
    const { session } = fakeServices({ user: null, config: testConfig({ simulatedDelays: true }) });
    const entering = session.signIn(signInInput);
    await vi.advanceTimersByTimeAsync(1499);
    expect(session.user.get()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await entering;
    expect(session.user.get()).not.toBeNull();
  });

  it('explains that there is no password to recover', async () => {
    const { session, capabilities } = fakeServices();
    expect(capabilities.canResetPassword).toBe(false);
    expect(await session.recoverPassword('marina.duarte@example.com')).toBe('no-password');
  });

  it('takes no recovery link and no new password, and leaves whoever is signed in', async () => {
    const { session } = fakeServices();
    await expect(session.openRecoveryLink()).rejects.toMatchObject({ code: 'link-invalid' });
    await expect(session.setPassword('segredo-novo')).rejects.toMatchObject({ code: 'link-invalid' });
    expect(session.user.get()).not.toBeNull();
  });
});

describe('signing out', () => {
  it('removes the session key and nothing else', async () => {
    const { session, storage, drafts } = fakeServices();
    drafts.save({ theme: 'Cinema', essay: 'Rascunho', backup: '', updatedAt: TEST_NOW, rewriting: null });
    const before = new Map(storage.items);
    await session.signOut();
    before.delete(keys.user);
    expect(storage.items).toEqual(before);
    expect(session.user.get()).toBeNull();
  });

  it('is followed by the other tabs', async () => {
    const { session, storage } = fakeServices();
    writeFromOtherTab(storage, keys.user, null);
    expect(session.user.get()).toBeNull();
  });
});

describe('a storage that does not behave', () => {
  it.each([
    ['full', 'full'],
    ['blocked', 'blocked'],
  ] as const)(
    '%s: one can still sign up, leave and come back while the page is open',
    async (_name, state) => {
      const { session, storage } = fakeServices({ user: null });
      storage.state = state;
      const { user } = await session.signUp(signUpInput);
      await session.signOut();
      expect(session.user.get()).toBeNull();
      expect((await session.signIn(signInInput)).user).toEqual(user);
    },
  );

  it('missing altogether: the same', async () => {
    const { session } = reload(null);
    const { user } = await session.signUp(signUpInput);
    expect(session.user.get()).toBe(user);
  });

  it.each([
    ['truncated JSON', '{"id":"a","email":"ma'],
    ['an unknown role', JSON.stringify({ ...buildUser(), userType: 'admin' })],
    ['a list', '[]'],
    ['a number', '42'],
  ])('a session edited into %s signs out, and the account comes back whole', async (_requirement, raw) => {
    const { storage } = fakeServices();
    storage.setItem(keys.user, raw);
    const { session } = reload(storage);
    expect(session.user.get()).toBeNull();
    expect((await session.signIn(signInInput)).user).toEqual(buildUser());
    expect(storage.items.get(`${keys.user}.backup`)).toBe(raw);
  });

  it('broken accounts lose nothing: the same e-mail is the same owner again', async () => {
    const { session: before, storage } = fakeServices();
    await before.signOut();
    storage.setItem(keys.accounts, '{"marina');
    const { session } = reload(storage);
    const { user, isReturning } = await session.signIn(signInInput);
    expect([user.id, isReturning]).toEqual([buildUser().id, false]);
    expect(storage.items.get(`${keys.accounts}.backup`)).toBe('{"marina');
  });

  it('one broken account is set aside and leaves the others alone', async () => {
    const caio = buildUser({ id: 'local:caio@example.com', email: 'caio@example.com', name: 'Caio' });
    const broken = { email: 5 };
    const storage = new MemoryStorage({
      [keys.accounts]: JSON.stringify({ [buildUser().email]: broken, [caio.email]: caio }),
    });
    const { session } = reload(storage);
    await session.signIn(signInInput);
    expect(storage.json(keys.accounts)).toMatchObject({
      [buildUser().email]: { id: buildUser().id },
      [`${buildUser().email}.backup`]: broken,
      [caio.email]: caio,
    });
  });

  it('every unreadable record of one account is kept, each once', async () => {
    const { email, id } = buildUser();
    const storage = new MemoryStorage();
    for (const broken of [{ email: 5 }, { email: 6 }, { email: 5 }, null]) {
      const accounts = (storage.json(keys.accounts) ?? {}) as object;
      storage.setItem(keys.accounts, JSON.stringify({ ...accounts, [email]: broken }));
      const { session } = reload(storage);
      await session.signIn(signInInput);
      await session.signOut();
    }
    expect(storage.json(keys.accounts)).toEqual({
      [email]: expect.objectContaining({ id }),
      [`${email}.backup`]: { email: 5 },
      [`${email}.backup.2`]: { email: 6 },
      [`${email}.backup.3`]: null,
    });
  });
});
