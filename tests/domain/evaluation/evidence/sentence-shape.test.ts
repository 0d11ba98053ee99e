import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { countMarkedSentences, readSentenceShape } from '@/domain/evaluation/evidence/sentence-shape';
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

describe('countMarkedSentences', () => {
  it.each([
    ['grammar', 'Houveram muitas filas. A água sobe.', 1],
    ['what belongs to another competency', 'Há luz no fim do túnel. A água sobe.', 0],
    ['style', 'A água é uma coisa. A água sobe.', 0],
  ])('counts marks of %s as often as they are faults of competency 1', (_what, essay, marked) => {
    expect(countMarkedSentences(readEssay({ theme: '', essay }))).toBe(marked);
  });
});
