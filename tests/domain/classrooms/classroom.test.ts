import { describe, expect, it } from 'vitest';
import { classroomsOverview } from '@/domain/classrooms/classroom';
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
