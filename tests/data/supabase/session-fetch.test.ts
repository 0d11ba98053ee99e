import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectedKeys } from '@/data/supabase/connected-context';
import type { MemoryStorage } from '../../support/memory-storage';
import { isolatePages, openPage, signedIn, signInInput } from './connected';
import { FakeSupabase, json, MARINA } from './fake-supabase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The server's clock, which advances together with the device's clock, however far apart the two are. */
let serverTime: number;
let server: FakeSupabase;

isolatePages();
beforeEach(() => {
  // `performance.now` advances with the fake time, because elapsed time does not depend on the offset of the
  // device's clock.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  serverTime = Date.now();
  server = new FakeSupabase();
  const ends = new Map<string, number>();
  server.now = () => serverTime;
  // Tokens expire by the server's clock, as in PostgREST and Auth.
  const session = server.session.bind(server);
  server.session = (...given) => {
    const made = session(...given);
    ends.set(made.access_token, serverTime + made.expires_in * 1000);
    return made;
  };
  const isOver = (token: string) => (ends.get(token) ?? 0) <= serverTime;
  const profiles = { ...server.profiles[0] };
  server.on('GET /rest/v1/profiles', ({ token }) =>
    isOver(token) ? json({ code: 'PGRST303', message: 'JWT expired' }, 401) : json(profiles),
  );
  server.on('GET /auth/v1/user', ({ token }) =>
    isOver(token)
      ? json({ code: 403, error_code: 'bad_jwt', msg: 'token is expired' }, 403)
      : json(session(MARINA).user),
  );
});
afterEach(() => vi.useRealTimers());

/** Sets the clock of the device this far from the server's. */
const setDevice = (offset: number) => vi.setSystemTime(serverTime + offset);

function pass(ms: number): void {
  serverTime += ms;
  vi.advanceTimersByTime(ms);
}

const renewals = () =>
  server.sent('POST', '/auth/v1/token').filter(({ query }) => query.get('grant_type') === 'refresh_token')
    .length;

/** One load of the page, which calls Auth and the tables several times. */
async function visit(storage: MemoryStorage) {
  const page = openPage({ server, storage });
  for (let n = 0; n < 4; n += 1) expect((await page.session.refresh())?.id).toBe(MARINA.id);
  const { client } = await page.session.connection();
  const ask = () => client.query((tables) => tables.from('profiles').select('nome').maybeSingle());
  await Promise.all([ask(), ask(), ask(), ask(), ask()]);
  return page;
}

const CLOCKS: [device: string, offset: number][] = [
  ['right', 0],
  ['70 minutes ahead', 70 * MINUTE],
  ['70 minutes behind', -70 * MINUTE],
  ['a day ahead', 24 * HOUR],
  ['a day behind', -24 * HOUR],
];

describe.each(CLOCKS)('with a clock that is %s', (_device, offset) => {
  beforeEach(() => setDevice(offset));

  it('a sign-in is renewed by no page, and once an hour after that', async () => {
    const page = openPage({ server });
    await page.session.signIn(signInInput);
    for (let n = 0; n < 5; n += 1) await visit(page.storage);
    expect(renewals()).toBe(0);
    for (const hours of [1, 2]) {
      pass(HOUR);
      for (let n = 0; n < 5; n += 1) await visit(page.storage);
      expect(renewals()).toBe(hours);
    }
  });

  it('a session whose end was told by the server is renewed once at most', async () => {
    const storage = signedIn(server);
    for (let n = 0; n < 5; n += 1) await visit(storage);
    expect(renewals()).toBeLessThanOrEqual(1);
  });
});

it.each(CLOCKS)('a session survives a clock that is set from %s to right', async (_device, offset) => {
  setDevice(offset);
  const page = openPage({ server });
  await page.session.signIn(signInInput);
  setDevice(0);
  pass(61 * MINUTE);
  for (let n = 0; n < 5; n += 1) await visit(page.storage);
  expect(renewals()).toBe(1);
});

it('a token that is refused is renewed at once, by one renewal for all who were refused', async () => {
  setDevice(-24 * HOUR);
  const storage = signedIn(server);
  pass(61 * MINUTE);
  const page = await visit(storage);
  expect(renewals()).toBe(1);
  expect(page.session.user.get()?.id).toBe(MARINA.id);
});

it('a server that refuses a new token too is not asked for another one within the minute', async () => {
  const storage = signedIn(server);
  const page = openPage({ server, storage });
  const { client } = await page.session.connection();
  server.on('GET /rest/v1/profiles', () => json({ message: 'no' }, 401));
  const ask = () => client.query((tables) => tables.from('profiles').select('nome').maybeSingle());
  for (let n = 0; n < 5; n += 1) await expect(ask()).rejects.toMatchObject({ code: 'session-lost' });
  expect(renewals()).toBe(1);
  pass(2 * MINUTE);
  for (let n = 0; n < 5; n += 1) await expect(ask()).rejects.toMatchObject({ code: 'session-lost' });
  expect(renewals()).toBe(2);
});

it('tokens with a life shorter than the library likes are renewed once in half of it, or in a minute', async () => {
  server.tokenSeconds = 80;
  const page = openPage({ server });
  await page.session.signIn(signInInput);
  const { client } = await page.session.connection();
  for (let seconds = 0; seconds < 160; seconds += 5) {
    await client.session();
    pass(5000);
  }
  expect(renewals()).toBe(3);
});

it('a session that cannot be renewed ends', async () => {
  const storage = signedIn(server);
  const { access_token } = JSON.parse(storage.getItem(connectedKeys.tokens) ?? '') as {
    access_token: string;
  };
  server.ended.add(access_token);
  pass(61 * MINUTE);
  const page = openPage({ server, storage });
  expect(await page.session.refresh()).toBeNull();
  expect(storage.getItem(connectedKeys.tokens)).toBeNull();
});

it('a session whose token the server refuses, and whose renewal Auth refuses, ends at once', async () => {
  const storage = signedIn(server);
  const page = openPage({ server, storage });
  await page.session.refresh();
  const { client } = await page.session.connection();
  server.on('GET /rest/v1/profiles', () => json({ message: 'no' }, 401));
  server.on('POST /auth/v1/token', () =>
    json({ code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }, 400),
  );
  const ask = () => client.query((tables) => tables.from('profiles').select('nome').maybeSingle());
  await expect(Promise.all([ask(), ask()])).rejects.toMatchObject({ code: 'session-lost' });
  expect(page.session.user.get()).toBeNull();
  expect(storage.getItem(connectedKeys.tokens)).toBeNull();
  expect(page.onSessionEnded.mock.calls).toEqual([[false]]);
});

it('nothing is asked again with the token of somebody else', async () => {
  const storage = signedIn(server);
  const { access_token } = JSON.parse(storage.getItem(connectedKeys.tokens) ?? '') as {
    access_token: string;
  };
  const page = openPage({ server, storage });
  const { client } = await page.session.connection();
  server.on('GET /rest/v1/profiles', () => {
    storage.setItem(
      connectedKeys.tokens,
      JSON.stringify({ ...server.session({ ...MARINA, id: crypto.randomUUID() }) }),
    );
    return json({ message: 'no' }, 401);
  });
  const asked = client.query((tables) => tables.from('profiles').select('nome').maybeSingle());
  await expect(asked).rejects.toMatchObject({ code: 'session-lost' });
  const tokens = server.sent('GET', '/rest/v1/profiles').map(({ token }) => token);
  expect(new Set(tokens)).toEqual(new Set([access_token]));
});
