// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { OutgoingMessage } from '@/domain/messages/message';
import { buildOutboxEntry, buildOutgoing } from '../../support/messages';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { asServer as askAsServer, newLiveUser } from './live-pages';

isolatePages();
const backend = liveBackend();

/** A page on a device of its own, with a new account. */
async function newUser(userType: 'student' | 'teacher' = 'student', name = 'Marina') {
  const page = await newLiveUser(backend, { userType, name });
  const send = (given: Partial<OutgoingMessage> = {}) =>
    page.backend.messages.send(buildOutgoing({ ...message, userId: page.user.id, ...given }));
  return { ...page, ...page.backend, send };
}

/** What the tables hold, with the rights of the server. */
const asServer = (method: string, path: string, body?: object) => askAsServer(backend, method, path, body);

const message = {
  nome: 'Marina Duarte',
  email: 'marina@email.exemplo',
  telefone: '(11) 98765-4321',
  tipo_problema: 'dificuldade',
  mensagem: '<script>alert(1)</script>\n\nNão achei “Progresso” 🦅.',
} as const;

describe('messages to the team', () => {
  it('arrive whole, signed with the role of the account, and are seen by their sender alone', async () => {
    const teacher = await newUser('teacher');
    await teacher.send();
    const [listed] = await teacher.messages.list();
    const { tipo_problema, mensagem } = message;
    expect(listed).toMatchObject({ tipo_problema, mensagem });
    expect(Math.abs(Date.now() - Date.parse(listed?.created_at ?? ''))).toBeLessThan(60_000);
    expect(await asServer('GET', `feedback_mensagens?id=eq.${listed?.id}`)).toMatchObject([
      { ...message, papel_usuario: 'teacher', usuario_id: teacher.user.id },
    ]);
    expect(await (await newUser()).messages.list()).toEqual([]);
  });

  it('at their limits fit, and no phone is none', async () => {
    const { messages, send } = await newUser();
    const longest = { telefone: '', nome: 'é'.repeat(100), mensagem: '🦅'.repeat(5000) };
    await send(longest);
    const [listed] = await messages.list();
    expect(listed?.mensagem).toBe(longest.mensagem);
    expect(await asServer('GET', `feedback_mensagens?id=eq.${listed?.id}&select=telefone`)).toEqual([
      { telefone: null },
    ]);
  });

  it('beyond twenty a day are refused by name, and none of the twenty is lost', async () => {
    const { messages, send } = await newUser();
    for (let count = 0; count < 20; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(await messages.list()).toHaveLength(20);
  });

  it('that wait on the device are in the export of the account, with those that arrived', async () => {
    const {
      user,
      outbox,
      send,
      backend: { account },
    } = await newUser();
    await send({ mensagem: 'Esta mensagem já chegou.' });
    const waiting = buildOutgoing({ userId: user.id, mensagem: 'Esta mensagem ainda espera.' });
    await outbox.put(buildOutboxEntry(waiting));
    const { signal } = new AbortController();
    const { mensagens, nesteAparelho } = await account.collect({ onProgress: () => undefined, signal });
    expect(mensagens).toMatchObject([{ mensagem: 'Esta mensagem já chegou.' }]);
    expect(nesteAparelho).toMatchObject({ 'grifo-outbox': [waiting] });
  });

  it('sent twice arrive once', async () => {
    const { messages, send } = await newUser();
    const id = crypto.randomUUID();
    await send({ id });
    await send({ id });
    expect((await messages.list()).map((one) => one.id)).toEqual([id]);
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
  expect(Date.parse(listed[0]?.criado_em ?? '')).toBe(Date.parse('2025-10-21T12:00:00Z'));
  expect(listed[0]).toMatchObject({ conteudo: 'a'.repeat(10_000) });
});

describe('the newsroom', () => {
  async function newPerson(role: 'student' | 'teacher' | 'dev') {
    const person = await newUser(role === 'dev' ? 'teacher' : role, 'Equipe Grifo');
    // Nobody signs up as a developer.
    if (role === 'dev')
      await asServer('PATCH', `profiles?user_id=eq.${person.user.id}`, { tipo_conta: 'dev' });
    return person;
  }

  const text = { titulo: 'Manutenção <b>', conteudo: 'Domingo 🛠️\nhttps://exemplo.com.br' };
  const input = { ...text, publico: 'todos', publicar_em: null, fixado: false } as const;
  it('a developer publishes, edits and deletes what everybody reads', async () => {
    const dev = await newPerson('dev');
    const student = await newPerson('student');
    await dev.announcements.publish(input);
    const [published] = await student.announcements.list();
    expect(published).toMatchObject({ ...text, autor_nome: 'Equipe Grifo' });
    expect(Math.abs(Date.now() - Date.parse(published!.publicar_em))).toBeLessThan(60_000);
    await dev.announcements.edit(published!.id, { ...input, titulo: 'Adiada' });
    expect((await student.announcements.list())[0]).toEqual({ ...published, titulo: 'Adiada' });
    await dev.announcements.remove(published!.id);
    expect((await student.announcements.list()).map(({ id }) => id)).not.toContain(published!.id);
    await expect(dev.announcements.remove(published!.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('an announcement waits for its hour, is read by those it is for, and stands on top where it is pinned', async () => {
    const dev = await newPerson('dev');
    const student = await newPerson('student');
    const teacher = await newPerson('teacher');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await dev.announcements.publish({ ...input, titulo: 'Amanhã', publicar_em: tomorrow, fixado: true });
    await dev.announcements.publish({
      ...input,
      titulo: 'A professores',
      publico: 'professores',
      fixado: true,
    });
    await dev.announcements.publish({ ...input, titulo: 'A todos' });
    const seenBy = async ({ announcements }: Pick<typeof dev, 'announcements'>) =>
      (await announcements.list()).map(({ titulo }) => titulo).slice(0, 2);
    expect(await seenBy(dev)).toEqual(['Amanhã', 'A professores']);
    expect(await seenBy(teacher)).toEqual(['A professores', 'A todos']);
    expect((await seenBy(student))[0]).toBe('A todos');
    const [scheduled, pinned] = await dev.announcements.list();
    await dev.announcements.edit(scheduled!.id, { ...input, titulo: 'Agora', fixado: true });
    expect(await seenBy(student)).toEqual(['Agora', 'A todos']);
    await dev.announcements.remove(scheduled!.id);
    await dev.announcements.remove(pinned!.id);
  });

  it('a developer sees all messages and says what became of them', async () => {
    const dev = await newPerson('dev');
    const student = await newPerson('student');
    await student.send();
    const teacher = await newPerson('teacher');
    await teacher.send();
    const [first, second] = await dev.inbox.list();
    expect([first, second]).toMatchObject([
      { ...message, papel_usuario: 'teacher', status: 'nova', conta_email: teacher.user.email },
      { ...message, papel_usuario: 'student', status: 'nova', conta_email: student.user.email },
    ]);
    await dev.inbox.setStatus(first!.id, 'resolvida');
    expect((await dev.inbox.list())[0]).toEqual({ ...first, status: 'resolvida' });
    expect(await teacher.messages.list()).toMatchObject([{ status: 'resolvida' }]);
    expect(await student.messages.list()).toMatchObject([{ status: 'nova' }]);
  });

  it('a developer sees what the model costs, and changes its limits', async () => {
    const { modelCosts } = await newPerson('dev');
    const { ativo: _switch, ...before } = await modelCosts.settings();
    await modelCosts.change({ pedidos_conta_nova: 7, preco_entrada: 0.85 });
    expect(await modelCosts.settings()).toMatchObject({
      ...before,
      pedidos_conta_nova: 7,
      preco_entrada: 0.85,
    });
    await modelCosts.change(before);
    expect(await modelCosts.use('2020-01-01')).toBeInstanceOf(Array);
  });

  it.each(['student', 'teacher'] as const)('the server refuses all of it to a %s', async (role) => {
    const dev = await newPerson('dev');
    await dev.announcements.publish(input);
    const { inbox, messages, announcements, modelCosts, send } = await newPerson(role);
    await send();
    await expect(modelCosts.settings()).rejects.toMatchObject({ code: 'refused' });
    await expect(modelCosts.change({ ativo: false })).rejects.toMatchObject({ code: 'refused' });
    expect(await modelCosts.use('2020-01-01')).toEqual([]);
    const [published] = await announcements.list();
    expect(await inbox.list()).toEqual([]);
    const [own] = await messages.list();
    // Policies hide what may not be changed.
    const hidden = { code: 'not-found' };
    await expect(announcements.publish(input)).rejects.toMatchObject({ code: 'refused' });
    await expect(announcements.edit(published!.id, { ...input, titulo: 'Minha' })).rejects.toMatchObject(
      hidden,
    );
    await expect(announcements.remove(published!.id)).rejects.toMatchObject(hidden);
    await expect(inbox.setStatus(own!.id, 'resolvida')).rejects.toMatchObject(hidden);
    expect((await announcements.list())[0]).toEqual(published);
    expect((await messages.list())[0]).toMatchObject({ status: 'nova' });
  });
});
