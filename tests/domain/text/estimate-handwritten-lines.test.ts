import { describe, expect, it } from 'vitest';
import {
  CHARACTERS_PER_HANDWRITTEN_LINE,
  estimateEssayLines,
  estimateHandwrittenLines,
  handwrittenLines,
  INSUFFICIENT_LINES,
  MAX_HANDWRITTEN_LINES,
  readSheet,
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

describe('a sheet with a title', () => {
  const written = `O prato vazio\n${GOOD_ESSAY}`;

  it('has the line of the title too, which no rule counts', () => {
    expect(estimateHandwrittenLines(written)).toBe(estimateHandwrittenLines(GOOD_ESSAY) + 1);
    expect(estimateEssayLines(written)).toBe(estimateHandwrittenLines(GOOD_ESSAY));
  });

  it('has the paragraphs of the essay', () => {
    const { lines, paragraphs } = readSheet(written);
    expect(lines[0]).toBe(0);
    expect(paragraphs.map((at) => written.slice(at, at + 10))).toEqual(
      GOOD_ESSAY.split('\n').map((paragraph) => paragraph.slice(0, 10)),
    );
  });
});

describe('handwrittenLines', () => {
  it('begin at words, the first of each paragraph among them', () => {
    const starts = handwrittenLines(GOOD_ESSAY);
    for (const at of starts) expect(GOOD_ESSAY.slice(Math.max(0, at - 1), at + 1)).toMatch(/^(?:\s?\S|\S)$/u);
    const paragraphs = [...GOOD_ESSAY.matchAll(/^\s*\S/gm)].map(
      ({ 0: lead, index }) => index + lead.length - 1,
    );
    expect(starts).toEqual(expect.arrayContaining(paragraphs));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('are about as long as a line', () => {
    const text = 'abcd '.repeat(100).trim();
    expect(handwrittenLines(text)).toEqual([0, 75, 150, 230, 305, 385, 465]);
  });

  it('a word longer than a line begins all that it takes', () => {
    expect(handwrittenLines(line.repeat(2))).toEqual([0, 0, 0]);
  });
});
