import { describe, expect, it } from 'vitest';
import {
  CHARACTERS_PER_HANDWRITTEN_LINE,
  estimateHandwrittenLines,
  INSUFFICIENT_LINES,
  MAX_HANDWRITTEN_LINES,
} from '@/domain/text/estimate-handwritten-lines';
import { GOOD_ESSAY, SHORT_ESSAY, WEAK_ESSAY } from '../../support/essays';

const line = 'x'.repeat(CHARACTERS_PER_HANDWRITTEN_LINE);

describe('estimateHandwrittenLines', () => {
  it.each([
    ['nothing written takes no line', '', 0],
    ['blank lines take none', '\n \n\n', 0],
    ['one word takes a line', 'Fome.', 1],
    ['a full line and its indentation spill into a second', line, 2],
    ['every paragraph starts on its own line', 'Um.\nDois.\nTrês.', 3],
    ['blanks in a row are not written', `a${' '.repeat(500)}b`, 1],
    ['invisible characters are not written', 'a' + '\u200B'.repeat(500), 1],
  ])('%s', (_requirement, text, lines) => {
    expect(estimateHandwrittenLines(text)).toBe(lines);
  });

  it('a short essay stays within what ENEM calls insufficient, longer ones do not', () => {
    expect(estimateHandwrittenLines(SHORT_ESSAY)).toBeLessThanOrEqual(INSUFFICIENT_LINES);
    expect(estimateHandwrittenLines(WEAK_ESSAY)).toBeGreaterThan(INSUFFICIENT_LINES);
  });

  it('350 words in four paragraphs are about a full sheet', () => {
    expect(estimateHandwrittenLines(GOOD_ESSAY)).toBeGreaterThan(MAX_HANDWRITTEN_LINES - 5);
    expect(estimateHandwrittenLines(GOOD_ESSAY)).toBeLessThanOrEqual(MAX_HANDWRITTEN_LINES + 2);
  });
});
