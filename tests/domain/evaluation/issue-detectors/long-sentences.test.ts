import { describe, expect, it } from 'vitest';
import { findLongSentences } from '@/domain/evaluation/issue-detectors/long-sentences';
import { issuesOf, marksOf } from '../../../support/issues';

const sentenceOf = (words: number) => `${'Um '.repeat(1)}${'e '.repeat(words - 1).trim()}. `;

describe('findLongSentences', () => {
  it.each([
    ['two long sentences are free', sentenceOf(26).repeat(2), 0],
    ['three are marked', sentenceOf(26).repeat(3), 3],
    ['25 words are not long', sentenceOf(25).repeat(5), 0],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(findLongSentences, text)).toHaveLength(marks);
  });

  it('marks the opening words only and says how many there are', () => {
    const text = sentenceOf(30).repeat(3);
    expect(marksOf(findLongSentences, text)[0]).toBe('Um e e e e');
    expect(issuesOf(findLongSentences, text)[0]?.message).toContain('30 palavras');
  });
});
