import { describe, expect, it } from 'vitest';
import { readSentenceShape } from '@/domain/evaluation/evidence/sentence-shape';
import { analyzeText } from '@/domain/text/analyze-text';

describe('readSentenceShape', () => {
  it('shortest, longest, and how many put one clause into another', () => {
    expect(readSentenceShape(analyzeText('A fome cresce. A comida que sobra vai para o lixo.'))).toEqual({
      shortest: 3,
      longest: 8,
      subordinate: 1,
    });
  });

  it('nothing written', () => {
    expect(readSentenceShape(analyzeText(''))).toEqual({ shortest: 0, longest: 0, subordinate: 0 });
  });
});
