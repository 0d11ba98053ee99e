import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LateServices } from '@/data/late-services';
import { isolatePages } from './connected';
import { startLiveBackend, type LiveBackend } from './live-backend';
import { asServer, newLiveUser } from './live-pages';

isolatePages();
let backend: LiveBackend;
beforeAll(async () => {
  backend = await startLiveBackend();
});
afterAll(() => backend?.stop());

async function newUser(role: 'student' | 'teacher' | 'dev'): Promise<LateServices & { userId: string }> {
  const userType = role === 'dev' ? 'teacher' : role;
  const page = await newLiveUser(backend, { userType, name: 'Equipe Grifo' });
  // Nobody signs up as a developer.
  if (role === 'dev')
    await asServer(backend, 'PATCH', `profiles?user_id=eq.${page.user.id}`, { tipo_conta: 'dev' });
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
  const dev = await newUser('dev');
  const student = await newUser('student');
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
  const dev = await newUser('dev');
  await (await newUser('student')).messages.send(message);
  await (await newUser('teacher')).messages.send(message);
  const [first, second] = await dev.newsroom.inbox();
  expect([first, second]).toMatchObject([
    { ...message, role: 'teacher', status: 'nova' },
    { ...message, role: 'student', status: 'nova' },
  ]);
  await dev.newsroom.setStatus(first!.id, 'resolvida');
  expect((await dev.newsroom.inbox())[0]).toEqual({ ...first, status: 'resolvida' });
});

it.each(['student', 'teacher'] as const)('the server refuses all of it to a %s', async (role) => {
  const dev = await newUser('dev');
  await dev.newsroom.publish(input);
  const { newsroom, announcements, messages } = await newUser(role);
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
