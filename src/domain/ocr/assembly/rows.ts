import type { EngineBlock, EngineWord, ReadWord } from '../page-reading.ts';
import { median } from '../statistics.ts';

/** One row of writing: its words from left to right, the y of its middle and its height. */
export type Row = { words: ReadWord[]; middle: number; height: number };

const LETTER_OR_DIGIT = /[\p{L}\d]/u;
const SAME_ROW = 0.45;
/**
 * Words without letters or digits below this confidence are dropped: the engine takes specks and remains of rules for
 * punctuation, and is hardly ever sure of it.
 */
const SPECK_BELOW = 40;

/** The rows of a page from top to bottom, pieces of one row joined; rows without letters or digits are left out. */
export function findRows(blocks: readonly EngineBlock[]): Row[] {
  const pieces = blocks
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ words }) => toRow(words.map(toReadWord).filter(isWriting)))
    .filter((piece) => piece !== null)
    .sort((a, b) => a.middle - b.middle);
  const height = median(pieces.map((piece) => piece.height));
  const rows: Row[] = [];
  for (const piece of pieces) {
    const last = rows.at(-1);
    const joined =
      last && piece.middle - last.middle < SAME_ROW * height ? toRow([...last.words, ...piece.words]) : null;
    if (joined) rows[rows.length - 1] = joined;
    else rows.push(piece);
  }
  return rows;
}

/** A row of these words (also of a row that has lost words); null if none has a letter or digit. */
export function toRow(words: readonly ReadWord[]): Row | null {
  const readable = words.filter(({ text }) => LETTER_OR_DIGIT.test(text));
  if (readable.length === 0) return null;
  const top = median(readable.map(({ box }) => box.top));
  const bottom = median(readable.map(({ box }) => box.bottom));
  return {
    words: [...words].sort((a, b) => a.box.left - b.box.left),
    middle: (top + bottom) / 2,
    height: bottom - top,
  };
}

const isWriting = ({ text, confidence }: ReadWord) =>
  text !== '' && (confidence >= SPECK_BELOW || LETTER_OR_DIGIT.test(text));

function toReadWord({ text, confidence, bbox }: EngineWord): ReadWord {
  const box = { left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 };
  return { text: filterText(text), confidence, box };
}

/** Characters that engines return, and the ones the filter keeps instead. */
const SAME = new Map([
  ['…', '...'],
  ['„', '“'],
  ['«', '“'],
  ['»', '”'],
  ['‚', ','],
  ['´', "'"],
  ['`', "'"],
  ['‐', '-'],
  ['‑', '-'],
  ['−', '-'],
  ['°', 'º'],
]);
const FOREIGN = /[^\p{Script=Latin}0-9\s.,;:!?()'"%ºª/$“”‘’–—-]/gu;
const SPACE_BEFORE_PUNCTUATION = /\s+(?=[.,;:!?)])/g;

/**
 * The text filter (R-PHOTO-6): keeps Latin letters, digits, spaces and punctuation, and beyond that list what essays need: % º ª
 * / $, dashes and typographic quotes. Collapses and trims spaces, and removes them before punctuation. For one paragraph: line
 * breaks become spaces.
 */
export function filterText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/./gsu, (character) => SAME.get(character) ?? character)
    .replace(FOREIGN, '')
    .replace(/\s+/g, ' ')
    .replace(SPACE_BEFORE_PUNCTUATION, '')
    .trim();
}
