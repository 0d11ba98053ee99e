import { describe, expect, it } from 'vitest';
import { measureParaphrasedShare, measureRepeatedShare } from '@/domain/scoring/guards/repeated-passages';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY } from '../../../support/essays';

const TEN = 'um dois três quatro cinco seis sete oito nove dez ';
const OTHER = 'onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte ';

describe('measureRepeatedShare', () => {
  it.each([
    ['an essay', GOOD_ESSAY, 0],
    ['twice the same ten words', TEN + TEN, 0.5],
    ['ten words that return after ten others', TEN + OTHER + TEN, 1 / 3],
    ['four times', TEN.repeat(4), 0.75],
    ['accents and capitals do not hide it', TEN + TEN.toUpperCase().replace('TRÊS', 'TRES'), 0.5],
    ['seven words are too few', 'um dois três quatro cinco seis sete '.repeat(1), 0],
    ['an empty text', '', 0],
  ])('%s', (_requirement, text, share) => {
    expect(measureRepeatedShare(analyzeText(text))).toBeCloseTo(share, 10);
  });
});

describe('measureParaphrasedShare', () => {
  const paragraph = (TEN + OTHER + 'e mais nada').trim();
  it.each([
    ['an essay', GOOD_ESSAY, 0],
    [
      'the same paragraph with three words changed',
      `${paragraph}\n${paragraph.replace('cinco', 'A').replace('dez', 'B').replace('vinte', 'C')}`,
      1,
    ],
    ['one of two later paragraphs', `${paragraph}\n${GOOD_ESSAY.split('\n')[0]}\n${paragraph}`, 0.5],
    ['one paragraph', paragraph, 0],
    ['paragraphs too short to compare', `${TEN}\n${TEN}`, 0],
  ])('%s', (_requirement, text, share) => {
    expect(measureParaphrasedShare(analyzeText(text))).toBe(share);
  });
});
