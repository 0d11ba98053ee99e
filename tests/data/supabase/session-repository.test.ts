import { describe, expect, it, vi } from 'vitest';
import { areaKeys, keys } from '@/data/local/keys';
import { connectedKeys } from '@/data/supabase/connected-context';
import { buildUser } from '../../support/builders';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { isolatePages, marina, openPage, signedIn, signInInput } from './connected';
import { authError, CAIO, FakeSupabase, json, MARINA, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();

const settled = () => eventually(() => undefined);

describe('before anyone signs in', () => {
  it('loads nothing and asks nobody', async () => {
    const { server, session } = openPage();
    await settled();
    expect(session.user.get()).toBeNull();
    expect(server.requests).toEqual([]);
  });

  it('a record without tokens signs nobody in: local mode or a hand left it', () => {
    const storage = new MemoryStorage({ [keys.user]: JSON.stringify(buildUser({ userType: 'dev' })) });
    expect(openPage({ storage }).session.user.get()).toBeNull();
    expect(storage.items.has(keys.user)).toBe(false);
  });
});

describe('signing up', () => {
  const input = {
    name: 'Caio Prado',
    email: 'caio@example.com',
    password: 'segredo-2',
    userType: 'teacher',
  } as const;

  it('passes name and type as metadata, and makes the record from the profile', async () => {
    const { server, session, storage } = openPage();
    const { user, isReturning } = await session.signUp(input);
    expect(server.sent('POST', '/auth/v1/signup')[0]?.body).toMatchObject({
      email: input.email,
      data: { nome: 'Caio Prado', tipo_conta: 'teacher' },
    });
    expect([user.name, user.userType, user.canetinhas, isReturning]).toEqual([
      'Caio Prado',
      'teacher',
      100,
      false,
    ]);
    expect(session.user.get()).toEqual(user);
    expect(storage.json(keys.user)).toEqual(user);
    expect([...storage.items.values()].join()).not.toContain(input.password);
  });

  it.each([
    ['a known e-mail', () => authError(422, 'user_already_exists'), 'email-taken'],
    ['a known e-mail, said in words', () => json({ msg: 'User already registered' }, 400), 'email-taken'],
    ['a known e-mail, where e-mails are confirmed', () => json({ id: 'x', identities: [] }), 'email-taken'],
    ['an e-mail to confirm', () => json({ id: 'x', identities: [{}] }), 'email-not-confirmed'],
    ['a weak password', () => authError(422, 'weak_password'), 'weak-password'],
    ['a refused e-mail', () => authError(400, 'email_address_invalid'), 'email-refused'],
    ['closed sign-up', () => authError(422, 'signup_disabled'), 'sign-up-closed'],
    ['too many attempts', () => authError(429, 'over_request_rate_limit'), 'too-many-attempts'],
    ['a CAPTCHA that does not count', () => authError(400, 'captcha_failed'), 'captcha-refused'],
    ['no way to the server', offline, 'unreachable'],
    ['a server that is down', () => json({}, 503), 'server-unavailable'],
  ])('%s is told, and nobody is signed in', async (_requirement, answer, code) => {
    const { server, session, storage } = openPage();
    server.on('POST /auth/v1/signup', answer);
    await expect(session.signUp(input)).rejects.toMatchObject({ code });
    expect(session.user.get()).toBeNull();
    expect(storage.items.size).toBe(0);
  });
});

describe('signing in', () => {
  it('takes the role from the profile, whatever the selector says', async () => {
    const { session, storage } = openPage();
    const result = await session.signIn({ ...signInInput, userType: 'teacher' });
    expect(result).toEqual({ user: marina, isReturning: true });
    expect(storage.json(keys.user)).toEqual(marina);
  });

  it.each([
    ['by code', () => authError(400, 'invalid_credentials')],
    ['in words', () => json({ error: 'invalid_grant', error_description: 'Invalid login credentials' }, 400)],
  ])('a wrong password is told, %s', async (_shape, answer) => {
    const { server, session } = openPage();
    server.on('POST /auth/v1/token', answer);
    await expect(session.signIn(signInInput)).rejects.toMatchObject({ code: 'wrong-credentials' });
  });

  it('asks once for the profile, though the library tells of it too', async () => {
    const { server, session } = openPage();
    await session.signIn(signInInput);
    expect(server.sent('GET', '/rest/v1/profiles')).toHaveLength(1);
  });

  it.each([
    ['cannot be read', () => json({ message: 'down' }, 503), 'server-unavailable'],
    ['is of another shape', () => json([{ user_id: MARINA.id, tipo_conta: 'admin' }]), 'unexpected'],
    ['is not there', () => json([]), 'session-lost'],
  ])('a profile that %s leaves nobody half signed in', async (_requirement, answer, code) => {
    const { server, session, storage } = openPage();
    server.on('GET /rest/v1/profiles', answer);
    await expect(session.signIn(signInInput)).rejects.toMatchObject({ code });
    expect(session.user.get()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it('works on a device that keeps nothing, while the page is open', async () => {
    const storage = new MemoryStorage();
    storage.state = 'blocked';
    const { session } = openPage({ storage });
    await session.signIn(signInInput);
    expect(session.user.get()).toEqual(marina);
    expect(await session.refresh()).toEqual(marina);
  });
});

describe('at the next load', () => {
  it('shows the record at once and puts an edited one right', async () => {
    const server = new FakeSupabase();
    const edited = { ...marina, userType: 'dev', creditos_correcoes: 999_999, canetinhas: 1 } as const;
    const { session, storage } = openPage({ server, storage: signedIn(server, { user: edited }) });
    expect(session.user.get()).toEqual(edited);
    await eventually(() => expect(session.user.get()).toEqual(marina));
    expect(storage.json(keys.user)).toEqual(marina);
  });

  it('brings a removed record back', async () => {
    const server = new FakeSupabase();
    const { session } = openPage({ server, storage: signedIn(server, { user: null }) });
    await eventually(() => expect(session.user.get()).toEqual(marina));
  });

  it('reads times in whatever form the server writes them', async () => {
    const server = new FakeSupabase();
    server.changeProfile({ canetinhas: 107.5, data_cadastro: '2025-10-22 18:00:00+00' });
    const { session } = openPage({ server, storage: signedIn(server) });
    await eventually(() => expect(session.user.get()).toEqual({ ...marina, canetinhas: 107.5 }));
  });

  it.each([
    ['deleted account', (server: FakeSupabase) => server.deleteAccount(MARINA.id)],
    [
      'session ended elsewhere',
      (server: FakeSupabase) => server.on('GET /auth/v1/user', () => authError(403, 'session_not_found')),
    ],
    [
      'token of another project',
      (server: FakeSupabase) => server.on('GET /auth/v1/user', () => authError(403, 'bad_jwt')),
    ],
  ])('a %s signs out cleanly and keeps the draft', async (_requirement, break_) => {
    const server = new FakeSupabase();
    const storage = signedIn(
      server,
      {},
      { [areaKeys.draft(MARINA.id)]: '"rascunho"', [areaKeys.correctedEssayView]: '{}' },
    );
    break_(server);
    const { session, onSessionEnded } = openPage({ server, storage });
    await eventually(() => expect(session.user.get()).toBeNull());
    await eventually(() => expect(onSessionEnded).toHaveBeenCalledOnce());
    await eventually(() => expect([...storage.items.keys()]).toEqual([areaKeys.draft(MARINA.id)]));
  });

  it('without a connection the record stands', async () => {
    const server = new FakeSupabase();
    const storage = signedIn(server);
    const { session } = openPage({ server, storage });
    const back = server.goOffline();
    await expect(session.refresh()).rejects.toMatchObject({ code: 'unreachable' });
    expect(session.user.get()).toEqual(marina);
    back();
    server.changeProfile({ creditos_correcoes: 12 });
    expect(await session.refresh()).toMatchObject({ creditos_correcoes: 12 });
  });

  it('renews a token that has run out', async () => {
    const server = new FakeSupabase();
    const tokens = server.session(MARINA, -10);
    const storage = new MemoryStorage({ [connectedKeys.tokens]: JSON.stringify(tokens) });
    const { session } = openPage({ server, storage });
    await eventually(() => expect(session.user.get()).toEqual(marina));
    expect(server.sent('POST', '/auth/v1/token')[0]?.body).toMatchObject({
      refresh_token: tokens.refresh_token,
    });
    expect(storage.json(connectedKeys.tokens)).not.toMatchObject({ access_token: tokens.access_token });
  });

  it('a token that has run out cannot be renewed without a connection: the record stands', async () => {
    vi.useFakeTimers();
    const server = new FakeSupabase();
    const tokens = JSON.stringify(server.session(MARINA, -10));
    const storage = signedIn(server, {}, { [connectedKeys.tokens]: tokens });
    server.goOffline();
    const { session } = openPage({ server, storage });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sent('POST', '/auth/v1/token').length).toBeGreaterThan(1);
    expect(session.user.get()).toEqual(marina);
    expect(storage.items.get(connectedKeys.tokens)).toBe(tokens);
    vi.useRealTimers();
  });

  it('a token that can no longer be renewed signs out', async () => {
    const server = new FakeSupabase();
    const tokens = server.session(MARINA, -10);
    server.ended.add(tokens.access_token);
    const storage = signedIn(server, {}, { [connectedKeys.tokens]: JSON.stringify(tokens) });
    const { session, onSessionEnded } = openPage({ server, storage });
    await eventually(() => expect(session.user.get()).toBeNull());
    expect(storage.items.has(connectedKeys.tokens)).toBe(false);
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('the trial is over when the server says so', async () => {
    const server = new FakeSupabase();
    server.changeProfile({ trial_ends_at: '2025-10-01T00:00:00+00:00' });
    const { session } = openPage({ server, storage: signedIn(server) });
    await eventually(() => expect(session.user.get()?.isTrialActive).toBe(false));
  });

  it.each(['{"user":', '[]', '{"user":{"id":5}}'])('tokens edited into %s sign nobody in', async (tokens) => {
    const storage = signedIn(new FakeSupabase(), {}, { [connectedKeys.tokens]: tokens });
    expect(openPage({ storage }).session.user.get()).toBeNull();
  });
});

describe('signing out', () => {
  async function signedInPage() {
    const page = openPage();
    await page.session.signIn(signInInput);
    page.storage.setItem(areaKeys.draft(MARINA.id), '"rascunho"');
    page.storage.setItem(areaKeys.correctedEssayView, '{}');
    return page;
  }

  it('ends this session only, and takes tokens and what was viewed from the device; the draft stays', async () => {
    const { server, session, storage, onSessionEnded } = await signedInPage();
    await session.signOut();
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(server.sent('POST', '/auth/v1/logout')[0]?.query.get('scope')).toBe('local');
    expect(session.user.get()).toBeNull();
    expect([...storage.items.keys()]).toEqual([areaKeys.draft(MARINA.id)]);
  });

  it.each([
    ['without a connection', offline],
    ['with a server that is down', () => json({}, 503)],
    ['with a session that is gone', () => authError(403, 'session_not_found')],
  ])('works %s too', async (_requirement, answer) => {
    const { server, session, storage, onSessionEnded } = await signedInPage();
    server.on('POST /auth/v1/logout', answer);
    await session.signOut();
    expect(onSessionEnded).not.toHaveBeenCalled();
    expect(session.user.get()).toBeNull();
    expect(storage.items.has(connectedKeys.tokens)).toBe(false);
  });

  it('does not wait for a server that never answers', async () => {
    vi.useFakeTimers();
    const { server, session } = await signedInPage();
    server.on('POST /auth/v1/logout', () => new Promise<Response>(() => undefined));
    const leaving = session.signOut();
    await vi.advanceTimersByTimeAsync(3000);
    await leaving;
    expect(session.user.get()).toBeNull();
    vi.useRealTimers();
  });

  it('everywhere is a promise: it fails when the server could not be told', async () => {
    const { server, session, onSessionEnded } = await signedInPage();
    const back = server.goOffline();
    await expect(session.signOut('global')).rejects.toMatchObject({ code: 'unreachable' });
    expect(session.user.get()).toEqual(marina);
    back();
    await session.signOut('global');
    expect(session.user.get()).toBeNull();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('of the others leaves this one signed in', async () => {
    const { server, session } = await signedInPage();
    await session.signOut('others');
    expect(server.sent('POST', '/auth/v1/logout')[0]?.query.get('scope')).toBe('others');
    expect(session.user.get()).toEqual(marina);
    expect(await session.refresh()).toEqual(marina);
  });

  it('is not undone by a profile that arrives late', async () => {
    const { server, session } = await signedInPage();
    let answer: (response: Response) => void = () => undefined;
    server.on('GET /rest/v1/profiles', () => new Promise((resolve) => (answer = resolve)));
    const reading = session.refresh();
    await eventually(() => expect(server.sent('GET', '/rest/v1/profiles')).toHaveLength(2));
    await session.signOut();
    answer(json([server.profiles[0]]));
    await reading;
    expect(session.user.get()).toBeNull();
  });

  it('is not undone, nor the next user signed out, by a late word that the session is gone', async () => {
    const { server, session } = await signedInPage();
    server.addAccount(CAIO);
    let answer: (response: Response) => void = () => undefined;
    server.on('GET /auth/v1/user', ({ token }) =>
      token.startsWith(MARINA.id)
        ? new Promise((resolve) => (answer = resolve))
        : json(server.session(CAIO).user),
    );
    const reading = session.refresh();
    await eventually(() => expect(server.sent('GET', '/auth/v1/user')).toHaveLength(2));
    await session.signOut();
    await session.signIn({ ...CAIO, userType: 'student' });
    answer(authError(403, 'user_not_found'));
    await reading;
    expect(session.user.get()?.id).toBe(CAIO.id);
    expect(await session.refresh()).not.toBeNull();
  });

  it('in another tab is followed, with nothing to tell', async () => {
    const { session, storage, onSessionEnded } = await signedInPage();
    writeFromOtherTab(storage, keys.user, null);
    expect(session.user.get()).toBeNull();
    storage.removeItem(connectedKeys.tokens);
    expect(await session.refresh()).toBeNull();
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('on all devices is told to the page that finds out, also after it had signed out once', async () => {
    const { server, session, onSessionEnded } = await signedInPage();
    await session.signOut();
    await session.signIn(signInInput);
    server.on('GET /auth/v1/user', () => authError(403, 'session_not_found'));
    expect(await session.refresh()).toBeNull();
    expect(session.user.get()).toBeNull();
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('because a sign-in found no profile is told by the form alone', async () => {
    const { server, session, onSessionEnded } = openPage();
    server.on('GET /rest/v1/profiles', () => json([]));
    await expect(session.signIn(signInInput)).rejects.toMatchObject({ code: 'session-lost' });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('makes room for the next user of the device', async () => {
    const { server, session } = await signedInPage();
    server.addAccount(CAIO, { nome: 'Caio', tipo_conta: 'teacher' });
    await session.signOut();
    const { user } = await session.signIn({ ...signInInput, email: CAIO.email, password: CAIO.password });
    expect([user.id, user.name, user.userType]).toEqual([CAIO.id, 'Caio', 'teacher']);
  });
});

describe('a forgotten password', () => {
  it('leads back to /nova-senha', async () => {
    const { server, session } = openPage();
    expect(await session.recoverPassword(MARINA.email)).toBe('sent');
    const [request] = server.sent('POST', '/auth/v1/recover');
    expect(request?.query.get('redirect_to')).toBe(`${location.origin}/nova-senha`);
    expect(request?.body).toMatchObject({ email: MARINA.email });
  });

  it.each([
    ['an unknown e-mail', () => authError(404, 'user_not_found')],
    ['one that was sent a message a second ago', () => authError(429, 'over_email_send_rate_limit')],
    ['one the mail service refuses', () => json({ msg: 'Error sending recovery email' }, 500)],
  ])('%s gets the same answer', async (_requirement, answer) => {
    const { server, session } = openPage();
    server.on('POST /auth/v1/recover', answer);
    expect(await session.recoverPassword('x@example.com')).toBe('sent');
  });

  it.each([
    ['no way to the server', offline, 'unreachable'],
    ['a server that is down', () => json({}, 503), 'server-unavailable'],
    ['too many attempts from here', () => authError(429, 'over_request_rate_limit'), 'too-many-attempts'],
  ])('%s is told', async (_requirement, answer, code) => {
    const { server, session } = openPage();
    server.on('POST /auth/v1/recover', answer);
    await expect(session.recoverPassword('x@example.com')).rejects.toMatchObject({ code });
  });

  const hashOf = (server: FakeSupabase) => {
    const { access_token, refresh_token } = server.session(MARINA);
    return new URLSearchParams({
      access_token,
      refresh_token,
      expires_in: '3600',
      token_type: 'bearer',
      type: 'recovery',
    });
  };

  it('the link signs in, and the new password ends the other sessions', async () => {
    const server = new FakeSupabase();
    history.replaceState(null, '', `/nova-senha#${hashOf(server)}`);
    const { session } = openPage({ server });
    expect(await session.openRecoveryLink()).toEqual(marina);
    expect(location.hash).toBe('');
    await session.setPassword('segredo-novo');
    expect(server.sent('PUT', '/auth/v1/user')[0]?.body).toMatchObject({ password: 'segredo-novo' });
    expect(server.sent('POST', '/auth/v1/logout')[0]?.query.get('scope')).toBe('others');
    expect(session.user.get()).toEqual(marina);
  });

  it('tokens in the address of any other page are not taken', async () => {
    const server = new FakeSupabase();
    history.replaceState(null, '', `/login#${hashOf(server)}`);
    const { session } = openPage({ server });
    expect(await session.refresh()).toBeNull();
    expect(session.user.get()).toBeNull();
  });

  it.each([
    ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'link-expired'],
    ['#error=server_error', 'link-invalid'],
    ['#access_token=abc', 'link-incomplete'],
    ['', 'link-incomplete'],
  ])('the link %j is explained', async (hash, code) => {
    history.replaceState(null, '', `/nova-senha${hash}`);
    const { session } = openPage();
    await expect(session.openRecoveryLink()).rejects.toMatchObject({ code });
  });

  it.each([
    ['the same password', () => authError(422, 'same_password'), 'same-password'],
    ['a weak one', () => authError(422, 'weak_password'), 'weak-password'],
    ['a session that is gone', () => authError(403, 'session_not_found'), 'session-lost'],
    ['no way to the server', offline, 'unreachable'],
  ])('%s is told', async (_requirement, answer, code) => {
    const server = new FakeSupabase();
    const { session } = openPage({ server, storage: signedIn(server) });
    server.on('PUT /auth/v1/user', answer);
    await expect(session.setPassword('segredo-novo')).rejects.toMatchObject({ code });
  });
});
