import { describe, expect, it } from 'vitest';
import { studentRecord } from '@/domain/classrooms/student-record';
import { TEST_NOW } from '../../support/builders';
import { buildClassroom, buildSubmission, buildTheme } from '../../support/classrooms';

const now = new Date(TEST_NOW);
const older = buildTheme({
  id: 'tema-0',
  tema: 'Leitura em casa',
  criado_em: '2025-09-01T12:00:00.000Z',
  prazo: '2025-09-16T02:59:59.999Z',
});
const classroom = buildClassroom({ temas: [buildTheme(), older] });
const essays = [
  buildSubmission({ id: 'novo', achados: { crase: 2, virgula: 1 } }),
  buildSubmission({ id: 'dela', aluno_id: 'aluna-larissa', achados: { crase: 9 } }),
  buildSubmission({
    id: 'fora',
    tema_id: null,
    enviado_em: '2025-10-01T12:00:00.000Z',
    achados: { crase: 1 },
  }),
  buildSubmission({
    id: 'pendente',
    tema_id: 'tema-0',
    enviado_em: '2025-09-20T12:00:00.000Z',
    niveis: null,
  }),
];
const record = (id: string) => studentRecord(classroom, essays, id, now);

describe('the record of a student', () => {
  it('is of who is in the class only', () => {
    expect(record('aluna-iara')).toBeNull();
    expect(record('aluna-helena')?.student.nome).toBe('Helena Prado');
  });

  it('has all the student sent, newest first, and what counts as points from the first on', () => {
    const helena = record('aluna-helena');
    expect(helena?.essays.map(({ id }) => id)).toEqual(['novo', 'fora', 'pendente']);
    expect(helena?.points.map(({ essay }) => essay.id)).toEqual(['fora', 'novo']);
  });

  it('tells what was set and what was done, with late and missing ones', () => {
    const helena = record('aluna-helena');
    expect(helena?.themes.map(({ theme, cell }) => [theme.id, cell.state])).toEqual([
      ['tema-1', 'sent'],
      ['tema-0', 'sent'],
    ]);
    expect(helena?.summary).toMatchObject({ late: 1, missing: 0, means: { total: 760 } });
    const larissa = record('aluna-larissa');
    expect(larissa?.summary).toMatchObject({ late: 0, missing: 1 });
  });

  it('knows a fault as recurring from the second essay that counts on', () => {
    expect(record('aluna-helena')?.recurring).toEqual([{ code: 'crase', essays: 2, marks: 3 }]);
    expect(record('aluna-larissa')?.recurring).toEqual([]);
  });
});
