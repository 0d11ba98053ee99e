import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import { buildDeveloper, buildUser } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const dev = buildDeveloper();

function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: dev, ...options });
  return { ...services, ...services.backend };
}

const input = { titulo: ' Manutenção ', conteudo: ' Domingo, das 6h às 7h.\nhttps://exemplo.com.br ' };

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
