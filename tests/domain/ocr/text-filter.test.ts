import { describe, expect, it } from 'vitest';
import { filterText } from '@/domain/ocr/text-filter';

describe('filterText', () => {
  it.each([
    [
      'keeps what the specification lists',
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
