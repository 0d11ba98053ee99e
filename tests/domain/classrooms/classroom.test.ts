import { describe, expect, it } from 'vitest';
import { classroomsOverview, nameOfNextYear, restorableUntil } from '@/domain/classrooms/classroom';
import { buildSummary } from '../../support/classrooms';

const classroom = (alunos: number, redacoes: number, media: number | null) =>
  buildSummary({ alunos, redacoes, media });

describe('classroomsOverview', () => {
  it('sums students and essays; each class counts once in the average', () => {
    expect(classroomsOverview([classroom(28, 84, 720), classroom(35, 12, 680)])).toEqual({
      classroomCount: 2,
      studentCount: 63,
      correctedEssayCount: 96,
      averageTotal: 700,
    });
  });

  it.each([
    ['no class', [], null],
    ['a class without essays', [classroom(3, 0, null)], null],
    ['a class without essays beside one with some', [classroom(3, 0, null), classroom(1, 1, 640)], 640],
    ['halves are rounded up', [classroom(1, 1, 640.5), classroom(1, 1, 640.5)], 641],
  ])('average of %s', (_, classrooms, averageTotal) => {
    expect(classroomsOverview(classrooms).averageTotal).toBe(averageTotal);
  });
});

describe('the name of next year', () => {
  const now = new Date('2026-01-01T01:00:00Z'); // still 2025 in São Paulo

  it.each([
    ['3º ano A', '3º ano A (2026)'],
    ['3º ano A 2025', '3º ano A 2026'],
    ['Turma de 2024/1', 'Turma de 2025/1'],
    ['Sala 20251', 'Sala 20251 (2026)'],
  ])('of %s is %s', (nome, expected) => {
    expect(nameOfNextYear(nome, now)).toBe(expected);
  });

  it('fits', () => {
    expect([...nameOfNextYear('🦅'.repeat(100), now)]).toHaveLength(100);
  });
});

it('a deletion can be undone for seven days', () => {
  const deleted = { id: 'a', nome: 'A', excluida_em: '2025-10-20T15:00:00.000Z' };
  expect(restorableUntil(deleted)).toEqual(new Date('2025-10-27T15:00:00.000Z'));
});
