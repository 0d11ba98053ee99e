import { applyEdits, type Edited } from './edits.ts';

/**
 * Matches invisible characters as in `stripInvisible`, except a soft hyphen at the end of a line, because it
 * divides a word.
 */
const INVISIBLE = /\u00AD(?![^\S\n\r\u2028\u2029]*[\n\r\u2028\u2029])|(?!\u00AD)[\p{DI}\u2800]/gu;

/** Removes invisible characters from a text. */
export function toVisible(written: string): Edited {
  return applyEdits(
    written,
    Array.from(written.matchAll(INVISIBLE), ({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      text: '',
    })),
  );
}
