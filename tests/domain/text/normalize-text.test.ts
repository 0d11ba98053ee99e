import { describe, expect, it } from 'vitest';
import { stripInvisible, toComparisonKey, toLowerForm } from '@/domain/text/normalize-text';

describe('normalising', () => {
  it.each([
    ['accents fold away', 'Alimentação', 'alimentacao'],
    ['accents typed apart fold away too', 'Alimentac\u0327a\u0303o', 'alimentacao'],
    ['invisible characters disappear', 'fo\u200Bme', 'fome'],
    ['ligatures are their letters', '\uFB01loso\uFB01a, con\uFB02ito', 'filosofia, conflito'],
    ['a lone surrogate passes through', '\uD83D', '\uD83D'],
  ])('comparison key: %s', (_requirement, text, key) => {
    expect(toComparisonKey(text)).toBe(key);
  });

  it('lower form keeps accents, composed', () => {
    expect(toLowerForm('ÁGUA')).toBe('água');
    expect(toLowerForm('a\u0301gua')).toBe('água');
  });

  it.each([
    ['zero-width spaces and joiners', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['soft hyphens', '\u00AD'],
    ['direction marks', '\u061C\u200E\u200F\u202A\u202E\u2066\u2069'],
    ['tags', '\u{E0000}\u{E0041}\u{E007F}'],
    ['variation selectors', '\uFE00\uFE0F\u{E0100}\u{E01EF}'],
    ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
    ['the Braille pattern without a dot', '\u2800'],
    ['the combining grapheme joiner', '\u034F'],
    ['Mongolian separators', '\u180B\u180E'],
  ])('%s leave nothing on paper', (_kind, characters) => {
    expect(stripInvisible(`fo${characters}me`)).toBe('fome');
  });

  it('signs, accents, halves of pairs and other scripts are visible', () => {
    const text = 'ç c\u0327 ⠁ 한 😀 \uD83D — %';
    expect(stripInvisible(text)).toBe(text);
  });

  it('blanks and line breaks are visible', () => {
    expect(stripInvisible('a \n\u00A0b')).toBe('a \n\u00A0b');
  });
});
