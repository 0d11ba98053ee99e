import { describe, expect, it } from 'vitest';
import { SAMPLE_CLASSROOMS, SAMPLE_ESSAYS, summariseClassrooms } from '@/domain/classrooms/sample-classrooms';

describe('sample classrooms', () => {
  it.each([
    ['two classrooms', 'classroomCount', 2],
    ['28 and 35 students make 63', 'studentCount', 63],
    ['corrected essays are added up', 'correctedEssayCount', 156],
    ['720 and 680 average 700', 'averageTotal', 700],
  ] as const)('%s', (_, field, expected) => {
    expect(summariseClassrooms(SAMPLE_CLASSROOMS)[field]).toBe(expected);
  });

  it('has no average without classrooms, instead of a division by zero', () => {
    expect(summariseClassrooms([])).toEqual({
      classroomCount: 0,
      studentCount: 0,
      correctedEssayCount: 0,
      averageTotal: null,
    });
  });

  it('shows both states of a sample essay, each in a classroom of the samples', () => {
    const names = SAMPLE_CLASSROOMS.map((classroom) => classroom.nome);
    expect(new Set(SAMPLE_ESSAYS.map((essay) => essay.status))).toEqual(new Set(['Corrigida', 'Pendente']));
    for (const essay of SAMPLE_ESSAYS) expect(names).toContain(essay.classroomName);
  });
});
