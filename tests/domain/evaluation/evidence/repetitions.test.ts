import { describe, expect, it } from 'vitest';
import { findRepeatedSentences } from '@/domain/evaluation/evidence/repetitions';
import { analyzeText } from '@/domain/text/analyze-text';

describe('findRepeatedSentences', () => {
  it.each([
    ['each time after the first', 'A fome cresce no país. A FOME cresce no país! A fome cresce no pais.', 2],
    ['four words may come back', 'A fome cresce hoje. A fome cresce hoje.', 0],
    ['none', 'A fome cresce no país. A comida apodrece no porto.', 0],
  ])('%s', (_requirement, text, times) => {
    expect(findRepeatedSentences(analyzeText(text))).toHaveLength(times);
  });
});
