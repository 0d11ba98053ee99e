import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import type { AnnouncementText } from '@/domain/announcements/announcement';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import type { SessionUser } from '@/domain/session/session-user';
import { buildDeveloper, buildUser } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const dev = buildDeveloper();

function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: dev, ...options });
  return { ...services, ...services.backend };
}

const input: AnnouncementText = {
  titulo: ' Manutenção ',
  conteudo: ' Domingo, das 6h às 7h.\nhttps://exemplo.com.br ',
  publico: 'todos',
  publicar_em: null,
  fixado: false,
};

describe('announcements', () => {
  it('published are read by everybody of the device, before the older ones', async () => {
    const { announcements, storage } = open();
    await announcements.publish(input);
    const listed = await open({ user: buildTeacher(), storage }).announcements.list();
    expect(listed[0]).toMatchObject({
      titulo: 'Manutenção',
      conteudo: 'Domingo, das 6h às 7h.\nhttps://exemplo.com.br',
      autor_nome: 'Equipe',
    });
    expect(listed.slice(1)).toEqual(SAMPLE_ANNOUNCEMENTS);
  });

  it('are edited without getting younger, and deleted, the samples too', async () => {
    const { announcements } = open();
    const [first, second] = SAMPLE_ANNOUNCEMENTS;
    await announcements.edit(first!.id, input);
    await announcements.remove(second!.id);
    const listed = await announcements.list();
    expect(listed).toHaveLength(2);
    expect(listed[0]).toEqual({ ...first, titulo: 'Manutenção', conteudo: input.conteudo.trim() });
    await expect(announcements.remove(second!.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(announcements.edit(second!.id, input)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are seen by those they are for once they are out, the pinned ones first', async () => {
    const { announcements, storage, now } = open();
    const [oldest] = SAMPLE_ANNOUNCEMENTS.slice(-1);
    const inAnHour = new Date(now().getTime() + 3_600_000).toISOString();
    await announcements.edit(oldest!.id, { ...oldest!, publicar_em: null, fixado: true });
    await announcements.publish({ ...input, titulo: 'De alunos', publico: 'alunos' });
    await announcements.publish({ ...input, titulo: 'De professores', publico: 'professores' });
    await announcements.publish({ ...input, titulo: 'De amanhã', publicar_em: inAnHour });
    const seenBy = async (user: SessionUser, at = now()) => {
      const { announcements, clock } = open({ user, storage });
      clock.advance(at.getTime() - now().getTime());
      return (await announcements.list()).slice(0, 3).map(({ titulo }) => titulo);
    };
    expect(await seenBy(dev)).toEqual([oldest!.titulo, 'De amanhã', 'De professores']);
    expect(await seenBy(buildUser())).toEqual([oldest!.titulo, 'De alunos', SAMPLE_ANNOUNCEMENTS[0]!.titulo]);
    expect(await seenBy(buildTeacher())).toEqual([
      oldest!.titulo,
      'De professores',
      SAMPLE_ANNOUNCEMENTS[0]!.titulo,
    ]);
    expect(await seenBy(buildUser(), new Date(inAnHour))).toEqual([oldest!.titulo, 'De amanhã', 'De alunos']);
  });

  it('keep their day once they are out, and come out no earlier than now', async () => {
    const { announcements, now } = open();
    const past = new Date(0).toISOString();
    await announcements.publish({ ...input, publicar_em: past });
    const [out] = await announcements.list();
    expect(out?.publicar_em).toBe(now().toISOString());
    const later = new Date(now().getTime() + 1000).toISOString();
    await announcements.edit(out!.id, { ...input, publicar_em: later });
    expect((await announcements.list())[0]).toEqual(out);
    await announcements.publish({ ...input, publicar_em: later });
    const [scheduled] = await announcements.list();
    await announcements.edit(scheduled!.id, input);
    expect((await announcements.list()).map(({ publicar_em }) => publicar_em)).not.toContain(later);
  });

  it('of a former version are for everybody and out', async () => {
    const { publico: _for, publicar_em: _at, fixado: _pin, ...old } = SAMPLE_ANNOUNCEMENTS[0]!;
    const storage = new MemoryStorage({ [areaKeys.announcements]: JSON.stringify([old]) });
    expect(await open({ user: buildTeacher(), storage }).announcements.list()).toEqual([
      SAMPLE_ANNOUNCEMENTS[0],
    ]);
  });

  it.each([
    ['a student', buildUser()],
    ['a teacher', buildTeacher()],
  ])('are not for %s to write', async (_requirement, user) => {
    const { announcements } = open({ user });
    const refused = { code: 'refused' };
    await expect(announcements.publish(input)).rejects.toMatchObject(refused);
    await expect(announcements.edit('x', input)).rejects.toMatchObject(refused);
    await expect(announcements.remove('x')).rejects.toMatchObject(refused);
    expect(await announcements.list()).toEqual(SAMPLE_ANNOUNCEMENTS);
  });

  it('that the device does not take are told as not published', async () => {
    const { announcements, storage } = open();
    storage.state = 'full';
    await expect(announcements.publish(input)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await announcements.list()).toEqual(SAMPLE_ANNOUNCEMENTS);
  });

  it.each([
    ['no JSON', 'nada', SAMPLE_ANNOUNCEMENTS],
    ['no list', '{}', SAMPLE_ANNOUNCEMENTS],
    ['a list of other things, too', JSON.stringify([1, SAMPLE_ANNOUNCEMENTS[0]]), [SAMPLE_ANNOUNCEMENTS[0]]],
  ])('edited by hand: %s', async (_requirement, raw, expected) => {
    const storage = new MemoryStorage({ [areaKeys.announcements]: raw });
    expect(await open({ storage }).announcements.list()).toEqual(expected);
  });
});
