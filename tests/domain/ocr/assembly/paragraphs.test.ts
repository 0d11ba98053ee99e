import { describe, expect, it } from 'vitest';
import { splitParagraphs } from '@/domain/ocr/assembly/paragraphs';
import { findRows } from '@/domain/ocr/assembly/rows';
import { engineLine, enginePage, engineWords } from '../../../support/engine-blocks';

const countsOf = (blocks: ReturnType<typeof enginePage>) =>
  splitParagraphs(findRows(blocks)).map((rows) => rows.length);
const FULL = 'uma linha inteira de texto até a margem.';

describe('splitParagraphs', () => {
  it('begins one at each indented row', () => {
    expect(countsOf(enginePage([`    ${FULL}`, FULL, FULL, `    ${FULL}`, FULL]))).toEqual([3, 2]);
  });

  it('begins one where the first row is not indented either', () => {
    expect(countsOf(enginePage([FULL, FULL, `    ${FULL}`, FULL]))).toEqual([2, 2]);
  });

  it('begins one after a gap', () => {
    const below = enginePage([FULL, FULL]).map((_, at) => engineLine(engineWords(FULL, 100, 300 + 40 * at)));
    expect(countsOf([...enginePage([FULL, FULL, FULL]), ...below])).toEqual([3, 2]);
  });

  it('follows a margin that leans', () => {
    const rows = Array.from({ length: 9 }, (_, at) =>
      engineLine(engineWords(FULL, 100 + 6 * at + (at === 5 ? 50 : 0), 100 + 40 * at)),
    );
    expect(countsOf(rows)).toEqual([5, 4]);
  });

  it('is not misled by a row that has lost its first letters in the middle of a sentence', () => {
    const sentence = 'uma linha inteira que vai até a margem e';
    const cut = engineLine(engineWords('nha inteira que vai até a margem e mais', 125, 180));
    const rest = enginePage([sentence, sentence, sentence, sentence]).filter((_, at) => at !== 2);
    expect(countsOf([...rest, cut])).toEqual([4]);
  });

  it('has as many paragraphs as there are short ones', () => {
    expect(countsOf(enginePage([`    ${FULL}`, FULL, `    ${FULL}`, FULL, `    ${FULL}`, FULL]))).toEqual([
      2, 2, 2,
    ]);
  });

  it('has none on an empty page', () => {
    expect(splitParagraphs([])).toEqual([]);
  });
});
