import { describe, expect, it } from 'vitest';
import { readSentenceShape } from '@/domain/evaluation/signals/sentence-shape';
import { analyzeText } from '@/domain/text/analyze-text';

describe('readSentenceShape', () => {
  it('shortest, longest, and how many put one clause into another', () => {
    const { tooLong, ...shape } = readSentenceShape(
      analyzeText('A fome cresce. A comida que sobra vai para o lixo.'),
    );
    expect(shape).toEqual({ shortest: 3, longest: 8, subordinate: 1 });
    expect(tooLong).toEqual([]);
  });

  it.each([
    ['sixty words are long enough', 60, 0],
    ['sixty-one are too long', 61, 1],
  ])('%s', (_requirement, words, tooLong) => {
    expect(readSentenceShape(analyzeText(`${'fome '.repeat(words).trim()}.`)).tooLong).toHaveLength(tooLong);
  });

  it('nothing written', () => {
    expect(readSentenceShape(analyzeText(''))).toEqual({
      shortest: 0,
      longest: 0,
      subordinate: 0,
      tooLong: [],
    });
  });
});
