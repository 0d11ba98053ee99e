import { describe, expect, it } from 'vitest';
import { isFunctionWord } from '@/domain/text/function-words';

describe('isFunctionWord', () => {
  it.each([
    ['articles and prepositions', ['a', 'de', 'para', 'pelos'], true],
    ['conjunctions and pronouns, without accents', ['porem', 'porque', 'voce', 'essas'], true],
    ['auxiliaries', ['sao', 'tem', 'pode'], true],
    ['words that say something', ['fome', 'governo', 'desperdicio', 'reduzir'], false],
  ])('%s', (_requirement, keys, expected) => {
    expect(keys.map(isFunctionWord)).toEqual(keys.map(() => expected));
  });
});
