import { median } from '../quantile.ts';
import { characterWidthOf, fitLeftMargin, leftOf } from './left-margin.ts';
import type { Row } from './rows.ts';
import { endsSentence } from './sentence-end.ts';

const INDENT = 1.8;
/** Asked where the row above is full and ends no sentence: what looks indented may have lost its first letters. */
const DOUBTFUL_INDENT = 3.5;
const MOST_INDENT = 0.4;
const GAP = 1.45;
const FULL = 0.85;

/** The rows of each paragraph: one begins where a row is indented or stands further below the one before. */
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
