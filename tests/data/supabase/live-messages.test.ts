// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { LateServices } from '@/data/late-services';
import type { Message } from '@/domain/messages/message';
import { isolatePages } from './connected';
import { liveBackend } from './live-backend';
import { asServer as askAsServer, newLiveUser } from './live-pages';

isolatePages();
const backend = liveBackend();

/** A page on a device of its own, with a new account. */
async function newUser(userType: 'student' | 'teacher' = 'student') {
  const page = await newLiveUser(backend, { userType, name: 'Marina' });
  return { ...(await page.late()), user: page.user };
}

/** What the tables hold, with the rights of the server. */
const asServer = (method: string, path: string, body?: object) => askAsServer(backend, method, path, body);

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

describe('the newsroom', () => {
  async function newPerson(role: 'student' | 'teacher' | 'dev'): Promise<LateServices & { userId: string }> {
    const userType = role === 'dev' ? 'teacher' : role;
    const page = await newLiveUser(backend, { userType, name: 'Equipe Grifo' });
    // Nobody signs up as a developer.
    if (role === 'dev') await asServer('PATCH', `profiles?user_id=eq.${page.user.id}`, { tipo_conta: 'dev' });
    return { ...(await page.late()), userId: page.user.id };
  }

  const input = { titulo: 'Manutenção <b>', conteudo: 'Domingo 🛠️\nhttps://exemplo.com.br' };
  const message = {
    nome: 'Marina Duarte',
    email: 'marina@email.exemplo',
    telefone: '',
    tipo_problema: 'bug',
    mensagem: 'O botão não responde ao toque no celular.',
  } as const;

  it('a developer publishes, edits and deletes what everybody reads', async () => {
    const dev = await newPerson('dev');
    const student = await newPerson('student');
    await dev.newsroom.publish(input);
    const [published] = await student.announcements.list();
    expect(published).toMatchObject({ ...input, autor_nome: 'Equipe Grifo' });
    await dev.newsroom.edit(published!.id, { ...input, titulo: 'Adiada' });
    expect((await student.announcements.list())[0]).toEqual({ ...published, titulo: 'Adiada' });
    await dev.newsroom.remove(published!.id);
    expect((await student.announcements.list()).map(({ id }) => id)).not.toContain(published!.id);
    await expect(dev.newsroom.remove(published!.id)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('a developer sees all messages and says what became of them', async () => {
    const dev = await newPerson('dev');
    await (await newPerson('student')).messages.send(message);
    await (await newPerson('teacher')).messages.send(message);
    const [first, second] = await dev.newsroom.inbox();
    expect([first, second]).toMatchObject([
      { ...message, role: 'teacher', status: 'nova' },
      { ...message, role: 'student', status: 'nova' },
    ]);
    await dev.newsroom.setStatus(first!.id, 'resolvida');
    expect((await dev.newsroom.inbox())[0]).toEqual({ ...first, status: 'resolvida' });
  });

  it.each(['student', 'teacher'] as const)('the server refuses all of it to a %s', async (role) => {
    const dev = await newPerson('dev');
    await dev.newsroom.publish(input);
    const { newsroom, announcements, messages } = await newPerson(role);
    await messages.send(message);
    const [published] = await announcements.list();
    const [own, ...others] = await newsroom.inbox();
    expect(others).toEqual([]);
    // Policies hide what may not be changed.
    const hidden = { code: 'not-found' };
    await expect(newsroom.publish(input)).rejects.toMatchObject({ code: 'refused' });
    await expect(newsroom.edit(published!.id, { ...input, titulo: 'Minha' })).rejects.toMatchObject(hidden);
    await expect(newsroom.remove(published!.id)).rejects.toMatchObject(hidden);
    await expect(newsroom.setStatus(own!.id, 'resolvida')).rejects.toMatchObject(hidden);
    expect((await announcements.list())[0]).toEqual(published);
    expect((await newsroom.inbox())[0]).toMatchObject({ status: 'nova' });
  });
});
