import { describe, expect, it } from 'vitest';
import { writerName } from '@/domain/classrooms/class-writers';
import { gradebook, type GradeCell } from '@/domain/classrooms/gradebook';
import { TEST_NOW } from '../../support/builders';
import { buildClassroom, buildPlace, buildSubmission, buildTheme } from '../../support/classrooms';

const now = new Date(TEST_NOW);
const older = buildTheme({
  id: 'tema-0',
  tema: 'Leitura em casa',
  criado_em: '2025-09-01T12:00:00.000Z',
  prazo: '2025-09-16T02:59:59.999Z',
});
const current = buildTheme({ prazo: '2025-10-30T02:59:59.999Z' });
const classroom = buildClassroom({ temas: [current, older] });

const states = (cells: readonly GradeCell[]) => cells.map(({ state }) => state);

describe('the gradebook', () => {
  it('has the students by themes, from the oldest theme on', () => {
    const { columns, rows } = gradebook(classroom, [], now);
    expect(columns.map(({ theme }) => theme.id)).toEqual(['tema-0', 'tema-1']);
    expect(rows.map(({ student }) => student.nome)).toEqual(['Helena Prado', 'Larissa Antunes']);
    expect(states(rows[0]!.cells)).toEqual(['missing', 'open']);
  });

  it('has who has not joined yet once there is an essay, missing from the current theme alone', () => {
    const places = [
      buildPlace({ id: 'nome-bia', nome: 'Bia Reis' }),
      buildPlace({ id: 'nome-caio', nome: 'Caio' }),
    ];
    const essay = buildSubmission({ aluno_id: 'nome-bia', esperado: true, tema_id: null });
    const { rows } = gradebook({ ...classroom, nomes: places }, [essay], now);
    expect(rows.map(({ student, cells }) => [writerName(student), ...states(cells)])).toEqual([
      ['Bia Reis, ainda não entrou', 'away', 'open'],
      ['Helena Prado', 'missing', 'open'],
      ['Larissa Antunes', 'missing', 'open'],
    ]);
  });

  it('of a class without themes or students is empty', () => {
    const { columns, rows, all } = gradebook({ temas: [], alunos: [], nomes: [] }, [buildSubmission()], now);
    expect([columns, rows]).toEqual([[], []]);
    expect(all).toEqual({
      means: { total: null, competencies: [null, null, null, null, null] },
      missing: 0,
      late: 0,
    });
  });

  it('shows the latest essay on a theme, and how many there are', () => {
    const essays = [
      buildSubmission({ id: 'a', enviado_em: '2025-10-18T12:00:00.000Z', niveis: [40, 40, 40, 40, 40] }),
      buildSubmission({ id: 'b' }),
    ];
    const [cell] = gradebook(classroom, essays, now).rows[0]!.cells.slice(1);
    expect(cell).toMatchObject({ state: 'sent', essay: { id: 'b' }, total: 760, sent: 2, delay: null });
  });

  it('counts the level of the teacher where there is one, and no pending essay', () => {
    const essays = [
      buildSubmission({ niveis_professor: [200, null, null, null, null] }),
      buildSubmission({ id: 'b', aluno_id: 'aluna-larissa', niveis: null }),
    ];
    const { rows, columns, all } = gradebook(classroom, essays, now);
    expect(rows[0]!.means).toEqual({ total: 840, competencies: [200, 160, 120, 160, 200] });
    expect(rows[1]!.cells[1]).toMatchObject({ state: 'sent', levels: null, total: null });
    expect(rows[1]!.means.total).toBeNull();
    expect(columns[1]!.means.total).toBe(840);
    expect(all.means.total).toBe(840);
  });

  it('takes means of rows, of columns and of all there is', () => {
    const essays = [
      buildSubmission({ niveis: [120, 120, 120, 120, 120] }),
      buildSubmission({ id: 'b', tema_id: 'tema-0', niveis: [80, 80, 80, 80, 120] }),
      buildSubmission({ id: 'c', aluno_id: 'aluna-larissa', niveis: [200, 200, 200, 200, 200] }),
    ];
    const { rows, columns, all } = gradebook(classroom, essays, now);
    expect(rows.map(({ means }) => means.total)).toEqual([520, 1000]);
    expect(columns.map(({ means }) => means.total)).toEqual([440, 800]);
    expect(columns[1]!.means.competencies).toEqual([160, 160, 160, 160, 160]);
    expect(all.means).toEqual({ total: 680, competencies: [133, 133, 133, 133, 147] });
  });

  it('counts late and missing ones', () => {
    const late = buildSubmission({ tema_id: 'tema-0', enviado_em: '2025-09-18T12:00:00.000Z' });
    const { rows, columns, all } = gradebook(classroom, [late], now);
    expect(rows.map(({ missing, late: count }) => [missing, count])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(columns[0]).toMatchObject({ missing: 1, late: 1 });
    expect(all).toMatchObject({ missing: 1, late: 1 });
  });

  it('misses nobody on a theme from before they came, nor before its date', () => {
    const joined = {
      id: 'aluna-iara',
      nome: 'Iara Teles',
      entrou_em: '2025-10-20T12:00:00.000Z',
      nome_anterior: null,
      nome_na_lista: null,
    };
    const { rows } = gradebook({ ...classroom, alunos: [joined] }, [], now);
    expect(states(rows[0]!.cells)).toEqual(['away', 'open']);
  });

  it('misses an essay on a theme without a date once another one has followed', () => {
    const temas = [buildTheme(), { ...older, prazo: null }];
    expect(states(gradebook({ ...classroom, temas }, [], now).rows[0]!.cells)).toEqual(['missing', 'open']);
  });

  it('tells of essays on other themes, which are in no cell', () => {
    const other = buildSubmission({ tema_id: null });
    const { rows, elsewhere } = gradebook(classroom, [other], now);
    expect(elsewhere).toBe(1);
    expect(rows[0]!.means.total).toBeNull();
  });

  it('of 200 students and 40 themes is made in a moment', () => {
    const temas = Array.from({ length: 40 }, (_, at) =>
      buildTheme({ id: `t${at}`, criado_em: new Date(Date.UTC(2025, 0, 40 - at)).toISOString() }),
    );
    const alunos = Array.from({ length: 200 }, (_, at) => ({
      id: `a${at}`,
      nome: `Aluno ${at}`,
      entrou_em: '2025-01-01T00:00:00.000Z',
      nome_anterior: null,
      nome_na_lista: null,
    }));
    const essays = alunos.flatMap(({ id }) =>
      temas.map((tema) => buildSubmission({ id: `${id}-${tema.id}`, aluno_id: id, tema_id: tema.id })),
    );
    expect(gradebook({ temas, alunos, nomes: [] }, essays, now).all.means.total).toBe(760);
  });
});
