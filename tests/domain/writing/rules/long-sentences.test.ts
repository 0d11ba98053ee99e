import { describe, expect, it } from 'vitest';
import { LONG_SENTENCE_RULES } from '@/domain/writing/rules/long-sentences';
import { findingsOf, marksOf } from '../../../support/writing-marks';

const sentenceOf = (words: number) => `${'Um '.repeat(1)}${'e '.repeat(words - 1).trim()}. `;

describe('long-sentences', () => {
  it.each([
    ['two long sentences are free', sentenceOf(26).repeat(2), 0],
    ['three are marked', sentenceOf(26).repeat(3), 3],
    ['25 words are not long', sentenceOf(25).repeat(5), 0],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(LONG_SENTENCE_RULES, text)).toHaveLength(marks);
  });

  it('marks the opening words only and says how many there are', () => {
    const text = sentenceOf(30).repeat(3);
    expect(marksOf(LONG_SENTENCE_RULES, text)[0]).toBe('Um e e e e');
    expect(findingsOf(LONG_SENTENCE_RULES, text)[0]?.message).toContain('30 palavras');
  });
});
