import { describe, expect, it, vi } from 'vitest';
import { createClassRecords } from '@/data/demo/class-records';
import { areaKeys } from '@/data/local/keys';
import { NO_REMARKS } from '@/domain/classrooms/remarks';
import { SAMPLE_TEXTS } from '@/domain/classrooms/samples/sample-texts';
import { buildEvaluation, TEST_NOW } from '../../support/builders';
import { buildRemarks, buildTeacher } from '../../support/classrooms';
import { MemoryStorage, writeFromOtherTab } from '../../support/memory-storage';
import { fakeServices, type FakeOptions } from '../../support/services';

const otavio = buildTeacher();
const key = areaKeys.classrooms(otavio.id);
const SAMPLE = 'exemplo-3a';

function open(options: FakeOptions = {}) {
  const services = fakeServices({ user: otavio, ...options });
  return { ...services, ...services.backend };
}

const input = { nome: ' 2º ano B ', descricao: 'Sextas' };

describe('the samples', () => {
  it('are there until something is changed, and nothing of them is written down', async () => {
    const { classrooms, storage } = open();
    expect(await classrooms.list()).toMatchObject([
      { alunos: 28, media: 720 },
      { alunos: 35, media: 680 },
    ]);
    expect(classrooms.hasSamples()).toBe(true);
    expect(storage.getItem(key)).toBeNull();
  });

  it('take changes like any class, and keep them', async () => {
    const { classrooms, storage } = open();
    await classrooms.edit(SAMPLE, input);
    await classrooms.expectStudents(SAMPLE, [{ id: '1', nome: 'Ana Clara 🦅 <b>', email: null }]);
    const reloaded = open({ storage }).classrooms;
    expect(await reloaded.get(SAMPLE)).toMatchObject({
      nome: '2º ano B',
      descricao: 'Sextas',
      nomes: [{ nome: 'Ana Clara 🦅 <b>' }],
    });
    expect((await reloaded.list())[0]).toMatchObject({ media: 720 });
  });

  it('grow old with the class once it was changed', async () => {
    const { classrooms, clock } = open();
    await classrooms.edit(SAMPLE, input);
    const before = await classrooms.submissions(SAMPLE);
    clock.advance(30 * 86_400_000);
    expect(await classrooms.submissions(SAMPLE)).toEqual(before);
  });

  it('are gone once deleted, and are samples no more', async () => {
    const { classrooms, storage } = open();
    for (const { id } of await classrooms.list()) await classrooms.remove(id);
    const reloaded = open({ storage }).classrooms;
    expect(await reloaded.list()).toEqual([]);
    expect(await reloaded.recentEssays()).toEqual([]);
    expect(reloaded.hasSamples()).toBe(false);
  });

  it('belong to each account', async () => {
    const { classrooms, storage } = open();
    await classrooms.remove(SAMPLE);
    const regina = buildTeacher({ id: 'local:regina@example.com', email: 'regina@example.com' });
    expect(await open({ user: regina, storage }).classrooms.list()).toHaveLength(2);
  });

  it('show the latest essays of all classes, pending ones too', async () => {
    const recent = await open().classrooms.recentEssays();
    expect(recent).toHaveLength(10);
    const dates = recent.map(({ enviado_em }) => enviado_em);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(recent.some(({ total }) => total === null)).toBe(true);
  });

  it('lose a student’s essays with the student, and have both back', async () => {
    const { classrooms } = open();
    const [essay] = await classrooms.submissions(SAMPLE);
    const before = await classrooms.list();
    await classrooms.removeStudent(SAMPLE, essay!.aluno_id);
    expect((await classrooms.submissions(SAMPLE)).map(({ aluno_id }) => aluno_id)).not.toContain(
      essay!.aluno_id,
    );
    expect((await classrooms.list())[0]?.alunos).toBe(27);
    expect(await classrooms.essay(essay!.id)).toBeNull();
    await classrooms.restoreStudent(SAMPLE, essay!.aluno_id);
    expect(await classrooms.list()).toEqual(before);
  });
});

describe('an essay of the samples', () => {
  const [withText = ''] = Object.keys(SAMPLE_TEXTS);

  it('with a text is corrected by the evaluator when it is opened', async () => {
    const evaluate = vi.fn(async () => buildEvaluation({ levels: [120, 120, 120, 160, 120] }));
    const checkTheme = async () => ({ coherent: true, justification: '' });
    const { classrooms } = open({ evaluator: { evaluate, checkTheme } });
    const essay = await classrooms.essay(withText);
    const text = SAMPLE_TEXTS[withText];
    expect(essay?.correction).toMatchObject({ originalText: text, finalScore: 640 });
    expect(evaluate).toHaveBeenCalledWith({ theme: essay?.correction.theme, essay: text });
  });

  it('without one tells its levels alone', async () => {
    const { classrooms } = open();
    const sent = (await classrooms.submissions(SAMPLE)).find(({ id }) => !(id in SAMPLE_TEXTS))!;
    const { correction, pendente } = (await classrooms.essay(sent.id))!;
    expect(pendente).toBe(false);
    expect(correction.originalText).toBe('');
    expect(correction.competencies.map(({ score }) => score)).toEqual(sent.niveis);
  });

  it('is reviewed like any other, which is kept over a reload; no items take the review back', async () => {
    const { classrooms, storage } = open();
    const before = await classrooms.list();
    const items = [{ competencia: 1, comentario: '', nivel: 0, motivo: 'Cópia.' }] as const;
    const sent = (await classrooms.submissions(SAMPLE)).find(({ niveis }) => niveis)!;
    const { revisao, anotacoes } = await classrooms.review(sent.id, items, buildRemarks());
    expect(revisao).toEqual([{ ...items[0], atualizado_em: TEST_NOW }]);
    const reloaded = open({ storage }).classrooms;
    expect(await reloaded.essay(sent.id)).toMatchObject({ revisao, anotacoes });
    expect(await reloaded.submissions(SAMPLE)).toContainEqual({
      ...sent,
      niveis_professor: [0, null, null, null, null],
      revisada: true,
    });
    expect((await reloaded.list())[0]?.media).toBeLessThan(720);
    expect(await reloaded.review(sent.id, [], NO_REMARKS)).toMatchObject({
      revisao: [],
      anotacoes: null,
    });
    expect(await reloaded.list()).toEqual(before);
  });
});

/** Waits until other tabs' changes have been delivered. */
const heard = () => new Promise((resolve) => setTimeout(resolve));

describe('the device', () => {
  it('that takes no more says so, and nothing looks as if it were done', async () => {
    const { classrooms, storage } = open();
    storage.state = 'full';
    await expect(classrooms.create(input)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(await classrooms.list()).toHaveLength(2);
  });

  it('tells of another tab', async () => {
    const { classrooms, storage, onExternalChange } = open();
    const hear = vi.fn(() => classrooms.list());
    const stop = onExternalChange(hear);
    await classrooms.edit(SAMPLE, input);
    const stored = storage.json(key) as { rooms: object[] };
    writeFromOtherTab(storage, key, { ...stored, rooms: stored.rooms.slice(1) });
    await heard();
    expect(hear).toHaveBeenCalledOnce();
    expect(await hear.mock.results[0]?.value).toHaveLength(1);
    stop();
    writeFromOtherTab(storage, key, stored);
    await heard();
    expect(hear).toHaveBeenCalledOnce();
  });

  it('without a user takes no change, and has no classes to show', async () => {
    const { classrooms, session, storage } = open();
    await session.signOut();
    const lost = { code: 'session-lost' };
    await expect(classrooms.edit(SAMPLE, input)).rejects.toMatchObject(lost);
    expect(storage.getItem(key)).toBeNull();
  });

  const classroom = { id: 'a', nome: 'A', descricao: '', criada_em: '2025-10-01T12:00:00Z', temas: [] };
  const whole = {
    ...classroom,
    tema_versao: 0,
    alunos: [],
    nomes: [],
    convite: null,
    removidos: [],
    envios: [],
  };
  it.each([
    ['no JSON', 'sala', ['3º ano A', 'Extensivo noturno']],
    ['another type', '7', ['3º ano A', 'Extensivo noturno']],
    ['a list', '[]', ['3º ano A', 'Extensivo noturno']],
    ['a broken class beside a whole one', { rooms: [classroom, whole, null], reviews: {} }, ['A']],
    ['reviews that are none', { rooms: [whole], reviews: { x: [{ nivel: 999 }] } }, ['A']],
    ['reviews of another type', { rooms: [whole], reviews: 'nada' }, ['A']],
  ])('edited by hand: %s', async (_requirement, value, expected) => {
    const raw =
      typeof value === 'string' ? value : JSON.stringify({ samplesAt: '2025-10-01T12:00:00Z', ...value });
    const { classrooms } = open({ storage: new MemoryStorage({ [key]: raw }) });
    expect((await classrooms.list()).map(({ nome }) => nome)).toEqual(expected);
    await classrooms.create(input);
    expect(await classrooms.list()).toHaveLength(expected.length + 1);
  });
});

describe('a record of the first version', () => {
  const [sentAt, at] = ['2025-10-20T15:00:00.000Z', '2025-10-01T12:00:00.000Z'];
  const old = {
    samplesAt: at,
    rooms: [
      {
        id: 'sala',
        nome: '2º ano B',
        descricao: 'Sextas',
        createdAt: at,
        themes: [{ id: 'tema', tema: 'A rua', assignedAt: at, dueAt: sentAt }],
        themeVersion: 3,
        students: [{ id: 'local:helena@example.com', name: 'Helena Prado', joinedAt: at }],
        expected: [{ id: 'nome', name: 'Davi Nunes' }],
        invite: { code: 'convite', createdAt: sentAt },
        removed: [{ id: 'local:caio@example.com', name: 'Caio Lima', joinedAt: at, removedAt: sentAt }],
        sent: [
          {
            id: 'envio',
            essayId: 'redacao',
            studentId: 'local:helena@example.com',
            themeId: 'tema',
            theme: 'A rua',
            sentAt,
            levels: [120, 160, 120, 160, 200],
            // Finding codes that look like property names must stay unchanged.
            findings: { crase: 2, level: 1, name: 1 },
          },
        ],
      },
    ],
    reviews: {
      envio: {
        items: [
          { competency: 3, comment: 'Boa tese.', level: null, reason: '' },
          { competency: 5, comment: '', level: 160, reason: 'Falta o meio.' },
        ],
        updatedAt: sentAt,
      },
    },
  };
  const review = [
    { competencia: 3, comentario: 'Boa tese.', nivel: null, motivo: '', atualizado_em: sentAt },
    { competencia: 5, comentario: '', nivel: 160, motivo: 'Falta o meio.', atualizado_em: sentAt },
  ];
  const renamed = {
    samplesAt: at,
    rooms: [
      {
        id: 'sala',
        nome: '2º ano B',
        descricao: 'Sextas',
        criada_em: at,
        temas: [{ id: 'tema', tema: 'A rua', criado_em: at, prazo: sentAt }],
        arquivada: false,
        tema_versao: 3,
        alunos: [{ id: 'local:helena@example.com', nome: 'Helena Prado', entrou_em: at }],
        nomes: [{ id: 'nome', nome: 'Davi Nunes', email: null }],
        convite: { codigo: 'convite', criado_em: sentAt },
        removidos: [{ id: 'local:caio@example.com', nome: 'Caio Lima', entrou_em: at, removido_em: sentAt }],
        envios: [
          {
            id: 'envio',
            redacao_id: 'redacao',
            aluno_id: 'local:helena@example.com',
            tema_id: 'tema',
            tema: 'A rua',
            enviado_em: sentAt,
            niveis: [120, 160, 120, 160, 200],
            achados: { crase: 2, level: 1, name: 1 },
          },
        ],
      },
    ],
    reviews: { envio: review },
    deleted: [],
  };

  it('is read whole, under the names of the columns', async () => {
    const storage = new MemoryStorage({ [key]: JSON.stringify(old) });
    expect(createClassRecords(storage).of(otavio.id)).toEqual(renamed);
    const { classrooms } = open({ storage });
    expect(await classrooms.list()).toEqual([
      {
        id: 'sala',
        nome: '2º ano B',
        descricao: 'Sextas',
        tema: 'A rua',
        tema_versao: 3,
        alunos: 1,
        redacoes: 1,
        media: 720,
        arquivada: false,
        sou_dono: true,
      },
    ]);
    expect(await classrooms.essay('envio')).toMatchObject({ aluno_nome: 'Helena Prado', revisao: review });
  });

  it('is written under them with the next change, with nothing lost', async () => {
    const storage = new MemoryStorage({ [key]: JSON.stringify(old) });
    const { classrooms } = open({ storage });
    await classrooms.edit('sala', { nome: '2º ano B', descricao: 'Sextas' });
    expect(storage.json(key)).toEqual(renamed);
    expect(createClassRecords(storage).of(otavio.id)).toEqual(renamed);
    expect(storage.getItem(`${key}.backup`)).toBeNull();
  });

  it('edited by hand keeps the classes and reviews that are whole', () => {
    const [classroom] = old.rooms;
    const edited = {
      ...old,
      rooms: [null, { ...classroom, themes: 'nada' }, classroom],
      reviews: { ...old.reviews, x: { items: [{ level: 999 }] }, y: { items: 'nada' } },
    };
    const storage = new MemoryStorage({ [key]: JSON.stringify(edited) });
    expect(createClassRecords(storage).of(otavio.id)).toEqual({
      ...renamed,
      annotations: {},
      versions: {},
      comments: [],
      withdrawn: [],
    });
  });
});

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
