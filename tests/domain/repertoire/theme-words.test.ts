import { describe, expect, it } from 'vitest';
import { splitAtThemeWords } from '@/domain/repertoire/theme-words';

const marked = (text: string, theme: string) =>
  splitAtThemeWords(text, theme).flatMap(({ text: part, isOfTheme }) => (isOfTheme ? [part] : []));

describe('the words of a theme in a text', () => {
  it.each([
    ['as they are', 'A solidão dos jovens cresce.', 'A solidão entre jovens', ['solidão', 'jovens']],
    ['in another form', 'Quem trabalha cuida.', 'O trabalho de cuidado', ['trabalha', 'cuida']],
    ['without accents', 'A solidao é longa.', 'A solidão', ['solidao']],
    ['not words of grammar', 'Mas entre nós, não.', 'Entre nós', []],
    ['none in an empty text', '', 'A solidão', []],
  ])('%s', (_case, text, theme, words) => {
    expect(marked(text, theme)).toEqual(words);
    expect(
      splitAtThemeWords(text, theme)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
