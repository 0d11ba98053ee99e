import { describe, expect, it } from 'vitest';
import { biographyLength } from '@/domain/profile/biography';

describe('the length of a biography', () => {
  it.each([
    ['nothing', '', 0],
    ['letters', 'Olá', 3],
    ['an accent typed on its own', 'Ola\u0301', 3],
    ['an emoji', '✍️', 1],
    ['a family', '👨‍👩‍👧', 1],
    ['a flag', '🇧🇷', 1],
    ['a skin tone', '👋🏽', 1],
    ['a line break however it is stored', 'a\r\nb', 3],
  ])('%s', (_, text, length) => {
    expect(biographyLength(text)).toBe(length);
  });
});
