import { contentStems, toStem } from '../text/stem.ts';
import { findWords } from '../text/words.ts';

/** A part of a text, and whether it is a word of the theme. */
export type ThemedPart = { text: string; isOfTheme: boolean };

/** Splits a text at the words of a theme, in whatever form; all parts joined are the text. */
export function splitAtThemeWords(text: string, theme: string): ThemedPart[] {
  const stems = contentStems(findWords(theme));
  const parts: ThemedPart[] = [];
  let end = 0;
  for (const word of findWords(text)) {
    if (!stems.has(toStem(word.key))) continue;
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isOfTheme: false });
    parts.push({ text: word.text, isOfTheme: true });
    end = word.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isOfTheme: false });
  return parts;
}
