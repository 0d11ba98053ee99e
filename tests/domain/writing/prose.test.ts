import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkText } from '@/domain/writing/check-text';
import { lexiconWithModels } from '../../support/lexicon-with-models';

/**
 * Maximum number of findings, red and yellow together, per 1,000 words of correct text. It is low because a false
 * alarm costs more trust than a missed error.
 */
const MOST_PER_1000 = 2;

describe('prose that is right', () => {
  it('is left alone', () => {
    const text = readFileSync('tests/fixtures/writing/prose.pt-BR.txt', 'utf8');
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThan(6000);
    const marked = checkText(text, lexiconWithModels)
      .filter(({ classe }) => classe === 'vermelho' || classe === 'amarelo')
      .map(({ rule, start, end }) => `${rule}: ${text.slice(start, end)}`);
    const allowed = Math.floor((MOST_PER_1000 * words) / 1000);
    expect(marked.length > allowed ? marked : []).toEqual([]);
  });
});
