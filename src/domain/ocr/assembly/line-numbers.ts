import { fitLine, median } from '../statistics.ts';
import type { ReadWord } from '../ocr-result.ts';
import { characterWidthOf, fitLeftMargin, leftOf } from './left-margin.ts';
import { type Row, toRow } from './rows.ts';

const LEAST_SHARE = 0.3;
const LEAST_ROWS = 3;
const GAP = 0.35;
const NO_LETTERS = /^[\d\s\p{P}\p{S}]*$/u;
/**
 * Matches a printed line number, even a wrongly recognized one: at most three characters, at least one of them a
 * digit.
 */
const NUMBER = /^(?=.*\d).{1,3}$/u;
/**
 * Minimum share of rows that must begin at the margin; with a smaller share, no word is regarded as outside the
 * margin.
 */
const LEAST_AT_MARGIN = 0.4;
const APART = 0.8;
const LONGEST_OUTSIDE = 3;

/** Drops the line numbers that answer sheets print in their margin. */
export function dropLineNumbers(rows: readonly Row[]): Row[] {
  return dropOutsideMargin(dropNumberColumn(rows));
}

/** If many rows begin with a number, drops every word in the column of these numbers or left of it. */
function dropNumberColumn(rows: readonly Row[]): Row[] {
  const numbers = rows.flatMap((row) => numberOf(row) ?? []);
  if (numbers.length < LEAST_ROWS || numbers.length < LEAST_SHARE * rows.length) return [...rows];
  const height = median(rows.map((row) => row.height));
  const column = fitLine(numbers.map(({ middle, center }) => ({ x: middle, y: center })));
  return rows.flatMap((row) => {
    const center = column.slope * row.middle + column.start;
    const isInColumn = ({ text, box }: ReadWord) =>
      text.length <= 3 && Math.abs((box.left + box.right) / 2 - center) < 0.8 * height;
    const kept = keepWords(row, (word) => !isInColumn(word) && (word.box.left + word.box.right) / 2 > center);
    return kept === null || kept.words.every(({ text }) => NO_LETTERS.test(text)) ? [] : [kept];
  });
}

/**
 * For pages on which the engine recognized only some of the numbers: drops short words that end left of the text's
 * margin.
 */
function dropOutsideMargin(rows: readonly Row[]): Row[] {
  const certain = rows.flatMap((row) => (standsApart(row) ? (toRow(row.words.slice(1)) ?? []) : row));
  if (certain.length < LEAST_ROWS) return [...rows];
  const margin = fitLeftMargin(certain);
  const characters = characterWidthOf(certain);
  const atMargin = certain.filter((row) => Math.abs(leftOf(row) - margin(row.middle)) <= characters);
  if (atMargin.length < LEAST_AT_MARGIN * certain.length) return [...rows];
  return rows.flatMap((row) => {
    const edge = margin(row.middle) - GAP * row.height;
    return keepWords(row, ({ text, box }) => box.right > edge || text.length > LONGEST_OUTSIDE) ?? [];
  });
}

/** Whether a row begins with a short word that may be in the margin. */
function standsApart({ words, height }: Row): boolean {
  const [first, second] = words;
  if (!first || first.text.length > LONGEST_OUTSIDE) return false;
  return !second || second.box.left - first.box.right > APART * height;
}

const keepWords = (row: Row, keep: (word: ReadWord) => boolean): Row | null => toRow(row.words.filter(keep));

function numberOf({ words, middle, height }: Row): { middle: number; center: number } | null {
  const [first, second] = words;
  if (!first || !NUMBER.test(first.text)) return null;
  if (second && second.box.left - first.box.right < GAP * height) return null;
  return { middle, center: (first.box.left + first.box.right) / 2 };
}
