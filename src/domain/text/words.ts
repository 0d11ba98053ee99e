import { toComparisonKey, toLowerForm } from './normalize-text.ts';
import type { Span } from './span.ts';

export type Word = Span & {
  /** The original spelling. */
  text: string;
  /** The word in lower case, NFC, without invisible characters or ligatures. */
  lower: string;
  /** `lower` without accents. */
  key: string;
};

/**
 * A number with its decimals ("1.500,25"), or letters and digits joined by hyphens or apostrophes ("guarda-chuva",
 * "d'água"). A word does not begin with an invisible character, though Unicode classifies some of these as letters.
 * The character classes do not overlap, so matching is linear.
 */
const WORD =
  /\p{Nd}+(?:[.,]\p{Nd}+)+|(?!\p{DI})[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{DI}\u2800]*(?:[-\u2010\u2011'’](?!\p{DI})[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{DI}\u2800]*)*/gu;

/** Matches printable ASCII, which needs no normalizing. */
const PLAIN_ASCII = /^[ -~]*$/;

/** The words of a text in order, with their spans. */
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
