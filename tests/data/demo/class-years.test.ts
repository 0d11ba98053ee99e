import { describe, expect, it } from 'vitest';
import { areaKeys } from '@/data/local/keys';
import { TEST_NOW } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { MemoryStorage } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const otavio = buildTeacher();
const key = areaKeys.classrooms(otavio.id);
const SAMPLE = 'exemplo-3a';
const input = { nome: ' 2º ano B ', descricao: ' Sextas ' };

function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: otavio, ...options });
  return { ...services, ...services.backend };
}

describe('a deleted class', () => {
  const day = 86_400_000;

  it('is out of sight, and back with everything that was said, but for its invite', async () => {
    const { classrooms, clock, storage } = open();
    await classrooms.renewInvite(SAMPLE);
    const [essay] = await classrooms.sentEssays(SAMPLE);
    await classrooms.review(essay!.id, [{ competencia: 1, comentario: 'Bom.', nivel: null, motivo: '' }]);
    const before = await classrooms.get(SAMPLE);
    const all = await classrooms.list();
    await classrooms.remove(SAMPLE);
    expect(await classrooms.get(SAMPLE)).toBeNull();
    expect(await classrooms.essay(essay!.id)).toBeNull();
    expect(await classrooms.deleted()).toEqual([{ id: SAMPLE, nome: '3º ano A', excluida_em: TEST_NOW }]);

    clock.advance(6 * day);
    const later = open({ storage }).classrooms;
    await later.restore(SAMPLE);
    expect(await later.deleted()).toEqual([]);
    expect(await later.get(SAMPLE)).toEqual({ ...before, convite: null });
    expect(await later.list()).toEqual(all);
    expect(await later.essay(essay!.id)).toMatchObject({ revisao: [{ comentario: 'Bom.' }] });
    await expect(later.restore(SAMPLE)).rejects.toMatchObject({ code: 'not-found' });
  });

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

describe('an archived class', () => {
  it('is read as before and invites nobody, until it is opened again', async () => {
    const { classrooms } = open();
    await classrooms.renewInvite(SAMPLE);
    const before = (await classrooms.get(SAMPLE))!;
    await classrooms.archive(SAMPLE, true);
    expect(await classrooms.get(SAMPLE)).toEqual({ ...before, arquivada: true, convite: null });
    expect(await classrooms.list()).toMatchObject([{ arquivada: true, media: 720 }, { arquivada: false }]);
    await expect(classrooms.renewInvite(SAMPLE)).rejects.toMatchObject({ code: 'not-found' });
    await classrooms.archive(SAMPLE, false);
    expect(await classrooms.renewInvite(SAMPLE)).toMatchObject({ codigo_curto: expect.any(String) });
  });
});

describe('a copy', () => {
  it.each([true, false])('is a new class, with the names of the students: %s', async (withNames) => {
    const { classrooms } = open();
    await classrooms.copy(SAMPLE, { newId: 'nova', nome: ' 3º A de 2026 ', withNames });
    await classrooms.copy(SAMPLE, { newId: 'nova', nome: '3º A de 2026', withNames });
    expect(await classrooms.list()).toHaveLength(3);
    const copy = (await classrooms.get('nova'))!;
    const { descricao, alunos } = (await classrooms.get(SAMPLE))!;
    expect(copy).toMatchObject({ nome: '3º A de 2026', descricao, temas: [], alunos: [], convite: null });
    expect(copy.nomes.map(({ nome }) => nome)).toEqual(withNames ? alunos.map(({ nome }) => nome) : []);
  });

  it('needs a name', async () => {
    const copy = open().classrooms.copy(SAMPLE, { newId: 'nova', nome: ' ', withNames: false });
    await expect(copy).rejects.toMatchObject({ code: 'refused' });
  });
});
