import { describe, expect, it } from 'vitest';
import { anyOf, WORD_END, WORD_START } from '@/domain/scoring/features/expression-pattern';

const PATTERN = new RegExp(WORD_START + anyOf(['cá', 'cá e lá', 'há * anos', '*r']) + WORD_END, 'gu');

describe('anyOf', () => {
  it('prefers the longest phrase', () => {
    expect('cá e lá'.match(PATTERN)).toEqual(['cá e lá']);
  });

  it('takes an asterisk for letters of one word', () => {
    expect('há três anos'.match(PATTERN)).toEqual(['há três anos']);
    expect('há muitos e longos anos'.match(PATTERN)).toBeNull();
    expect('promover'.match(PATTERN)).toEqual(['promover']);
  });

  it('sees accented letters as part of a word', () => {
    expect('acá cáé cál'.match(PATTERN)).toBeNull();
  });
});
