import { fitLine } from '../fit-line.ts';
import { median } from '../median.ts';
import { toRow } from './rows.ts';
import type { Row } from './rows.ts';

const LEAST_SHARE = 0.3;
const LEAST_ROWS = 3;
const GAP = 0.35;
const NO_LETTERS = /^[\d\s\p{P}\p{S}]*$/u;
/** A printed number, also as it is misread: short, with a digit. */
const NUMBER = /^(?=.*\d).{1,3}$/u;

/** The rows without the numbers that answer sheets print in their margin, if there are any. */
export function dropLineNumbers(rows: readonly Row[]): Row[] {
  const numbers = rows.flatMap((row) => numberOf(row) ?? []);
  if (numbers.length < LEAST_ROWS || numbers.length < LEAST_SHARE * rows.length) return [...rows];
  const height = median(rows.map((row) => row.height));
  const column = fitLine(numbers.map(({ middle, right }) => ({ x: middle, y: right })));
  return rows.flatMap(({ words, middle }) => {
    const edge = column.slope * middle + column.start;
    const kept = words.filter(({ text, box }) => {
      const isInColumn = text.length <= 3 && Math.abs(box.right - edge) < 0.8 * height;
      return !isInColumn && (box.left + box.right) / 2 > edge;
    });
    const row = toRow(kept);
    return row === null || row.words.every(({ text }) => NO_LETTERS.test(text)) ? [] : [row];
  });
}

function numberOf({ words, middle, height }: Row): { middle: number; right: number } | null {
  const [first, second] = words;
  if (!first || !NUMBER.test(first.text)) return null;
  if (second && second.box.left - first.box.right < GAP * height) return null;
  return { middle, right: first.box.right };
}
