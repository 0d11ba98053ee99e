import { describe, expect, it } from 'vitest';
import { countLegibleLines, measureForeignScriptShare } from '@/domain/scoring/guards/legible-lines';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY, WEAK_ESSAY } from '../../../support/essays';

describe('countLegibleLines', () => {
  it.each([
    ['a strong essay', GOOD_ESSAY],
    ['a weak essay', WEAK_ESSAY],
    ['an essay with zero-width spaces', GOOD_ESSAY.replaceAll('a', 'a\u200B')],
    ['an essay with combining accents', GOOD_ESSAY.normalize('NFD')],
  ])('%s keeps its lines', (_requirement, text) => {
    const essay = analyzeText(text);
    expect(countLegibleLines(essay)).toBe(essay.estimatedLines);
  });

  it.each([
    ['Braille blanks', `Um texto.\n${'\u2800 '.repeat(900)}`, 1],
    ['Hangul fillers', `Um texto.\n${'\u3164'.repeat(12)} `.repeat(1) + '\u3164 '.repeat(900), 1],
    ['Unicode tags', `Um texto.\n${'\u{E0061}'.repeat(900)}`, 1],
    ['stops', `Um texto.\n${'. '.repeat(900)}`, 1],
    ['nothing', '', 0],
  ])('padding with %s counts for nothing', (_requirement, text, lines) => {
    expect(countLegibleLines(analyzeText(text))).toBe(lines);
  });
});

describe('measureForeignScriptShare', () => {
  it.each([
    ['a look-alike in one word of four', 'Uma pаlavra com a', 0.25],
    ['Latin letters only', 'Ação, coração e água', 0],
    ['an empty text', '', 0],
  ])('%s', (_requirement, text, share) => {
    expect(measureForeignScriptShare(analyzeText(text))).toBe(share);
  });
});
