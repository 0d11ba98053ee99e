import { describe, expect, it, vi } from 'vitest';
import { areaKeys } from '@/data/local/area-keys';
import { SAMPLE_TEXTS } from '@/domain/classrooms/samples/sample-texts';
import { buildEvaluation } from '../../support/builders';
import { buildTeacher } from '../../support/classrooms';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const otavio = buildTeacher();
const key = areaKeys.classrooms(otavio.id);
const SAMPLE = 'exemplo-3a';

async function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: otavio, ...options });
  return { ...services, ...(await services.late()) };
}

const input = { nome: ' 2º ano B ', descricao: ' Sextas ' };

describe('the samples', () => {
  it('are there until something is changed, and nothing of them is written down', async () => {
    const { classrooms, storage } = await open();
    expect(await classrooms.summaries()).toMatchObject([
      { studentCount: 28, averageTotal: 720 },
      { studentCount: 35, averageTotal: 680 },
    ]);
    expect(classrooms.hasSamples).toBe(true);
    expect(storage.getItem(key)).toBeNull();
  });

  it('take changes like any class, and keep them', async () => {
    const { classrooms, storage } = await open();
    await classrooms.edit(SAMPLE, input);
    await classrooms.expectStudent(SAMPLE, 'Ana Clara 🦅 <b>');
    const reloaded = (await open({ storage })).classrooms;
    expect(await reloaded.classroom(SAMPLE)).toMatchObject({
      nome: '2º ano B',
      descricao: 'Sextas',
      expected: [{ name: 'Ana Clara 🦅 <b>' }],
    });
    expect((await reloaded.summaries())[0]).toMatchObject({ averageTotal: 720 });
  });

  it('grow old with the class once it was changed', async () => {
    const { classrooms, clock } = await open();
    await classrooms.edit(SAMPLE, input);
    const before = await classrooms.sentEssays(SAMPLE);
    clock.advance(30 * 86_400_000);
    expect(await classrooms.sentEssays(SAMPLE)).toEqual(before);
  });

  it('are gone once deleted, and are samples no more', async () => {
    const { classrooms, storage } = await open();
    for (const { id } of await classrooms.summaries()) await classrooms.remove(id);
    const reloaded = (await open({ storage })).classrooms;
    expect(await reloaded.summaries()).toEqual([]);
    expect(await reloaded.recentEssays()).toEqual([]);
    expect(reloaded.hasSamples).toBe(false);
  });

  it('belong to each account', async () => {
    const { classrooms, storage } = await open();
    await classrooms.remove(SAMPLE);
    const regina = buildTeacher({ id: 'local:regina@example.com', email: 'regina@example.com' });
    expect(await (await open({ user: regina, storage })).classrooms.summaries()).toHaveLength(2);
  });

  it('show the latest essays of all classes, pending ones too', async () => {
    const recent = await (await open()).classrooms.recentEssays();
    expect(recent).toHaveLength(10);
    const dates = recent.map(({ sentAt }) => sentAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(recent.some(({ total }) => total === null)).toBe(true);
  });

  it('lose a student’s essays with the student, and have both back', async () => {
    const { classrooms } = await open();
    const [essay] = await classrooms.sentEssays(SAMPLE);
    const before = await classrooms.summaries();
    await classrooms.removeStudent(SAMPLE, essay!.studentId);
    expect((await classrooms.sentEssays(SAMPLE)).map(({ studentId }) => studentId)).not.toContain(
      essay!.studentId,
    );
    expect((await classrooms.summaries())[0]?.studentCount).toBe(27);
    expect(await classrooms.essay(essay!.id)).toBeNull();
    await classrooms.restoreStudent(SAMPLE, essay!.studentId);
    expect(await classrooms.summaries()).toEqual(before);
  });
});

describe('a new class', () => {
  it('stands beside the samples, empty', async () => {
    const { classrooms } = await open();
    const id = await classrooms.create(input);
    expect(await classrooms.summaries()).toHaveLength(3);
    expect(await classrooms.classroom(id)).toMatchObject({
      nome: '2º ano B',
      descricao: 'Sextas',
      themes: [],
      students: [],
      invite: null,
    });
    expect(await classrooms.sentEssays(id)).toEqual([]);
    expect((await classrooms.summaries()).at(-1)).toMatchObject({ tema: '', averageTotal: null });
  });

  it.each([
    ['a blank name', { nome: '  ', descricao: '' }],
    ['a name of 101 characters', { nome: 'é'.repeat(101), descricao: '' }],
    ['a description of 501', { nome: 'A', descricao: 'a'.repeat(501) }],
  ])('with %s is refused, and leaves nothing', async (_requirement, bad) => {
    const { classrooms, storage } = await open();
    await expect(classrooms.create(bad)).rejects.toMatchObject({ code: 'refused' });
    await expect(classrooms.edit(SAMPLE, bad)).rejects.toMatchObject({ code: 'refused' });
    expect(storage.getItem(key)).toBeNull();
  });

  it('counts characters as the server does: an emoji is one', async () => {
    const { classrooms } = await open();
    const nome = '🦅'.repeat(100);
    expect(await classrooms.classroom(await classrooms.create({ nome, descricao: '' }))).toMatchObject({
      nome,
    });
  });
});

describe('the theme', () => {
  it('of two tabs: the later one is told, and nothing of it is kept', async () => {
    const { classrooms, storage } = await open();
    const other = (await open({ storage })).classrooms;
    const { themeVersion: seenVersion } = (await classrooms.classroom(SAMPLE))!;
    const theme = { tema: 'A memória dos bairros', dueAt: null, seenVersion };
    expect(await classrooms.setTheme(SAMPLE, theme)).toBe('set');
    expect(await other.setTheme(SAMPLE, { ...theme, tema: 'A rua' })).toBe('conflict');
    expect((await classrooms.classroom(SAMPLE))?.themes[0]?.tema).toBe('A memória dos bairros');
  });

  it('may not be blank', async () => {
    const { classrooms } = await open();
    const theme = { tema: ' \n', dueAt: null, seenVersion: 4 };
    await expect(classrooms.setTheme(SAMPLE, theme)).rejects.toMatchObject({ code: 'refused' });
  });
});

it('what is not there is told', async () => {
  const { classrooms } = await open();
  expect(await classrooms.classroom('nada')).toBeNull();
  expect(await classrooms.essay('nada')).toBeNull();
  const refusals = [
    classrooms.edit('nada', input),
    classrooms.remove('nada'),
    classrooms.sentEssays('nada'),
    classrooms.renewInvite('nada'),
    classrooms.removeStudent(SAMPLE, 'nada'),
    classrooms.restoreStudent(SAMPLE, 'exemplo-3a-1'),
    classrooms.forgetExpected(SAMPLE, 'nada'),
    classrooms.review('nada', []),
  ];
  for (const refused of refusals) await expect(refused).rejects.toMatchObject({ code: 'not-found' });
});

describe('an essay of the samples', () => {
  const [withText = ''] = Object.keys(SAMPLE_TEXTS);

  it('with a text is corrected by the evaluator when it is opened', async () => {
    const evaluate = vi.fn(async () => buildEvaluation({ levels: [120, 120, 120, 160, 120] }));
    const checkTheme = async () => ({ coherent: true, justification: '' });
    const { classrooms } = await open({ evaluator: { evaluate, checkTheme } });
    const essay = await classrooms.essay(withText);
    const text = SAMPLE_TEXTS[withText];
    expect(essay?.correction).toMatchObject({ originalText: text, finalScore: 640 });
    expect(evaluate).toHaveBeenCalledWith({ theme: essay?.correction.theme, essay: text });
  });

  it('without one tells its levels alone', async () => {
    const { classrooms } = await open();
    const sent = (await classrooms.sentEssays(SAMPLE)).find(({ id }) => !(id in SAMPLE_TEXTS))!;
    const { correction, isPending } = (await classrooms.essay(sent.id))!;
    expect(isPending).toBe(false);
    expect(correction.originalText).toBe('');
    expect(correction.competencies.map(({ score }) => score)).toEqual(sent.levels);
  });

  it('is reviewed, and the teacher’s level counts; no items take the review back', async () => {
    const { classrooms, storage } = await open();
    const before = await classrooms.summaries();
    const items = [{ competency: 1, comment: '', level: 0, reason: 'Cópia.' }] as const;
    const sent = (await classrooms.sentEssays(SAMPLE)).find(({ levels }) => levels)!;
    const review = await classrooms.review(sent.id, items);
    expect(review?.items).toEqual(items);
    const reloaded = (await open({ storage })).classrooms;
    expect((await reloaded.essay(sent.id))?.review).toEqual(review);
    expect(await reloaded.sentEssays(SAMPLE)).toContainEqual({
      ...sent,
      teacherLevels: [0, null, null, null, null],
      isReviewed: true,
    });
    expect((await reloaded.summaries())[0]?.averageTotal).toBeLessThan(720);
    expect(await reloaded.review(sent.id, [])).toBeNull();
    expect(await reloaded.summaries()).toEqual(before);
  });
});

describe('the device', () => {
  it('that takes no more says so, and nothing looks as if it were done', async () => {
    const { classrooms, storage } = await open();
    storage.state = 'full';
    await expect(classrooms.create(input)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await classrooms.summaries()).toHaveLength(2);
  });

  it('tells of another tab', async () => {
    const { classrooms, storage } = await open();
    await classrooms.edit(SAMPLE, input);
    const version = classrooms.version.get();
    const stored = storage.json(key) as { rooms: object[] };
    writeFromOtherTab(storage, key, { ...stored, rooms: stored.rooms.slice(1) });
    expect(classrooms.version.get()).toBeGreaterThan(version);
    expect(await classrooms.summaries()).toHaveLength(1);
  });

  const room = { id: 'a', nome: 'A', descricao: '', createdAt: '2025-10-01T12:00:00Z', themes: [] };
  const whole = { ...room, themeVersion: 0, students: [], expected: [], invite: null, removed: [], sent: [] };
  it.each([
    ['no JSON', 'sala', ['3º ano A', 'Extensivo noturno']],
    ['another type', '7', ['3º ano A', 'Extensivo noturno']],
    ['a list', '[]', ['3º ano A', 'Extensivo noturno']],
    ['a broken class beside a whole one', { rooms: [room, whole, null], reviews: {} }, ['A']],
    ['reviews that are none', { rooms: [whole], reviews: { x: { items: [{ level: 999 }] } } }, ['A']],
    ['reviews of another type', { rooms: [whole], reviews: 'nada' }, ['A']],
  ])('edited by hand: %s', async (_requirement, value, expected) => {
    const raw =
      typeof value === 'string' ? value : JSON.stringify({ samplesAt: '2025-10-01T12:00:00Z', ...value });
    const { classrooms } = await open({ storage: new MemoryStorage({ [key]: raw }) });
    expect((await classrooms.summaries()).map(({ nome }) => nome)).toEqual(expected);
    await classrooms.create(input);
    expect(await classrooms.summaries()).toHaveLength(expected.length + 1);
  });
});
