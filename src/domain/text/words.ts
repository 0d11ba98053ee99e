import { toComparisonKey, toLowerForm } from './normalize-text.ts';
import type { Span } from './span.ts';

export type Word = Span & {
  /** As the student wrote it. */
  text: string;
  /** Lower case, NFC, nothing invisible, no ligatures. */
  lower: string;
  /** `lower` without accents. */
  key: string;
};

/**
 * A number with its decimals ("1.500,25"), or letters and digits joined by hyphens or apostrophes
 * ("guarda-chuva", "d'água"). What nobody sees begins no word, though some of it passes for a letter.
 * The classes do not overlap, so matching is linear.
 */
const WORD =
  /\p{Nd}+(?:[.,]\p{Nd}+)+|(?!\p{DI})[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{DI}\u2800]*(?:[-\u2010\u2011'’](?!\p{DI})[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{DI}\u2800]*)*/gu;

/** Needs no normalising: the characters a word of plain letters can have. */
const PLAIN_ASCII = /^[ -~]*$/;

/** The words of a text in order, with their place in it. */
export function findWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const isPlain = PLAIN_ASCII.test(found);
    const lower = isPlain ? found.toLowerCase() : toLowerForm(found);
    const key = isPlain ? lower : toComparisonKey(found);
    words.push({ start: index, end: index + found.length, text: found, lower, key });
  }
  return words;
}
