import { describe, expect, it, vi } from 'vitest';
import type { Message } from '@/domain/messages/message';
import { TEST_NOW } from '../../support/builders';
import { isolatePages, marina, openPage, signedIn } from './connected';
import { authError, FakeSupabase, hostedRefusal, json, liteRefusal, MARINA, offline } from './fake-supabase';
import { eventually } from '../../support/eventually';

isolatePages();

const PATH = '/rest/v1/feedback_mensagens';
const message: Message = {
  nome: 'Marina Duarte',
  email: MARINA.email,
  telefone: '',
  tipo_problema: 'sugestao',
  mensagem: 'Comparar duas versões lado a lado.',
};
const row = { id: 'a', tipo_problema: 'bug', mensagem: 'O botão não responde.', created_at: TEST_NOW };

async function open(user: Parameters<typeof signedIn>[1] = {}) {
  const server = new FakeSupabase();
  const page = openPage({ server, storage: signedIn(server, user) });
  const { messages } = await page.complete().late();
  return { ...page, messages, sent: () => server.sent('POST', PATH).map(({ body }) => body) };
}

describe('sending a message', () => {
  it('is a row of whoever is signed in; no phone is null', async () => {
    const { server, messages, sent } = await open();
    server.on(`POST ${PATH}`, () => new Response(null, { status: 201 }));
    const before = messages.version.get();
    await messages.send(message);
    const columns = { ...message, telefone: null, papel_usuario: 'student', usuario_id: MARINA.id };
    expect(sent()).toEqual([{ ...columns, id: expect.any(String) }]);
    expect(messages.version.get()).toBeGreaterThan(before);
  });

  it.each([
    ['the limit of the day', () => json({ code: 'PT429', message: 'too many' }, 429), 'too-many-attempts'],
    ['a refusal of hosted', hostedRefusal, 'refused'],
    ['a refusal of lite', liteRefusal, 'refused'],
    ['a server in trouble', () => json({ message: 'down' }, 503), 'server-unavailable'],
    ['a session that is over', () => authError(401, 'bad_jwt'), 'session-lost'],
  ])('%s is told, and the message is still the same when it is sent again', async (_what, answer, code) => {
    const { server, messages, sent } = await open();
    server.on(`GET ${PATH}`, (request) => json(request.query.get('id') ? null : []));
    const heal = server.on(`POST ${PATH}`, answer);
    await expect(messages.send(message)).rejects.toMatchObject({ code });
    heal();
    server.on(`POST ${PATH}`, () => new Response(null, { status: 201 }));
    await messages.send(message);
    const [first, second] = sent() as { id: string }[];
    expect(second).toEqual(first);
    await messages.send(message);
    expect((sent()[2] as { id: string }).id).not.toBe(first?.id);
  });

  it('without a network waits on the device, is known there, and goes once when the network is back', async () => {
    const { server, storage, messages, sent } = await open();
    const ids = new Set<string>();
    server.on(`GET ${PATH}`, ({ query }) => {
      const id = String(query.get('id')?.slice(3));
      return json(ids.has(id) ? { id } : null);
    });
    messages.draft.set(message);
    const cut = server.on(`POST ${PATH}`, offline);
    expect(await messages.send(message)).toBe('waiting');
    expect(messages.pending.get()).toMatchObject([{ mensagem: message.mensagem }]);
    expect(messages.draft.get()).toBeNull();
    cut();
    server.on(`POST ${PATH}`, ({ body }) => {
      ids.add((body as { id: string }).id);
      // It arrives, and nobody hears of it.
      return offline();
    });
    const again = await openPage({ server, storage }).complete().late();
    await eventually(() => expect(again.messages.pending.get()).toEqual([]));
    const sentIds = (sent() as { id: string }[]).map(({ id }) => id);
    expect([ids.size, new Set(sentIds).size]).toEqual([1, 1]);
  });

  it.each([
    ['no network', false, offline],
    ['no way to the server', true, offline],
    ['a gateway that gave up', true, () => json({ message: '<html>' }, 504)],
  ])('waits on the device: %s', async (_requirement, isOnline, answer) => {
    const { server, messages } = await open();
    server.on(`GET ${PATH}`, (request) => json(request.query.get('id') ? null : []));
    server.on(`POST ${PATH}`, answer);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    expect(await messages.send(message)).toBe('waiting');
    expect(messages.pending.get()).toMatchObject([{ mensagem: message.mensagem }]);
  });

  it('without a network on a full device is not said to wait there, and stays begun', async () => {
    const { server, storage, messages, sent } = await open();
    server.on(`GET ${PATH}`, (request) => json(request.query.get('id') ? null : []));
    messages.draft.set(message);
    storage.state = 'full';
    const cut = server.on(`POST ${PATH}`, offline);
    await expect(messages.send(message)).rejects.toMatchObject({ code: 'unreachable' });
    expect(messages.pending.get()).toEqual([]);
    expect(messages.draft.get()).toEqual(message);
    const reloaded = await openPage({ server, storage }).complete().late();
    expect(reloaded.messages.draft.get()).toEqual(message);
    cut();
    server.on(`POST ${PATH}`, () => new Response(null, { status: 201 }));
    expect(await messages.send(message)).toBe('sent');
    expect(messages.draft.get()).toBeNull();
    const [first, second] = sent() as { id: string }[];
    expect(second?.id).toBe(first?.id);
  });

  it('goes in the order it was written; one that is refused waits and holds up no other', async () => {
    const { server, storage, messages } = await open();
    server.on(`GET ${PATH}`, (request) => json(request.query.get('id') ? null : []));
    const cut = server.on(`POST ${PATH}`, offline);
    const texts = [
      'A primeira das três mensagens.',
      'A segunda não será aceita.',
      'A terceira vem por último.',
    ];
    for (const mensagem of texts) await messages.send({ ...message, mensagem });
    cut();
    const stored: string[] = [];
    server.on(`POST ${PATH}`, (request) => {
      const { mensagem } = request.body as Message;
      if (mensagem === texts[1]) return hostedRefusal();
      stored.push(mensagem);
      return new Response(null, { status: 201 });
    });
    const again = await openPage({ server, storage }).complete().late();
    await eventually(() => expect(stored).toEqual([texts[0], texts[2]]));
    await eventually(() => expect(again.messages.pending.get()).toMatchObject([{ mensagem: texts[1] }]));
  });

  it('whose answer was lost on the way has arrived, once', async () => {
    const { server, messages, sent } = await open();
    const ids = new Set<string>();
    server.on(`GET ${PATH}`, ({ query }) => {
      const id = String(query.get('id')?.slice(3));
      return json(ids.has(id) ? { id } : null);
    });
    server.on(`POST ${PATH}`, ({ body }) => {
      ids.add((body as { id: string }).id);
      return offline();
    });
    await messages.send(message);
    expect([ids.size, sent().length]).toEqual([1, 1]);
  });

  it.each([
    ['nobody is signed in', null],
    ['the record is of somebody else than the tokens', { ...marina, id: 'other' }],
  ])('where %s sends nothing', async (_what, user) => {
    const { messages, session, sent } = await open();
    if (user) session.updateUser(() => user);
    else await session.signOut();
    await expect(messages.send(message)).rejects.toMatchObject({ code: 'session-lost' });
    expect(sent()).toEqual([]);
  });
});

describe('the messages sent', () => {
  it('are the own ones, without rows that cannot be read', async () => {
    const { server, messages } = await open();
    server.on(`GET ${PATH}`, () => json([row, { ...row, id: 'b', tipo_problema: 'elogio' }, null]));
    const { created_at: sentAt, ...rest } = row;
    expect(await messages.list()).toEqual([{ ...rest, sentAt }]);
    const [asked] = server.sent('GET', PATH);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      select: 'id,tipo_problema,mensagem,created_at',
      usuario_id: `eq.${MARINA.id}`,
      order: 'created_at.desc,id.asc',
    });
  });

  it.each([
    ['no way to the server', offline, 'unreachable'],
    ['another answer than a list', () => json({ rows: [] }), 'unexpected'],
  ])('%s is an error', async (_what, answer, code) => {
    const { server, messages } = await open();
    server.on(`GET ${PATH}`, answer);
    await expect(messages.list()).rejects.toMatchObject({ code });
  });
});

it('a message that was begun stays on the device', async () => {
  const { server, storage, messages } = await open();
  messages.draft.set({ ...message, tipo_problema: '' });
  const again = await openPage({ server, storage }).complete().late();
  expect(again.messages.draft.get()).toEqual({ ...message, tipo_problema: '' });
  expect(server.sent('POST', PATH)).toEqual([]);
});
