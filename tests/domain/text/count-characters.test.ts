import { describe, expect, it } from 'vitest';
import { countCharacters } from '@/domain/text/count-characters';

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
