import { describe, expect, it } from 'vitest';
import { classTimeline } from '@/domain/classrooms/class-timeline';
import { frequentFindings } from '@/domain/classrooms/frequent-findings';
import { missingStudents } from '@/domain/classrooms/missing-students';
import type { FiveLevels, Submission } from '@/domain/classrooms/submission';
import { stuckStudents } from '@/domain/classrooms/stuck-students';
import { TEST_NOW } from '../../support/builders';
import { buildClassroom, buildClassStudent, buildSubmission, buildTheme } from '../../support/classrooms';

const now = new Date(TEST_NOW);

describe('classTimeline', () => {
  it('goes through the themes in the order they were given, unanswered ones too', () => {
    const themes = [
      buildTheme({ id: 'third', criado_em: '2025-10-15T12:00:00.000Z' }),
      buildTheme({ id: 'second', criado_em: '2025-09-15T12:00:00.000Z' }),
      buildTheme({ id: 'first', criado_em: '2025-08-15T12:00:00.000Z' }),
    ];
    const essays = [
      buildSubmission({ tema_id: 'third', niveis: [200, 200, 200, 200, 200] }),
      buildSubmission({ tema_id: 'first', niveis: [80, 80, 80, 80, 80] }),
      buildSubmission({ tema_id: 'first', niveis: [120, 120, 120, 120, 120] }),
      buildSubmission({ tema_id: null }),
    ];
    expect(
      classTimeline(themes, essays).map(({ theme, figures }) => [
        theme.id,
        figures.sent,
        figures.total?.mean,
      ]),
    ).toEqual([
      ['first', 2, 500],
      ['second', 0, undefined],
      ['third', 1, 1000],
    ]);
  });
});

describe('frequentFindings', () => {
  const marked = (achados: Record<string, number>, niveis?: null) =>
    buildSubmission({ achados, ...(niveis === null && { niveis }) });

  it.each([
    ['nothing marked, nothing frequent', [marked({})], []],
    [
      'what many essays have comes before what one is full of',
      [marked({ crase: 1, virgula: 30 }), marked({ crase: 1 })],
      [
        { code: 'crase', essays: 2, marks: 2 },
        { code: 'virgula', essays: 1, marks: 30 },
      ],
    ],
    [
      'what no category of ours names is put together, each essay once',
      [marked({ modelo: 3, 'codigo-de-ontem': 1, toString: 1 }), marked({ modelo: 1 })],
      [{ code: 'outras', essays: 2, marks: 6 }],
    ],
    ['essays that do not count are left out', [marked({ crase: 4 }, null)], []],
    ['a count of nothing is nothing', [marked({ crase: 0 })], []],
  ])('%s', (_, essays, expected) => expect(frequentFindings(essays)).toEqual(expected));
});

describe('missingStudents', () => {
  const past = buildTheme({
    id: 'past',
    criado_em: '2025-08-15T12:00:00.000Z',
    prazo: '2025-08-30T02:59:59.000Z',
  });
  const current = buildTheme({ id: 'current', criado_em: '2025-10-15T12:00:00.000Z' });
  const joined = (nome: string, entrou_em: string) => buildClassStudent({ id: nome, nome, entrou_em });
  const classroom = buildClassroom({
    temas: [current, past],
    alunos: [
      joined('Davi', '2025-08-06T12:00:00.000Z'),
      joined('Helena', '2025-08-06T12:00:00.000Z'),
      joined('Novato', '2025-10-20T12:00:00.000Z'),
    ],
  });
  const names = ({ students }: { students: readonly { nome: string }[] }) => students.map(({ nome }) => nome);

  it('names everybody without an essay on the theme, a pending one being an essay', () => {
    const essays = [buildSubmission({ aluno_id: 'Helena', tema_id: 'current', niveis: null })];
    const missing = missingStudents(classroom, current, essays, now);
    expect(names(missing)).toEqual(['Davi', 'Novato']);
    expect(missing.expected.map(({ nome }) => nome)).toEqual(['Davi Nunes']);
  });

  it('miss nobody who has not joined and whose essay was photographed', () => {
    const essay = buildSubmission({ aluno_id: 'nome-davi', esperado: true, tema_id: 'current' });
    const missing = missingStudents({ ...classroom, alunos: [] }, current, [essay], now);
    expect([missing.expected, missing.hadStudents]).toEqual([[], true]);
  });

  it('does not ask for a theme of before somebody’s time', () => {
    const missing = missingStudents(classroom, past, [], now);
    expect(names(missing)).toEqual(['Davi', 'Helena']);
    expect(missing.expected).toEqual([]);
  });

  it.each([
    ['without a due date never', null, false],
    ['before it is over', '2025-10-23T02:59:59.000Z', false],
    ['after it', '2025-10-22T02:59:59.000Z', true],
  ])('is overdue: %s', (_, prazo, expected) =>
    expect(missingStudents(classroom, { ...current, prazo }, [], now).isOverdue).toBe(expected),
  );
});

describe('stuckStudents', () => {
  /** One essay a week, the oldest first. */
  const written = (levels: (FiveLevels | null)[], aluno_nome = 'Caio'): Submission[] =>
    levels.map((five, index) =>
      buildSubmission({
        id: `${aluno_nome} ${index}`,
        aluno_id: aluno_nome,
        aluno_nome,
        niveis: five,
        enviado_em: new Date(Date.parse(TEST_NOW) - (levels.length - index) * 7 * 86_400_000).toISOString(),
      }),
    );
  const first = (level: number): FiveLevels => [level, 200, 200, 200, 200] as FiveLevels;

  it.each([
    ['nobody without essays', [], []],
    ['nobody after two equal levels', written([first(120), first(120)]), []],
    ['who has three', written([first(120), first(120), first(120)]), [[1, 120, 3]]],
    [
      'counting back to the last change',
      written([first(80), first(120), first(120), first(120)]),
      [[1, 120, 3]],
    ],
    ['nobody who has just left it', written([first(120), first(120), first(120), first(160)]), []],
    ['nobody at the highest level', written([first(200), first(200), first(200)]), []],
    ['passing over pending essays', written([first(40), first(40), null, first(40)]), [[1, 40, 3]]],
  ])('names %s', (_, essays, expected) => {
    const [student] = stuckStudents(essays.toReversed());
    expect((student?.standstills ?? []).map((one) => [one.competency, one.level, one.essays])).toEqual(
      expected,
    );
  });

  it('goes by the teacher’s levels where there are any', () => {
    const essays = written([first(120), first(120), first(120)]);
    const reviewed = essays.with(2, { ...essays[2]!, niveis_professor: [160, null, null, null, null] });
    expect(stuckStudents(reviewed)).toEqual([]);
  });

  it('begins with who stands still in most competencies, then goes by name', () => {
    const flat: FiveLevels = [120, 120, 160, 160, 200];
    const essays = [
      ...written([first(120), first(120), first(120)], 'Zélia'),
      ...written([first(120), first(120), first(120)], 'Álvaro'),
      ...written([flat, flat, flat], 'Caio'),
    ];
    expect(stuckStudents(essays).map(({ studentName }) => studentName)).toEqual(['Caio', 'Álvaro', 'Zélia']);
  });
});
