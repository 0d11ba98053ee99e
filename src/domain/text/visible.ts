import { applyEdits, type Edited } from './edits.ts';

/** What nobody sees, as in `stripInvisible`; but a soft hyphen at a line end divides a word. */
const INVISIBLE = /\u00AD(?![^\S\n\r\u2028\u2029]*[\n\r\u2028\u2029])|(?!\u00AD)[\p{DI}\u2800]/gu;

/** A text without characters that nobody can see. */
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
