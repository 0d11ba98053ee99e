import { stripInvisible, toNfc } from './normalize-text.ts';

const WHITESPACE_RUN = /\s+/g;
/**
 * Matches the division of a word at the end of a line, with any kind of hyphen. Such a word is counted as one word.
 */
const DIVISION = /(?<=\p{L})[-\u2010\u00AD](\s+)(?=\p{Ll})/gu;
const BREAK = /[\n\r\u2028\u2029]/;

/**
 * Number of words by the rule for submitting an essay (R-ESSAY-3): words are separated by single spaces after
 * trimming and collapsing all whitespace (including line breaks and NBSP). Invisible characters neither add nor
 * hide words. 0 for an empty text.
 */
export function countWords(text: string): number {
  const whole = text.replace(DIVISION, (found, blank: string) => (BREAK.test(blank) ? '-' : found));
  const collapsed = stripInvisible(whole).replace(WHITESPACE_RUN, ' ').trim();
  if (collapsed === '') return 0;
  let words = 1;
  for (let at = collapsed.indexOf(' '); at !== -1; at = collapsed.indexOf(' ', at + 1)) words += 1;
  return words;
}

/**
 * Number of characters as perceived by a reader. An accented letter, an emoji, a space and a line break (in any
 * encoding) are one character each; invisible characters are ignored. 0 for an empty text.
 */
export function countCharacters(text: string): number {
  const visible = toNfc(stripInvisible(text));
  let characters = 0;
  for (let at = 0; at < visible.length; at += 1) {
    const isSecondHalf = isLowSurrogate(visible, at) && isHighSurrogate(visible, at - 1);
    const isSecondOfBreak = visible[at] === '\n' && visible[at - 1] === '\r';
    if (!isSecondHalf && !isSecondOfBreak) characters += 1;
  }
  return characters;
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

function isHighSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit <= 0xdbff;
}
