import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import type { AnnouncementText } from '@/domain/announcements/announcement';
import { SAMPLE_ANNOUNCEMENTS } from '@/domain/announcements/sample-announcements';
import { buildDeveloper } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const dev = buildDeveloper();

function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: dev, ...options });
  return { ...services, ...services.backend };
}

const input: AnnouncementText = {
  titulo: 'Manutenção',
  conteudo: 'Domingo, das 6h às 7h.',
  publico: 'todos',
  publicar_em: null,
  fixado: false,
};

describe('announcements', () => {
  it('of the samples are edited without getting younger, and deleted', async () => {
    const { announcements } = open();
    const [first, second] = SAMPLE_ANNOUNCEMENTS;
    await announcements.edit(first!.id, input);
    await announcements.remove(second!.id);
    const listed = await announcements.list();
    expect(listed).toHaveLength(2);
    expect(listed[0]).toEqual({ ...first, titulo: input.titulo, conteudo: input.conteudo });
  });

  it('come out at their hour', async () => {
    const { announcements, storage, now } = open();
    const publicar_em = new Date(now().getTime() + 3_600_000).toISOString();
    await announcements.publish({ ...input, publicar_em });
    const reader = open({ user: buildTeacher(), storage });
    const newest = async () => (await reader.announcements.list())[0]?.titulo;
    reader.clock.advance(3_599_999);
    expect(await newest()).toBe(SAMPLE_ANNOUNCEMENTS[0]!.titulo);
    reader.clock.advance(1);
    expect(await newest()).toBe(input.titulo);
  });

  it('of a former version are for everybody and out', async () => {
    const { publico: _for, publicar_em: _at, fixado: _pin, ...old } = SAMPLE_ANNOUNCEMENTS[0]!;
    const storage = new MemoryStorage({ [areaKeys.announcements]: JSON.stringify([old]) });
    expect(await open({ user: buildTeacher(), storage }).announcements.list()).toEqual([
      SAMPLE_ANNOUNCEMENTS[0],
    ]);
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
