import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { OutgoingMessage } from '@/domain/messages/message';
import { connectedKeys } from '@/data/supabase/connected-context';
import { defineMessageMutation } from '@/queries/message-queries';
import { createQueryClient, restoreQueue } from '@/queries/query-client';
import { TEST_NOW } from '../../support/builders';
import { eventually } from '../../support/eventually';
import { createMemoryOutbox } from '../../support/memory-outbox';
import { buildOutgoing } from '../../support/messages';
import { isolatePages, marina, openPage, signedIn } from './connected';
import {
  authError,
  CAIO,
  FakeSupabase,
  hostedRefusal,
  json,
  liteRefusal,
  MARINA,
  offline,
} from './fake-supabase';

isolatePages();

const PATH = '/rest/v1/feedback_mensagens';
const row = {
  id: 'a',
  tipo_problema: 'bug',
  mensagem: 'O botão não responde.',
  created_at: TEST_NOW,
  status: 'em_analise',
};
const message = buildOutgoing({ userId: MARINA.id });

function open(user: Parameters<typeof signedIn>[1] = {}) {
  const server = new FakeSupabase();
  const page = openPage({ server, storage: signedIn(server, user) });
  const { messages } = page.complete().backend;
  return { ...page, messages, sent: () => server.sent('POST', PATH).map(({ body }) => body) };
}

/** A table that accepts each id only once. */
function withTable(server: FakeSupabase) {
  const ids: string[] = [];
  server.on(`GET ${PATH}`, ({ query }) => {
    const id = query.get('id')?.slice(3);
    return json(id ? (ids.includes(id) ? { id } : null) : []);
  });
  server.on(`POST ${PATH}`, ({ body }) => {
    const { id } = body as { id: string };
    if (ids.includes(id)) return json({ code: '23505', message: 'duplicate key' }, 409);
    ids.push(id);
    return new Response(null, { status: 201 });
  });
  return ids;
}

describe('sending a message', () => {
  it('is a row of whoever is signed in; no phone is null', async () => {
    const { server, messages, sent } = open();
    server.on(`POST ${PATH}`, () => new Response(null, { status: 201 }));
    await messages.send(message);
    const { userId, created_at: _at, ...columns } = message;
    expect(sent()).toEqual([{ ...columns, telefone: null, papel_usuario: 'student', usuario_id: userId }]);
    const [request] = server.sent('POST', PATH);
    expect(request?.token).toMatch(MARINA.id);
  });

  it.each([
    ['the limit of the day', () => json({ code: 'PT429', message: 'too many' }, 429), 'too-many-attempts'],
    ['a refusal of hosted', hostedRefusal, 'refused'],
    ['a refusal of lite', liteRefusal, 'refused'],
    ['a server in trouble', () => json({ message: 'down' }, 503), 'server-unavailable'],
    ['a session that is over', () => authError(401, 'bad_jwt'), 'session-lost'],
    ['no way to the server', offline, 'unreachable'],
    ['a gateway that gave up', () => json({ message: '<html>' }, 504), 'timed-out'],
  ])('%s is told', async (_what, answer, code) => {
    const { server, messages } = open();
    server.on(`GET ${PATH}`, () => json(null));
    server.on(`POST ${PATH}`, answer);
    await expect(messages.send(message)).rejects.toMatchObject({ code });
  });

  it('without a network says that there is none', async () => {
    const { server, messages } = open();
    server.goOffline();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(messages.send(message)).rejects.toMatchObject({ code: 'offline' });
  });

  it('whose answer was lost on the way has arrived, once', async () => {
    const { server, messages, sent } = open();
    const ids = withTable(server);
    const lose = server.on(`POST ${PATH}`, ({ body }) => {
      ids.push((body as { id: string }).id);
      return offline();
    });
    await messages.send(message);
    expect([ids, sent().length]).toEqual([[message.id], 1]);
    lose();
    await messages.send(message);
    expect(ids).toEqual([message.id]);
  });

  it.each([
    ['nobody is signed in', null],
    ['the record is of somebody else than the tokens', { ...marina, id: 'other' }],
  ])('where %s sends nothing', async (_what, user) => {
    const { messages, session, sent } = open();
    if (user) session.updateUser(() => user);
    else await session.signOut();
    await expect(messages.send(message)).rejects.toMatchObject({ code: 'session-lost' });
    expect(sent()).toEqual([]);
  });

  it('that somebody else of this device wrote is not sent under another name', async () => {
    const { messages, sent } = open();
    await expect(messages.send({ ...message, userId: CAIO.id })).rejects.toMatchObject({
      code: 'session-lost',
    });
    expect(sent()).toEqual([]);
  });
});

describe('a message that waits', () => {
  /** One load of the page with its queue, which sends pending messages. */
  function load(server: FakeSupabase, storage = signedIn(server), outbox = createMemoryOutbox()) {
    const { backend, outbox: queue } = openPage({ server, storage, outbox }).complete();
    const client = createQueryClient(outbox);
    defineMessageMutation(client, backend, true);
    const submit = (given: OutgoingMessage) =>
      void new MutationObserver<unknown, Error, OutgoingMessage>(client, { mutationKey: ['send-message'] })
        .mutate(given)
        .catch(() => null);
    const restore = () => restoreQueue(client, queue, MARINA.id);
    return { client, storage, outbox, submit, restore };
  }

  it('is on the device, and goes once after a reload, also where the answer is lost', async () => {
    const server = new FakeSupabase();
    const ids = withTable(server);
    const cut = server.on(`POST ${PATH}`, offline);
    const { storage, outbox, submit } = load(server);
    submit(message);
    await eventually(() => expect(server.sent('POST', PATH)).toHaveLength(1));
    expect([...outbox.entries.keys()]).toEqual([message.id]);
    cut();
    const lose = server.on(`POST ${PATH}`, ({ body }) => {
      // The server receives the message, but its response is lost.
      ids.push((body as { id: string }).id);
      return offline();
    });
    await load(server, storage, outbox).restore();
    lose();
    expect(outbox.entries.size).toBe(0);
    await load(server, storage, outbox).restore();
    expect(ids).toEqual([message.id]);
  });

  it('goes in the order it was written; one that is refused stays and holds up no other', async () => {
    const server = new FakeSupabase();
    const cut = server.on(`POST ${PATH}`, offline);
    const { storage, outbox, submit } = load(server);
    const texts = [
      'A primeira das três mensagens.',
      'A segunda não será aceita.',
      'A terceira vem por último.',
    ];
    for (const mensagem of texts) {
      submit(buildOutgoing({ userId: MARINA.id, mensagem }));
      await eventually(() => expect(outbox.entries.size).toBe(texts.indexOf(mensagem) + 1));
    }
    await eventually(() => expect(server.sent('POST', PATH)).toHaveLength(1));
    cut();
    const stored: string[] = [];
    server.on(`GET ${PATH}`, () => json(null));
    server.on(`POST ${PATH}`, (request) => {
      const { mensagem } = request.body as OutgoingMessage;
      if (mensagem === texts[1]) return hostedRefusal();
      stored.push(mensagem);
      return new Response(null, { status: 201 });
    });
    await load(server, storage, outbox).restore();
    expect(stored).toEqual([texts[0], texts[2]]);
    const left = [...outbox.entries.values()].map(({ mutation }) => mutation.state.variables);
    expect(left).toMatchObject([{ mensagem: texts[1] }]);
  });

  it('where a former version of the app kept it is sent, too', async () => {
    const server = new FakeSupabase();
    const ids = withTable(server);
    const { id, userId: _id, created_at, ...written } = message;
    const waiting = { ...written, key: id, sentAt: created_at };
    const key = connectedKeys.pendingMessages(MARINA.id);
    const { storage, restore } = load(server, signedIn(server, {}, { [key]: JSON.stringify([waiting]) }));
    await restore();
    expect(ids).toEqual([id]);
    expect(storage.json(key)).toBeNull();
  });
});

describe('the messages sent', () => {
  it('are the own ones, without rows that cannot be read', async () => {
    const { server, messages } = open();
    server.on(`GET ${PATH}`, () => json([row, { ...row, id: 'b', tipo_problema: 'elogio' }, null]));
    expect(await messages.list()).toEqual([row]);
    const [asked] = server.sent('GET', PATH);
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({
      select: 'id,tipo_problema,mensagem,created_at,status',
      usuario_id: `eq.${MARINA.id}`,
      order: 'created_at.desc,id.asc',
    });
  });

  it('are an error where there is no way to the server', async () => {
    const { server, messages } = open();
    server.on(`GET ${PATH}`, offline);
    await expect(messages.list()).rejects.toMatchObject({ code: 'unreachable' });
  });
});

it('a message that was begun stays on the device', () => {
  const server = new FakeSupabase();
  const storage = signedIn(server);
  const { userId: _id, id: _key, created_at: _at, ...written } = message;
  const begun = { ...written, tipo_problema: '' as const };
  openPage({ server, storage }).complete().messageDraft.set(begun);
  expect(openPage({ server, storage }).complete().messageDraft.get()).toEqual(begun);
  expect(server.sent('POST', PATH)).toEqual([]);
});
