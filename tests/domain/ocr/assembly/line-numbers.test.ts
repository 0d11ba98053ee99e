import { describe, expect, it } from 'vitest';
import { dropLineNumbers } from '@/domain/ocr/assembly/line-numbers';
import { findRows } from '@/domain/ocr/assembly/rows';
import { engineLine, enginePage, engineWords } from '../../../support/engine-blocks';

const TEXT = [
  'Era uma vez um rio',
  'que corria devagar',
  'pela cidade inteira',
  'e ninguém via nada',
  'nem de dia',
];

/** Line numbers start at x = 40 px, the text at 100 px. */
function sheet(numbers: readonly string[], text: readonly string[] = TEXT) {
  return numbers.flatMap((number, at) => {
    const line = text[at] ?? '';
    const words = [
      ...(number ? engineWords(number, 40, 100 + 40 * at) : []),
      ...(line ? engineWords(line, 100, 100 + 40 * at) : []),
    ];
    return words.length > 0 ? [engineLine(words)] : [];
  });
}
const textsOf = (blocks: ReturnType<typeof sheet>) =>
  dropLineNumbers(findRows(blocks)).map(({ words }) => words.map(({ text }) => text).join(' '));

describe('dropLineNumbers', () => {
  it.each([
    ['all were read', ['1', '2', '3', '4', '5']],
    ['some were misread', ['1', 'z', '3', '4º', 'S']],
    ['only one was seen', ['', '', '3', '', '']],
    ['none was', ['', '', '', '', '']],
  ])('leaves the text when %s', (_what, numbers) => {
    expect(textsOf(sheet(numbers))).toEqual(TEXT);
  });

  it('drops rows that are left empty', () => {
    expect(textsOf(sheet(['1', '2', '3', '4', '5', '6', '7']))).toEqual(TEXT);
    expect(textsOf(sheet(['', '', '', '', '', '', '7']))).toEqual(TEXT);
  });

  it('drops what stands left of the numbers', () => {
    const blocks = [...sheet(['1', '2', '3', '4', '5']), engineLine(engineWords('l', 10, 180))];
    expect(textsOf(blocks)).toEqual(TEXT);
  });

  it('keeps a number with which a row of the text begins', () => {
    const text = ['6 horas por dia', 'é o que se lê', 'em média no país', '40% do tempo', 'de um dia'];
    expect(textsOf(sheet(['', '', '', '', ''], text))).toEqual(text);
    expect(textsOf(sheet(['1', '2', '3', '4', '5'], text))).toEqual(text);
  });

  it('keeps indented rows and short ones', () => {
    const rows = ['   A vida é assim', 'sem muito mais', 'é lento.', '   O fim', 'chega cedo'];
    const kept = dropLineNumbers(findRows(enginePage(rows)));
    expect(kept.map(({ words }) => words.length)).toEqual([4, 3, 2, 2, 2]);
  });

  it('takes a page of two rows without harm', () => {
    expect(textsOf(sheet(['', ''], ['só isto', 'e isto']))).toEqual(['só isto', 'e isto']);
  });
});
