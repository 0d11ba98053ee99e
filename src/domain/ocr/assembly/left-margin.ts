import { fitLine, median } from '../statistics.ts';
import type { Row } from './rows.ts';

/** Returns the left edge of the text at a given height of the page; the edge may be slanted. */
export type LeftMargin = (y: number) => number;

/**
 * Quantile of the rows' left edges that is taken as the margin; it is low because with short paragraphs half of the
 * rows may be indented.
 */
const AT_MARGIN = 0.35;

/** Fits the left margin to the rows that are not indented. */
export function fitLeftMargin(rows: readonly Row[]): LeftMargin {
  const characters = characterWidthOf(rows);
  let line = { slope: 0, start: Math.min(...rows.map(leftOf)) };
  let atMargin = rows;
  for (let round = 0; round < 5 && atMargin.length >= 2; round += 1) {
    line = fitLine(
      atMargin.map((row) => ({ x: row.middle, y: leftOf(row) })),
      AT_MARGIN,
    );
    const { slope, start } = line;
    const kept = atMargin.filter((row) => leftOf(row) - slope * row.middle - start <= characters);
    if (kept.length === atMargin.length) break;
    atMargin = kept;
  }
  const { slope, start } = line;
  return (y) => slope * y + start;
}

export function characterWidthOf(rows: readonly Row[]): number {
  return median(
    rows.flatMap(({ words }) =>
      words.map(({ text, box }) => (box.right - box.left) / Math.max(text.length, 1)),
    ),
  );
}

export const leftOf = ({ words }: Row) => words[0]?.box.left ?? 0;
