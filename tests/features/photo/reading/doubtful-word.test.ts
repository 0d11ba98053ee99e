import { describe, expect, it } from 'vitest';
import { wordIn } from '@/features/photo/reading/doubtful-word';

describe('the word of a doubtful passage', () => {
  it.each([
    ['the word itself', 'fome', 'fome'],
    ['without the punctuation around it', '“persisle.”', 'persisle'],
    ['a compound whole', '(guarda-chuva),', 'guarda-chuva'],
    ['a figure', '15%', '15'],
  ])('is %s', (_what, passage, word) => {
    const text = `xx ${passage} yy`;
    const found = wordIn(text, { start: 3, end: 3 + passage.length });
    expect(found?.word).toBe(word);
    expect(text.slice(found?.start, found?.end)).toBe(word);
  });

  it.each(['[?]', '—', ''])('is none in “%s”', (passage) => {
    expect(wordIn(passage, { start: 0, end: passage.length })).toBeNull();
  });
});
