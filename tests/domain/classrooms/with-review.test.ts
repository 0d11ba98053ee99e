import { describe, expect, it } from 'vitest';
import { correctorLevels, withReview } from '@/domain/classrooms/with-review';
import { buildCorrection } from '../../support/builders';
import { buildClassReview, buildReview } from '../../support/classrooms';

const correction = buildCorrection({ score: 760 });

describe('withReview', () => {
  it.each([
    ['without a review the corrector’s levels count', null, [160, 160, 160, 160, 120]],
    ['the teacher’s count where there are any', buildReview(), [160, 160, 160, 160, 160]],
    ['a comment changes none', buildReview({ items: [] }), [160, 160, 160, 160, 120]],
  ])('%s', (_, review, expected) =>
    expect(withReview(correction, { isPending: false, review })).toEqual(expected),
  );

  it('counts the teacher’s alone while nobody but the device vouches for the others', () => {
    const gives = (count: number) =>
      buildReview({
        items: ([1, 2, 3, 4, 5] as const)
          .slice(0, count)
          .map((competency) => ({ competency, comment: '', level: 80, reason: 'Li.' })),
      });
    expect(withReview(correction, { isPending: true, review: gives(4) })).toBeNull();
    expect(withReview(correction, { isPending: true, review: gives(5) })).toEqual([80, 80, 80, 80, 80]);
  });

  it('counts nothing while the corrector’s levels are not whole', () => {
    const partial = { ...correction, competencies: correction.competencies.slice(0, 4) };
    expect(correctorLevels(partial)).toBeNull();
    expect(withReview({ ...partial, competencies: [] }, buildClassReview())).toBeNull();
  });
});
