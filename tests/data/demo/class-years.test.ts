import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { buildTeacher } from '../../support/classrooms';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const otavio = buildTeacher();
const key = areaKeys.classrooms(otavio.id);
const SAMPLE = 'exemplo-3a';
const input = { nome: '2º ano B', descricao: '' };

function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: otavio, ...options });
  return { ...services, ...services.backend };
}

describe('a deleted class', () => {
  const day = 86_400_000;

  it('is gone after seven days', async () => {
    const { classrooms, clock, storage } = open();
    await classrooms.remove(SAMPLE);
    expect(JSON.stringify(storage.json(key))).toContain(SAMPLE);
    clock.advance(7 * day + 1);
    await expect(classrooms.restore(SAMPLE)).rejects.toMatchObject({ code: 'not-found' });
    expect(await classrooms.deleted()).toEqual([]);
    expect(JSON.stringify(storage.json(key))).not.toContain(SAMPLE);
  });

  it('counts among the hundred until then', async () => {
    const { classrooms, clock } = open();
    for (let count = 2; count < 100; count += 1) await classrooms.create({ nome: 'Sala', descricao: '' });
    await classrooms.remove(SAMPLE);
    await expect(classrooms.create(input)).rejects.toMatchObject({ code: 'refused' });
    clock.advance(8 * day);
    await classrooms.deleted();
    await classrooms.create(input);
  });

  it('that was edited by hand is no reason to lose the others', async () => {
    const { classrooms, storage } = open();
    await classrooms.remove(SAMPLE);
    const stored = storage.json(key) as { deleted: object[] };
    const edited = { ...stored, deleted: [...stored.deleted, { room: 7 }, null] };
    const again = open({ storage: new MemoryStorage({ [key]: JSON.stringify(edited) }) }).classrooms;
    expect(await again.deleted()).toHaveLength(1);
    expect(await again.list()).toHaveLength(1);
  });
});
