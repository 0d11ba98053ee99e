import { expect, it } from 'vitest';
import { gainsOf, type CountedEssay } from '@/domain/practice/gains';

const essay = (day: number, faults: Record<string, number>): CountedEssay => ({
  submittedAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`,
  faults,
});
const crase = { falta: 'crase', desde: '2026-11-10T12:00:00Z' };
const changes = (essays: CountedEssay[], practised = [crase]) =>
  gainsOf(practised, essays).map(({ fault, before, after }) => [fault, before, after]);

it.each([
  [
    'the last essay before the practice, and the latest',
    [essay(1, { crase: 9 }), essay(5, { crase: 4 }), essay(12, { crase: 2 }), essay(20, {})],
    [['crase', 4, 0]],
  ],
  ['essays in any order', [essay(20, { crase: 1 }), essay(5, { crase: 4 })], [['crase', 4, 1]]],
  ['nothing without an essay after it', [essay(5, { crase: 4 })], []],
  ['nothing without an essay before it', [essay(12, { crase: 4 }), essay(20, {})], []],
  ['nothing of a single mark, which may be chance', [essay(5, { crase: 1 }), essay(20, {})], []],
  ['nothing where it did not become less', [essay(5, { crase: 2 }), essay(20, { crase: 2 })], []],
])('tells %s', (_what, essays, expected) => {
  expect(changes(essays)).toEqual(expected);
});

it('tells the greatest change first', () => {
  const essays = [essay(5, { crase: 3, acentos: 7 }), essay(20, {})];
  expect(changes(essays, [crase, { ...crase, falta: 'acentos' }]).map(([fault]) => fault)).toEqual([
    'acentos',
    'crase',
  ]);
});
