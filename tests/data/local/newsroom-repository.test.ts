import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import { buildUser } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const dev = buildUser({
  id: 'local:dev@example.com',
  email: 'dev@example.com',
  name: 'Equipe',
  userType: 'dev',
});

async function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: dev, ...options });
  return { ...services, ...(await services.late()) };
}

const input = { titulo: ' Manutenção ', conteudo: ' Domingo, das 6h às 7h.\nhttps://exemplo.com.br ' };

describe('announcements', () => {
  it('published are read by everybody of the device, before the older ones', async () => {
    const { newsroom, storage } = await open();
    const version = newsroom.version.get();
    await newsroom.publish(input);
    expect(newsroom.version.get()).toBeGreaterThan(version);
    const listed = await (await open({ user: buildTeacher(), storage })).announcements.list();
    expect(listed[0]).toMatchObject({
      titulo: 'Manutenção',
      conteudo: 'Domingo, das 6h às 7h.\nhttps://exemplo.com.br',
      autor_nome: 'Equipe',
    });
    expect(listed.slice(1)).toEqual(SAMPLE_ANNOUNCEMENTS);
  });

  it('are edited without getting younger, and deleted, the samples too', async () => {
    const { newsroom, announcements } = await open();
    const [first, second] = SAMPLE_ANNOUNCEMENTS;
    await newsroom.edit(first!.id, input);
    await newsroom.remove(second!.id);
    const listed = await announcements.list();
    expect(listed).toHaveLength(2);
    expect(listed[0]).toEqual({ ...first, titulo: 'Manutenção', conteudo: input.conteudo.trim() });
    await expect(newsroom.remove(second!.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(newsroom.edit(second!.id, input)).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['a student', buildUser()],
    ['a teacher', buildTeacher()],
  ])('are not for %s to write', async (_requirement, user) => {
    const { newsroom, announcements } = await open({ user });
    const refused = { code: 'refused' };
    await expect(newsroom.publish(input)).rejects.toMatchObject(refused);
    await expect(newsroom.edit('x', input)).rejects.toMatchObject(refused);
    await expect(newsroom.remove('x')).rejects.toMatchObject(refused);
    await expect(newsroom.inbox()).rejects.toMatchObject(refused);
    await expect(newsroom.setStatus('x', 'resolvida')).rejects.toMatchObject(refused);
    expect(await announcements.list()).toEqual(SAMPLE_ANNOUNCEMENTS);
  });

  it('that the device does not take are told as not published', async () => {
    const { newsroom, announcements, storage } = await open();
    storage.state = 'full';
    await expect(newsroom.publish(input)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await announcements.list()).toEqual(SAMPLE_ANNOUNCEMENTS);
  });

  it.each([
    ['no JSON', 'nada', SAMPLE_ANNOUNCEMENTS],
    ['no list', '{}', SAMPLE_ANNOUNCEMENTS],
    ['a list of other things, too', JSON.stringify([1, SAMPLE_ANNOUNCEMENTS[0]]), [SAMPLE_ANNOUNCEMENTS[0]]],
  ])('edited by hand: %s', async (_requirement, raw, expected) => {
    const storage = new MemoryStorage({ [areaKeys.announcements]: raw });
    expect(await (await open({ storage })).announcements.list()).toEqual(expected);
  });
});

describe('the inbox', () => {
  const message = {
    nome: 'Marina Duarte',
    email: 'marina@email.exemplo',
    telefone: '',
    tipo_problema: 'bug',
    mensagem: 'O botão não responde ao toque.',
  } as const;

  it('holds made-up messages until somebody of the device writes one', async () => {
    const { newsroom } = await open();
    const inbox = await newsroom.inbox();
    expect(new Set(inbox.map(({ status }) => status))).toEqual(new Set(['nova', 'em_analise', 'resolvida']));
    const dates = inbox.map(({ sentAt }) => sentAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('shows the messages of all accounts, newest first, signed by the account', async () => {
    const { newsroom, messages, session, clock } = await open();
    const people = [
      ['marina@example.com', 'student'],
      ['otavio@example.com', 'teacher'],
    ] as const;
    for (const [email, userType] of people) {
      await session.signIn({ email, password: 'segredo', userType });
      clock.advance(1000);
      await messages.send(message);
    }
    await session.signIn({ email: dev.email, password: 'segredo', userType: 'dev' as 'teacher' });
    const inbox = await newsroom.inbox();
    expect(inbox.map(({ nome, email, role, status }) => [nome, email, role, status])).toEqual([
      ['otavio', 'otavio@example.com', 'teacher', 'nova'],
      ['marina', 'marina@example.com', 'student', 'nova'],
    ]);
    expect(new Set(inbox.map(({ id }) => id)).size).toBe(2);
  });

  it('keeps what became of a message', async () => {
    const { newsroom, storage } = await open();
    const [first] = await newsroom.inbox();
    await newsroom.setStatus(first!.id, 'resolvida');
    const reloaded = (await open({ storage })).newsroom;
    expect((await reloaded.inbox())[0]).toMatchObject({ id: first!.id, status: 'resolvida' });
  });

  it('does without statuses that were edited by hand', async () => {
    const storage = new MemoryStorage({ [areaKeys.messageStatuses]: '{"x":"perdida"}' });
    expect(await (await open({ storage })).newsroom.inbox()).not.toHaveLength(0);
  });
});
