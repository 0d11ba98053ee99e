import { describe, expect, it } from 'vitest';
import {
  characterErrorRate,
  countParagraphs,
  foldText,
  wordErrorRate,
} from '../../../../tools/ocr/bench/text-measures';

describe('foldText', () => {
  it.each([
    ['joins divided words', 'mas re-\nsultado', 'mas resultado'],
    ['makes every break a space', 'um\ndois\n\ntrês', 'um dois três'],
    ['folds quotes and dashes', '“a” ‘b’ – c — d', `"a" 'b' - c - d`],
    ['keeps a dash at the end of a line', 'energia —\nalém', 'energia - além'],
  ])('%s', (_requirement, text, folded) => expect(foldText(text)).toBe(folded));
});

describe('characterErrorRate', () => {
  it.each([
    ['nothing wrong', 'casa azul', 'casa azul', 0],
    ['one wrong of ten', 'casa verde', 'casa verda', 10],
    ['one missing of ten', 'casa verde', 'casa erde', 10],
    ['one too many of ten', 'casa verde', 'casas verde', 10],
    ['nothing read', 'casa', '', 100],
    ['more read than there is', 'a', 'muita coisa', 100],
  ])('%s', (_what, truth, read, rate) => expect(characterErrorRate(truth, read)).toBeCloseTo(rate));
});

describe('wordErrorRate', () => {
  it('counts words', () => {
    expect(wordErrorRate('a casa é azul', 'a caso é azul')).toBe(25);
  });
});

describe('countParagraphs', () => {
  it.each([
    ['blank lines separate', 'um\nlinha\n\ndois\n \ntrês\n', 3],
    ['none', ' \n\n ', 0],
  ])('%s', (_what, text, count) => expect(countParagraphs(text)).toBe(count));
});
