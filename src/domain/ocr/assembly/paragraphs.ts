import type { EngineBlock, ReadWord } from '../ocr-result.ts';
import { dropLineNumbers } from './line-numbers.ts';
import { findRows, type Row } from './rows.ts';
import { median } from '../statistics.ts';
import { characterWidthOf, fitLeftMargin, leftOf } from './left-margin.ts';

/**
 * The paragraphs of a page, from top to bottom, rebuilt from the positions of its words, because the engine's own
 * blocks split ruled pages. Line numbers in the margin are dropped, and hyphenated words are joined. Empty if
 * nothing is legible.
 */
export function assembleParagraphs(blocks: readonly EngineBlock[]): ReadWord[][] {
  return splitParagraphs(dropLineNumbers(findRows(blocks))).map(joinRows);
}

const INDENT = 1.8;
/**
 * Used instead of `INDENT` after a full row that does not end a sentence, because the current row may only seem
 * indented: its first letters may not have been recognized.
 */
const DOUBTFUL_INDENT = 3.5;
const MOST_INDENT = 0.4;
const GAP = 1.45;
const FULL = 0.85;

/**
 * Groups rows into paragraphs. A paragraph begins at an indented row or after a distance between rows that is
 * larger than usual.
 */
export function splitParagraphs(rows: readonly Row[]): Row[][] {
  const characters = characterWidthOf(rows);
  const margin = fitLeftMargin(rows);
  const indents = rows.map((row) => leftOf(row) - margin(row.middle));
  const distances = rows.slice(1).map((row, at) => row.middle - (rows[at]?.middle ?? 0));
  const distance = median(distances);
  const lefts = rows.map(leftOf);
  const rights = rows.map(rightOf);
  const width = Math.max(...rights) - Math.min(...lefts);
  const paragraphs: Row[][] = [];
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1];
    const last = paragraphs.at(-1);
    if (!above || !last) {
      paragraphs.push([row]);
      continue;
    }
    const indent = indents[at] ?? 0;
    const indentAbove = indents[at - 1] ?? 0;
    const isFull = (rights[at - 1] ?? 0) - Math.min(...lefts) > FULL * width;
    const endsNothing = isFull && !endsSentence(above.words);
    const isIndented =
      indent > (endsNothing ? DOUBTFUL_INDENT : INDENT) * characters &&
      indent < MOST_INDENT * width &&
      Math.abs(indent - indentAbove) > characters;
    const isApart = (distances[at - 1] ?? 0) > GAP * distance;
    if (isIndented || isApart) paragraphs.push([row]);
    else last.push(row);
  }
  return paragraphs;
}

const rightOf = ({ words }: Row) => words.at(-1)?.box.right ?? 0;

const DIVIDED = /\p{L}-$/u;
const LOWER_START = /^\p{Ll}/u;
const ONLY_CLOSING = /^[.,;:!?)]+$/;
/**
 * Maximum distance, in row heights, at which a hyphen recognized as a separate word is joined to the preceding
 * word.
 */
const ATTACHED = 0.2;

/**
 * The words of a paragraph. Words hyphenated at the end of a row are joined, and separate punctuation is appended
 * to the preceding word.
 */
export function joinRows(rows: readonly Row[]): ReadWord[] {
  const joined: ReadWord[] = [];
  for (const { words, height } of rows) {
    for (const [at, word] of words.entries()) {
      const last = joined.at(-1);
      if (last && at === 0 && DIVIDED.test(last.text) && LOWER_START.test(word.text)) {
        joined[joined.length - 1] = append(last, word, last.text.slice(0, -1) + word.text);
      } else if (last && at === 0 && DIVIDED.test(last.text) && word.text.startsWith('-')) {
        // If a hyphenated word is divided at its own hyphen, writers repeat the hyphen at the start of the next
        // row.
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

/** Joins two words, with the lower of the two confidences and the box of the first word. */
function append(last: ReadWord, word: ReadWord, text: string): ReadWord {
  return { text, confidence: Math.min(last.confidence, word.confidence), box: last.box };
}

const END = /[.!?]["'”’)]*$/;

/** Whether the last of some words ends a sentence. */
export const endsSentence = (words: readonly ReadWord[]) => END.test(words.at(-1)?.text ?? '');
