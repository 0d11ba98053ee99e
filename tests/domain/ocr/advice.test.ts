import { describe, expect, it } from 'vitest';
import { adviseAfterReading, adviseBeforeReading, looksHandwritten } from '@/domain/ocr/advice';
import type { PreparedPage } from '@/domain/ocr/preparation/prepare-page';
import { smooth3x3 } from '@/domain/ocr/preparation/blur';
import { blankPage, writeRows } from '../../support/drawn-page';

const image = blankPage(10, 10);
const GOOD: PreparedPage = {
  image,
  lightness: 210,
  sharpness: 65,
  isRuled: false,
  letters: { height: 20, regularity: 0.65 },
  turns: 0,
};

describe('adviseAfterReading', () => {
  it.each([
    ['nothing on a good photo', {}, 96, []],
    ['to check what was read with doubts', {}, 92, ['check']],
    ['that it could not be read', {}, 79, ['unreadable']],
    ['that it is out of focus', { sharpness: 44 }, 95, ['blurred']],
    ['that it is too far', { letters: { height: 7, regularity: 0.7 } }, 95, ['far']],
    ['that it is very dark', { lightness: 44 }, 95, ['dark']],
    ['nothing on a dark photo that reads well', { lightness: 60 }, 95, []],
    ['that it is dark when it reads badly', { lightness: 60 }, 70, ['dark', 'unreadable']],
    [
      'that it looks written by hand',
      { letters: { height: 20, regularity: 0.3 } },
      85,
      ['check', 'handwritten'],
    ],
  ])('says %s', (_what, page, confidence, advice) => {
    expect(adviseAfterReading({ ...GOOD, ...page }, confidence)).toEqual(advice);
  });
});

describe('looksHandwritten', () => {
  it.each([
    ['uneven letters read with doubts', {}, 85, true],
    ['even letters are print', { letters: { height: 20, regularity: 0.6 } }, 85, false],
    ['what is read without doubts needs no word', {}, 95, false],
    ['a blurred photo tells nothing', { sharpness: 40 }, 85, false],
    ['nor do tiny letters, which run together', { letters: { height: 11, regularity: 0.3 } }, 85, false],
  ])('%s', (_what, page, confidence, looks) => {
    const uneven = { ...GOOD, letters: { height: 20, regularity: 0.3 } };
    expect(looksHandwritten({ ...uneven, ...page }, confidence)).toBe(looks);
  });
});

describe('adviseBeforeReading', () => {
  const written = (value: number, paper = 230) => {
    const page = blankPage(600, 400, paper);
    writeRows(page, { value });
    return page;
  };
  const blurred = Array.from({ length: 14 }).reduce<ReturnType<typeof written>>(
    (page) => smooth3x3(page),
    written(40),
  );

  it.each([
    ['a good photo', written(40), []],
    ['a blurred one', blurred, ['blurred']],
    ['a very dark one', written(5, 40), ['dark']],
    ['an empty one', blankPage(60, 40), []],
    ['a black one', blankPage(60, 40, 0), ['dark']],
  ])('%s', (_what, photo, advice) => expect(adviseBeforeReading(photo)).toEqual(advice));
});
