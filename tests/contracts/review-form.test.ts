import { describe, expect, it } from 'vitest';
import { ReviewFormSchema, toReviewFields, toReviewItems } from '@/contracts/review-form';
import { toRemarks } from '@/domain/classrooms/remarks';
import { buildReview } from '../support/classrooms';

const NOTHING = { comment: '', level: '', reason: '' };

/** Fields for five competencies of which only the first is filled in. */
const fields = (first: Partial<typeof NOTHING>) => ({
  ...toReviewFields([], toRemarks(null)),
  items: [{ ...NOTHING, ...first }, NOTHING, NOTHING, NOTHING, NOTHING],
});

describe('ReviewFormSchema', () => {
  it.each([
    ['nothing at all', {}],
    ['a comment alone', { comment: 'Boa tese.' }],
    ['a level with its reason', { level: '160', reason: 'A tese é clara.' }],
    ['a comment of 1,000 characters', { comment: '🖋'.repeat(1000) }],
    ['a reason of 500', { level: '0', reason: 'a'.repeat(500) }],
  ])('takes %s', (_, first) => expect(ReviewFormSchema.safeParse(fields(first)).success).toBe(true));

  it.each([
    ['a level without a reason', { level: '160' }, 'reason', 'Diga ao aluno por que você deu outro nível.'],
    [
      'a reason of blanks',
      { level: '160', reason: ' \n' },
      'reason',
      'Diga ao aluno por que você deu outro nível.',
    ],
    [
      'a longer comment',
      { comment: 'a'.repeat(1001) },
      'comment',
      'Comentário deve ter no máximo 1.000 caracteres',
    ],
    [
      'a longer reason',
      { level: '40', reason: 'a'.repeat(501) },
      'reason',
      'Motivo deve ter no máximo 500 caracteres',
    ],
  ])('refuses %s', (_, first, field, message) => {
    const { error } = ReviewFormSchema.safeParse(fields(first));
    expect(error?.issues.map(({ path, message }) => [path.at(-1), message])).toEqual([[field, message]]);
  });

  it('refuses a level that is none', () =>
    expect(ReviewFormSchema.safeParse(fields({ level: '150', reason: 'x' })).success).toBe(false));
});

describe('the items of a review', () => {
  it('are the fields that say something, trimmed', () => {
    const { items } = ReviewFormSchema.parse(fields({ comment: '  Boa tese.\n ' }));
    expect(toReviewItems({ items })).toEqual([
      { competencia: 1, comentario: 'Boa tese.', nivel: null, motivo: '' },
    ]);
  });

  it('leave a reason out whose level was taken back', () =>
    expect(toReviewItems(fields({ comment: 'Boa tese.', reason: 'A tese é clara.' }))).toEqual([
      { competencia: 1, comentario: 'Boa tese.', nivel: null, motivo: '' },
    ]));

  it('come back as they were stored, level 0 too', () => {
    const items = [
      { competencia: 3, comentario: 'Boa tese.', nivel: null, motivo: '' },
      { competencia: 5, comentario: '', nivel: 160, motivo: 'Falta o meio.' },
      { competencia: 2, comentario: '', nivel: 0, motivo: 'Fora do tema.' },
    ] as const;
    expect(toReviewItems(toReviewFields(buildReview(items)))).toEqual(
      items.toSorted((a, b) => a.competencia - b.competencia),
    );
  });
});
