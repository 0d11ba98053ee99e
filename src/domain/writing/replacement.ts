import { expandLigatures, stripInvisible } from '../text/normalize-text.ts';
import type { CheckedWord } from './checked-text.ts';

/** Adapts the case of a replacement to the original word: with a capital first letter, or in capitals. */
export function matchCase(original: string, replacement: string): string {
  const isShouted =
    original.length > 1 && original === original.toUpperCase() && original !== original.toLowerCase();
  if (isShouted) return replacement.toUpperCase();
  const first = String.fromCodePoint(original.codePointAt(0) ?? 0x20);
  if (first === first.toLowerCase()) return replacement;
  const head = String.fromCodePoint(replacement.codePointAt(0) ?? 0x20);
  return head.toUpperCase() + replacement.slice(head.length);
}

/** Returns the text with a capital first letter. A ligature has no capital, so it is expanded: "ﬁm" → "Fim". */
export function withCapital(text: string): string {
  const letters = expandLigatures(text);
  return letters.charAt(0).toUpperCase() + letters.slice(1);
}

/**
 * Whether two passages look the same. Differences in non-breaking spaces and hyphens, composition of letters, and
 * ligatures are ignored.
 */
export function looksAlike(one: string, other: string): boolean {
  return one === other || asSeen(one) === asSeen(other);
}

function asSeen(passage: string): string {
  return expandLigatures(stripInvisible(passage))
    .normalize('NFC')
    .replaceAll(/[^\S\r\n]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-');
}

/** Returns a function that replaces the beginning of the first marked word: "descriminado" → "discriminado". */
export function replaceBeginning(from: string, to: string) {
  return ([word]: readonly CheckedWord[]): string | undefined =>
    word?.lower.startsWith(from) ? to + word.lower.slice(from.length) : undefined;
}
