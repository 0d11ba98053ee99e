import { describe, expect, it } from 'vitest';
import { LONG_SENTENCE_RULES } from '@/domain/writing/rules/structure';
import { findingsOf, marksOf } from '../../../support/writing-marks';

const sentenceOf = (words: number) => `${'Um '.repeat(1)}${'e '.repeat(words - 1).trim()}. `;

describe('long-sentences', () => {
  it.each([
    ['45 words are not long', sentenceOf(45), 0],
    ['46 are', sentenceOf(46), 1],
    ['once in a paragraph', sentenceOf(46).repeat(3), 1],
    ['and in each of them', `${sentenceOf(46)}\n${sentenceOf(46)}`, 2],
    ['36 words with three clauses are hard to follow', `Que quando onde ${sentenceOf(33)}`, 1],
    ['with two they are not', `Que quando ${sentenceOf(34)}`, 0],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(LONG_SENTENCE_RULES, text)).toHaveLength(marks);
  });

  it('marks the opening words only and says how many there are', () => {
    const text = sentenceOf(50);
    expect(marksOf(LONG_SENTENCE_RULES, text)[0]).toBe('Um e e e e');
    expect(findingsOf(LONG_SENTENCE_RULES, text)[0]?.message).toContain('50 palavras');
  });
});
