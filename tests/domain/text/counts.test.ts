import { describe, expect, it } from 'vitest';
import { countCharacters, countWords } from '@/domain/text/counts';
import fc from 'fast-check';

describe('countCharacters', () => {
  it.each([
    ['nothing written', '', 0],
    ['blanks count', 'a b', 3],
    ['an accented letter is one', 'é', 1],
    ['an accent typed apart is the same one', 'e\u0301', 1],
    ['an emoji is one', '😀', 1],
    ['a Windows line break is one', 'a\r\nb', 3],
    ['zero-width characters are none', 'a\u200B\uFEFFb', 2],
    ['tags, fillers and selectors are none', 'a\u{E0061}\u3164\u2800b\uFE0F', 2],
    ['a lone surrogate is one', '\uD83D', 1],
    ['two lone halves in the wrong order are two', '\uDE00\uD83D', 2],
  ])('%s', (_requirement, text, characters) => {
    expect(countCharacters(text)).toBe(characters);
  });
});

describe('countWords', () => {
  it.each([
    ['nothing written', '', 0],
    ['only blanks and line breaks', ' \n\t\u00A0 ', 0],
    ['a word divided at the end of a line is one', 'são ga-\nrantidos', 2],
    ['a word divided by a soft hyphen too', 'são ga\u00AD\nrantidos', 2],
    ['single spaces separate', 'duas palavras', 2],
    ['double spaces add no word', 'duas   palavras', 2],
    ['blanks at the ends add no word', '  duas palavras  ', 2],
    ['a line break separates as a space does', 'uma\nduas\r\ntrês', 3],
    ['a non-breaking space separates', 'uma\u00A0duas', 2],
    ['a hyphen joins', 'guarda-chuva', 1],
    ['a sign between spaces counts, as the rule splits on spaces', 'uma — duas', 3],
    ['a zero-width space adds no word', 'ali\u200Bmento', 1],
    ['a zero-width space between blanks adds no word', 'uma \u200B duas', 2],
    ['only invisible characters', '\u200B\u200C\uFEFF\u2060', 0],
    ['words of fillers, tags or Braille blanks are none', 'uma \u3164 \u{E0061}\u{E0062} \u2800 duas', 2],
    ['emoji count like any word', 'fome 😀', 2],
    ['right-to-left text', 'مرحبا بالعالم', 2],
    ['markup is only text', '<img src=x onerror=alert(1)>', 3],
    ['199 words', 'a '.repeat(199), 199],
    ['200 words', 'a '.repeat(200), 200],
    ['one word of 50,000 characters', 'x'.repeat(50_000), 1],
  ])('%s', (_requirement, text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('adding blanks and line breaks between and around words changes nothing', () => {
    const word = fc.stringMatching(/^[a-zçáéõ]{1,8}$/);
    const blanks = fc.stringMatching(/^[ \n\t\u00A0]{1,4}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, blanks)), blanks, (pairs, around) => {
        const stretched = around + pairs.map(([text, gap]) => text + gap).join('');
        expect(countWords(stretched)).toBe(pairs.length);
      }),
    );
  });

  it('a count for any string at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(countWords(text)).toBeGreaterThanOrEqual(0);
        expect(countWords(` ${text}\n`)).toBe(countWords(text));
      }),
    );
  });
});
