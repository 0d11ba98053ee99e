import { describe, expect, it } from 'vitest';
import { reviewedAt } from '@/domain/classrooms/submission';
import { correctorLevels, withReview } from '@/domain/classrooms/with-review';
import { buildCorrection } from '../../support/builders';
import { buildClassReview, buildReview } from '../../support/classrooms';

const correction = buildCorrection({ score: 760 });

describe('withReview', () => {
  it.each([
    ['without a review the corrector’s levels count', [], [160, 160, 160, 160, 120]],
    ['the teacher’s count where there are any', buildReview(), [160, 160, 160, 160, 160]],
    [
      'a comment changes none',
      buildReview([{ competencia: 5, comentario: 'Quem age?', nivel: null, motivo: '' }]),
      [160, 160, 160, 160, 120],
    ],
  ])('%s', (_, revisao, expected) =>
    expect(withReview(correction, { pendente: false, revisao })).toEqual(expected),
  );

  it('counts the teacher’s alone while nobody but the device vouches for the others', () => {
    const gives = (count: number) =>
      buildReview(
        ([1, 2, 3, 4, 5] as const)
          .slice(0, count)
          .map((competencia) => ({ competencia, comentario: '', nivel: 80, motivo: 'Li.' })),
      );
    expect(withReview(correction, { pendente: true, revisao: gives(4) })).toBeNull();
    expect(withReview(correction, { pendente: true, revisao: gives(5) })).toEqual([80, 80, 80, 80, 80]);
  });

  it('counts nothing while the corrector’s levels are not whole', () => {
    const partial = { ...correction, competencies: correction.competencies.slice(0, 4) };
    expect(correctorLevels(partial)).toBeNull();
    expect(withReview({ ...partial, competencies: [] }, buildClassReview())).toBeNull();
  });
});

it('reviewedAt is the instant of what was published last, and null where nothing was', () => {
  const [first, last] = buildReview();
  const revisao = [first!, { ...last!, atualizado_em: '2025-10-21T12:00:01+00:00' }];
  expect(reviewedAt({ revisao, anotacoes: null })).toBe('2025-10-21T12:00:01.000Z');
  expect(reviewedAt({ revisao: [], anotacoes: null })).toBeNull();
});
