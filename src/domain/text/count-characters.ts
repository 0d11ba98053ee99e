import { stripInvisible, toNfc } from './normalize-text.ts';

/**
 * Number of characters as a reader counts them: an accented letter or an emoji is one, blanks count, a line
 * break is one however it is stored, and what nobody sees is none. 0 for an empty text.
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
