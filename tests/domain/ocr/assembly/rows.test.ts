import { describe, expect, it } from 'vitest';
import { filterText, findRows } from '@/domain/ocr/assembly/rows';
import { engineLine, enginePage, engineWords } from '../../../support/engine-blocks';

const textsOf = (blocks: Parameters<typeof findRows>[0]) =>
  findRows(blocks).map(({ words }) => words.map(({ text }) => text).join(' '));

describe('findRows', () => {
  it('sorts rows by height, whatever block they were in', () => {
    expect(textsOf(enginePage(['um', 'dois', 'três']).toReversed())).toEqual(['um', 'dois', 'três']);
  });

  it('joins pieces of one row, left to right', () => {
    const right = engineLine(engineWords('direita daqui', 400, 104));
    const left = engineLine(engineWords('à esquerda', 100, 100));
    expect(textsOf([right, left])).toEqual(['à esquerda direita daqui']);
  });

  it('keeps rows apart that are close', () => {
    const below = engineLine(engineWords('embaixo', 100, 114));
    expect(textsOf([engineLine(engineWords('em cima', 100, 100)), below])).toEqual(['em cima', 'embaixo']);
  });

  it('leaves out rows without letters or digits', () => {
    expect(textsOf(enginePage(['— .', 'texto', '“ ,']))).toEqual(['texto']);
  });

  it('leaves out specks that were taken for punctuation, but no dash that was read well', () => {
    const words = [
      ...engineWords('é', 100, 100),
      ...engineWords('–', 120, 100, 90),
      ...engineWords('.', 140, 100, 12),
      ...engineWords('isso', 160, 100, 12),
    ];
    expect(textsOf([engineLine(words)])).toEqual(['é – isso']);
  });

  it('filters characters that no essay has', () => {
    expect(textsOf(enginePage(['| 30% ~do§ total']))).toEqual(['30% do total']);
  });

  it('finds none on an empty page', () => {
    expect(findRows([])).toEqual([]);
  });
});

describe('filterText', () => {
  it.each([
    [
      'keeps letters, digits and the punctuation of R-PHOTO-6',
      `Ação: é "isso"? (Não!) a-b; c, d.'`,
      `Ação: é "isso"? (Não!) a-b; c, d.'`,
    ],
    [
      'keeps what essays need beyond it',
      '30% da Lei nº 9, 1ª série, 1/5, R$ 3',
      '30% da Lei nº 9, 1ª série, 1/5, R$ 3',
    ],
    ['keeps dashes and typographic quotes', '“fala” – e ‘só’ — assim', '“fala” – e ‘só’ — assim'],
    ['puts the degree sign right, which is read for the ordinal', 'n° 5', 'nº 5'],
    ['makes other quotes and dots those it keeps', '«sim»… `a´', "“sim”... 'a'"],
    ['drops everything else', 'a| b~ c§ d© [e] 漢 <f> _', 'a b c d e f'],
    ['removes spaces before punctuation', 'assim , não ! ( só )', 'assim, não! ( só)'],
    ['collapses and trims spaces', '  a \n\n b\t c ', 'a b c'],
    ['puts accents that were read apart on their letters', 'ac\u0327a\u0303o', 'ção'.replace('ç', 'aç')],
  ])('%s', (_requirement, text, filtered) => expect(filterText(text)).toBe(filtered));
});
