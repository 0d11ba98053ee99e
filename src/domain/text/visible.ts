import { applyEdits, type Edited } from './edits.ts';

/** Invisible characters as in `stripInvisible`, except a soft hyphen at a line end, which divides a word. */
const INVISIBLE = /\u00AD(?![^\S\n\r\u2028\u2029]*[\n\r\u2028\u2029])|(?!\u00AD)[\p{DI}\u2800]/gu;

/** A text without invisible characters. */
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
