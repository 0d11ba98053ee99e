import type { EngineBlock, EngineWord, ReadWord } from '../ocr-result.ts';
import { median } from '../statistics.ts';

/**
 * One row of recognized words: the words from left to right, the y coordinate of the row's middle, and its height.
 */
export type Row = { words: ReadWord[]; middle: number; height: number };

const LETTER_OR_DIGIT = /[\p{L}\d]/u;
const SAME_ROW = 0.45;
/**
 * Words without letters or digits are dropped below this confidence, because the engine recognizes specks and parts
 * of ruled lines as punctuation, nearly always with a low confidence.
 */
const SPECK_BELOW = 40;

/**
 * The rows of a page from top to bottom. Pieces of the same row are joined; rows without letters or digits are left
 * out.
 */
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

/**
 * Makes a row of these words, for example after some words of a row were dropped; null if no word has a letter or
 * digit.
 */
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

/** Maps variants of a character that engines return to the character that replaces them. */
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
 * The text filter (R-PHOTO-6). It keeps Latin letters, digits, spaces and punctuation, and other characters that
 * essays need: % º ª / $, dashes and typographic quotes. Repeated spaces are collapsed, and spaces at the ends and
 * before punctuation are removed. The text is one paragraph, so line breaks become spaces.
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
