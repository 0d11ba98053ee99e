import { describe, expect, it } from 'vitest';
import { classFigures, statistic, weakestCompetency } from '@/domain/classrooms/class-figures';
import type { FiveLevels } from '@/domain/classrooms/submission';
import { buildSubmission } from '../../support/classrooms';

const NONE = [null, null, null, null, null] as const;
const essay = (niveis: FiveLevels | null, aluno_id = 'helena') => buildSubmission({ niveis, aluno_id });

describe('statistic', () => {
  it.each([
    ['nothing has none', [], null],
    ['one value has no spread', [760], { mean: 760, deviation: 0 }],
    ['equal values have none either', [120, 120, 120], { mean: 120, deviation: 0 }],
    ['the spread is of the whole class, not of a sample', [600, 800], { mean: 700, deviation: 100 }],
  ])('%s', (_, values, expected) => expect(statistic(values)).toEqual(expected));
});

describe('classFigures', () => {
  it('of one essay is that essay', () => {
    const figures = classFigures([essay([120, 160, 120, 160, 200])]);
    expect(figures).toMatchObject({ sent: 1, pending: 0, students: 1, total: { mean: 760, deviation: 0 } });
    expect(figures.competencies.map(({ mean }) => mean)).toEqual([120, 160, 120, 160, 200]);
    expect(figures.competencies[4]?.byLevel).toEqual([0, 0, 0, 0, 0, 1]);
  });

  it('counts pending essays as sent and in no other figure', () => {
    const { sent, pending, total, bands } = classFigures([essay(null), essay([200, 200, 200, 200, 200])]);
    expect([sent, pending, total?.mean]).toEqual([2, 1, 1000]);
    expect(bands.reduce((sum, band) => sum + band.essays, 0)).toBe(1);
  });

  it('counts the levels of the teacher in place of the corrector’s', () => {
    const reviewed = buildSubmission({
      niveis: [120, 120, 120, 120, 120],
      niveis_professor: [200, ...NONE.slice(1)],
    });
    const { total, competencies } = classFigures([reviewed]);
    expect(total?.mean).toBe(680);
    expect(competencies[0]?.mean).toBe(200);
  });

  it('counts an essay that only a device vouches for once the teacher gave all five levels', () => {
    const levels = [80, 80, 80, 80, 80] as const;
    expect(classFigures([buildSubmission({ niveis: null, niveis_professor: levels })])).toMatchObject({
      pending: 0,
      total: { mean: 400 },
    });
    expect(
      classFigures([buildSubmission({ niveis: null, niveis_professor: [...levels.slice(1), null] })]),
    ).toMatchObject({ pending: 1, total: null });
  });

  it('puts every possible total into one band, three into each', () => {
    const all = Array.from({ length: 26 }, (_, index) => spread(index));
    const { bands } = classFigures(all.map((levels) => essay(levels)));
    expect(bands.map(({ from, to }) => `${from}–${to}`)).toEqual([
      '0–80',
      '120–200',
      '240–320',
      '360–440',
      '480–560',
      '600–680',
      '720–800',
      '840–920',
      '960–1000',
    ]);
    expect(bands.map(({ essays }) => essays)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 2]);
  });

  it('tells two students of the same name apart', () => {
    const levels = [120, 120, 120, 120, 120] as const;
    expect(
      classFigures([essay(levels, 'ana-1'), essay(levels, 'ana-2'), essay(levels, 'ana-2')]).students,
    ).toBe(2);
  });
});

describe('weakestCompetency', () => {
  it.each([
    ['the lowest mean', [essay([160, 160, 80, 160, 160])], 3],
    ['the first of equals', [essay([120, 120, 120, 120, 120])], 1],
    ['none without essays that count', [essay(null)], undefined],
  ])('is %s', (_, essays, expected) =>
    expect(weakestCompetency(classFigures(essays))?.competency).toBe(expected),
  );
});

/** Levels whose total is `steps` times 40. */
function spread(steps: number): FiveLevels {
  return [0, 1, 2, 3, 4].map((index) => (Math.floor(steps / 5) + (index < steps % 5 ? 1 : 0)) * 40) as never;
}
