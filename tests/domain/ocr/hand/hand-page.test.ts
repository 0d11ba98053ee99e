import { expect, it } from 'vitest';
import { isDoubtful, isHardToRead, lineLevel } from '@/domain/ocr/hand/hand-page';
import { buildHandLine } from '../../../support/hand-pages';

const line = (words: string, confidence = 80) => buildHandLine('l0', words, { confidence });

it.each([
  ['a word that was read surely is not doubtful', 'casa', 'casa', 90, false],
  ['an unsure one is', 'casa', 'casa', 40, true],
  ['one that the language reads otherwise is', 'casa', 'cosa', 90, true],
])('%s', (_what, text, stroke, confidence, is) => {
  expect(isDoubtful({ text, stroke, confidence, others: [], from: 0, to: 1 })).toBe(is);
});

it.each([
  ['firm without doubts', line('a fome persiste'), 'firm'],
  ['doubtful with one word', line('a ~fome persiste'), 'doubt'],
  ['doubtful with a single word', line('~fome'), 'doubt'],
  ['weak with many', line('a ~fome ~persiste no'), 'weak'],
  ['weak as a whole', line('a fome persiste', 30), 'weak'],
  ['weak where nothing was made out', { words: [], confidence: 90 }, 'weak'],
])('a line is %s', (_what, read, level) => {
  expect(lineLevel(read)).toBe(level);
});

it('says of a hand that it is hard to read', () => {
  expect(isHardToRead([line('a', 30), line('b', 60)])).toBe(true);
  expect(isHardToRead([line('a', 40), line('b', 90)])).toBe(false);
  expect(isHardToRead([])).toBe(false);
});
