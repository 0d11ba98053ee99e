import { describe, expect, it } from 'vitest';
import { count, joinList } from '@/domain/evaluation/feedback/wording';

describe('wording', () => {
  it.each([
    ['nothing', [], ''],
    ['one', ['a'], 'a'],
    ['two', ['a', 'b'], 'a e b'],
    ['three', ['a', 'b', 'c'], 'a, b e c'],
  ])('a list of %s', (_requirement, items, expected) => {
    expect(joinList(items)).toBe(expected);
  });

  it('agrees in number', () => {
    expect([0, 1, 2].map((amount) => count(amount, 'frase', 'frases'))).toEqual([
      '0 frases',
      '1 frase',
      '2 frases',
    ]);
  });
});
