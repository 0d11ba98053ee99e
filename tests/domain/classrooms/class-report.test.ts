import { describe, expect, it } from 'vitest';
import { classReport } from '@/domain/classrooms/class-report';
import type { Submission } from '@/domain/classrooms/submission';
import { buildClassroom, buildClassStudent, buildSubmission, buildTheme } from '../../support/classrooms';
import { TEST_NOW } from '../../support/builders';

const now = new Date(TEST_NOW);
const older = buildTheme({
  id: 'tema-0',
  tema: 'O estigma das doenças mentais',
  criado_em: '2025-09-01T12:00:00.000Z',
});
const current = buildTheme();
const classroom = buildClassroom({ temas: [current, older] });

const report = (essays: readonly Submission[], themeId: string | null = null) =>
  classReport({ classroom, essays, themeId, now });

describe('classReport', () => {
  it('of a class without essays has figures of nothing, and everybody missing', () => {
    const { figures, findings, timeline, missing, stuck } = report([]);
    expect(figures).toMatchObject({ sent: 0, pending: 0, students: 0, total: null, competencies: [] });
    expect(figures.bands.every(({ essays }) => essays === 0)).toBe(true);
    expect(findings).toEqual([]);
    expect(timeline.map(({ figures }) => figures.total)).toEqual([null, null]);
    expect(missing?.students.map(({ nome }) => nome)).toEqual(['Helena Prado', 'Larissa Antunes']);
    expect(stuck).toEqual([]);
  });

  it('of a class without a theme asks nobody for an essay', () => {
    const { missing, timeline } = classReport({
      classroom: { ...classroom, temas: [] },
      essays: [buildSubmission({ tema_id: null })],
      themeId: null,
      now,
    });
    expect([missing, timeline]).toEqual([null, []]);
  });

  it('over all takes essays on other themes in as well, over one theme only its own', () => {
    const essays = [
      buildSubmission({ id: 'a', tema_id: current.id }),
      buildSubmission({ id: 'b', tema_id: older.id }),
      buildSubmission({ id: 'c', tema_id: null }),
    ];
    const ids = (themeId: string | null) => report(essays, themeId).essays.map(({ id }) => id);
    expect(ids(null)).toEqual(['a', 'b', 'c']);
    expect(ids(older.id)).toEqual(['b']);
    expect(ids('apagado')).toEqual(['a', 'b', 'c']);
    expect(report(essays, older.id).figures.sent).toBe(1);
    expect(report(essays, older.id).missing?.theme).toBe(older);
    expect(report(essays).missing?.theme).toBe(current);
  });

  it('keeps 1,800 essays of 45 students on 40 themes apart', () => {
    const themes = Array.from({ length: 40 }, (_, index) =>
      buildTheme({
        id: `t${index}`,
        criado_em: new Date(Date.parse(TEST_NOW) - index * 86_400_000).toISOString(),
      }),
    );
    const students = Array.from({ length: 45 }, (_, index) =>
      buildClassStudent({
        id: `s${index}`,
        nome: `Aluno ${index}`,
        entrou_em: '2025-02-03T12:00:00.000Z',
      }),
    );
    const essays = themes.flatMap((theme) =>
      students.map((student) =>
        buildSubmission({
          id: `${theme.id} ${student.id}`,
          tema_id: theme.id,
          aluno_id: student.id,
          aluno_nome: student.nome,
          enviado_em: theme.criado_em,
          achados: { crase: 2 },
        }),
      ),
    );
    const whole = classReport({
      classroom: buildClassroom({ temas: themes, alunos: students, nomes: [] }),
      essays,
      themeId: null,
      now,
    });
    expect(whole.figures).toMatchObject({ sent: 1800, students: 45, total: { mean: 760, deviation: 0 } });
    expect(whole.timeline).toHaveLength(40);
    expect(whole.timeline.every(({ figures }) => figures.sent === 45)).toBe(true);
    expect(whole.findings).toEqual([{ code: 'crase', essays: 1800, marks: 3600 }]);
    expect(whole.missing?.students).toEqual([]);
    expect(whole.stuck).toHaveLength(45);
  });
});
