import type { ReadWord } from '../page-reading.ts';
import type { Row } from './rows.ts';

const DIVIDED = /\p{L}-$/u;
const LOWER_START = /^\p{Ll}/u;
const ONLY_CLOSING = /^[.,;:!?)]+$/;
/** A hyphen read as a word of its own belongs to the word before when it stands this near, in row heights. */
const ATTACHED = 0.2;

/** The words of a paragraph: those divided at a row's end are joined, lone punctuation goes to the word before. */
export function joinRows(rows: readonly Row[]): ReadWord[] {
  const joined: ReadWord[] = [];
  for (const { words, height } of rows) {
    for (const [at, word] of words.entries()) {
      const last = joined.at(-1);
      if (last && at === 0 && DIVIDED.test(last.text) && LOWER_START.test(word.text)) {
        joined[joined.length - 1] = append(last, word, last.text.slice(0, -1) + word.text);
      } else if (last && at === 0 && DIVIDED.test(last.text) && word.text.startsWith('-')) {
        // A hyphen of the word itself is repeated on the next row.
        joined[joined.length - 1] = append(last, word, last.text + word.text.slice(1));
      } else if (last && at > 0 && isAttached(last, word, height, at === words.length - 1)) {
        joined[joined.length - 1] = append(last, word, last.text + word.text);
      } else joined.push(word);
    }
  }
  return joined;
}

function isAttached(last: ReadWord, word: ReadWord, height: number, endsRow: boolean): boolean {
  if (ONLY_CLOSING.test(word.text)) return true;
  return word.text === '-' && endsRow && word.box.left - last.box.right < ATTACHED * height;
}

/** As sure as its less sure part; the box is that of the first. */
function append(last: ReadWord, word: ReadWord, text: string): ReadWord {
  return { text, confidence: Math.min(last.confidence, word.confidence), box: last.box };
}
