import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConnectedEntry } from '@/data/supabase/create-connected-entry';
import { completeConnectedServices } from '@/data/supabase/create-connected-services';
import type { Message } from '@/domain/messages/message';
import { createMemoryArchive } from '../../support/memory-archive';
import { MemoryStorage } from '../../support/memory-storage';
import { blindReader, noMissions, silentChecker, testConfig } from '../../support/services';
import { isolatePages, localEvaluator } from './connected';
import { startLiveBackend, type LiveBackend } from './live-backend';

isolatePages();
let backend: LiveBackend;
beforeAll(async () => {
  backend = await startLiveBackend();
});
afterAll(() => backend?.stop());

/** A page on a device of its own, with a new account. */
async function newUser(userType: 'student' | 'teacher' = 'student') {
  const { url, anonKey } = backend;
  const entry = createConnectedEntry({
    config: testConfig(),
    supabase: { url, anonKey },
    storage: new MemoryStorage(),
    onSessionEnded: () => undefined,
  });
  const services = completeConnectedServices(entry, {
    evaluator: localEvaluator,
    checker: silentChecker,
    photos: blindReader,
    missions: noMissions,
    archive: createMemoryArchive(),
  });
  const email = `${crypto.randomUUID()}@example.com`;
  const { user } = await entry.session.signUp({ name: 'Marina', email, password: 'segredo-1', userType });
  return { ...(await services.late()), user };
}

/** What the tables hold, with the rights of the server. */
async function asServer(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: backend.serviceKey,
      authorization: `Bearer ${backend.serviceKey}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    body: body && JSON.stringify(body),
  });
  expect(response.ok).toBe(true);
  return response.json();
}

const message: Message = {
  nome: 'Marina Duarte',
  email: 'marina@email.exemplo',
  telefone: '(11) 98765-4321',
  tipo_problema: 'dificuldade',
  mensagem: '<script>alert(1)</script>\n\nNão achei “Progresso” 🦅.',
};

describe('messages to the team', () => {
  it('arrive whole, signed with the role of the account, and are seen by their sender alone', async () => {
    const teacher = await newUser('teacher');
    await teacher.messages.send(message);
    const [listed] = await teacher.messages.list();
    const { tipo_problema, mensagem } = message;
    expect(listed).toMatchObject({ tipo_problema, mensagem });
    expect(Math.abs(Date.now() - Date.parse(listed?.sentAt ?? ''))).toBeLessThan(60_000);
    expect(await asServer('GET', `feedback_mensagens?id=eq.${listed?.id}`)).toMatchObject([
      { ...message, papel_usuario: 'teacher', usuario_id: teacher.user.id },
    ]);
    expect(await (await newUser()).messages.list()).toEqual([]);
  });

  it('at their limits fit, and no phone is none', async () => {
    const { messages } = await newUser();
    const longest = { ...message, telefone: '', nome: 'é'.repeat(100), mensagem: '🦅'.repeat(5000) };
    await messages.send(longest);
    const [listed] = await messages.list();
    expect(listed?.mensagem).toBe(longest.mensagem);
    expect(await asServer('GET', `feedback_mensagens?id=eq.${listed?.id}&select=telefone`)).toEqual([
      { telefone: null },
    ]);
  });

  it('beyond twenty a day are refused by name, and none of the twenty is lost', async () => {
    const { messages } = await newUser();
    for (let count = 0; count < 20; count += 1) await messages.send(message);
    await expect(messages.send(message)).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(await messages.list()).toHaveLength(20);
  });
});

it('announcements are read by every account, newest first', async () => {
  const titles = ['Antigo', 'Novo <b>mesmo</b>'];
  for (const [index, titulo] of titles.entries())
    await asServer('POST', 'comunicados', {
      titulo,
      conteudo: 'a'.repeat(10_000),
      criado_em: `2025-10-2${index}T12:00:00Z`,
    });
  const { announcements } = await newUser('teacher');
  // A new backend greets with one of its own.
  const listed = (await announcements.list()).filter(({ titulo }) => titles.includes(titulo));
  expect(listed.map(({ titulo }) => titulo)).toEqual(titles.toReversed());
  expect(listed[0]).toMatchObject({ criado_em: '2025-10-21T12:00:00.000Z', conteudo: 'a'.repeat(10_000) });
});
