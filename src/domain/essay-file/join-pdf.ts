import { median } from '../ocr/statistics.ts';

/**
 * Characters that a PDF draws in one go, in the order of its pages. `x` and `y` are where they begin on their baseline, in points from the
 * lower left corner; `height` is the size of the type.
 */
export type PdfRun = { text: string; x: number; y: number; width: number; height: number };

type PdfLine = { text: string; x: number; y: number; right: number; height: number };

/**
 * The text of a PDF that is read in the order in which it was drawn, column by column: a line per drawn line, with a blank line
 * before each paragraph that is indented or set apart. Heads and feet that pages share are left out. `tidyPasted` then joins the
 * lines. Empty for pages without text.
 */
export function joinPdf(pages: readonly (readonly PdfRun[])[]): string {
  const columns = withoutSharedLines(pages.map(toLines)).flatMap((page) => withHeadFirst(findColumns(page)));
  return withParagraphs(columns).join('\n');
}

/** Share of the type's size by which the baselines of one line may differ, as that of a raised figure does. */
const SAME_LINE = 0.5;
/** Share of the type's size that the blank between two words is wide at least. */
const BLANK = 0.12;

function toLines(runs: readonly PdfRun[]): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const run of runs) {
    // pdf.js gives blanks wrong widths, and takes the joint of a word that may be divided for one: the gap decides.
    if (run.text.trim() === '') continue;
    const line = lines.at(-1);
    const size = Math.max(line?.height ?? 0, run.height);
    const isSame =
      line && Math.abs(line.y - run.y) < SAME_LINE * size && run.x > line.right - SAME_LINE * size;
    if (isSame) {
      const isApart = run.x - line.right > BLANK * size && !/\s$/.test(line.text) && !/^\s/.test(run.text);
      line.text += (isApart ? ' ' : '') + run.text;
      line.right = run.x + run.width;
      line.height = size;
    } else {
      lines.push({ text: run.text, x: run.x, y: run.y, right: run.x + run.width, height: run.height });
    }
  }
  return lines;
}

/** Points by which the same line may differ between pages. */
const SAME_PLACE = 2;

/** Leaves out the highest and lowest lines of a page that another page has at the same place, with another number. */
function withoutSharedLines(pages: readonly PdfLine[][]): PdfLine[][] {
  const edges = pages.map((page) => {
    const ys = page.map(({ y }) => y);
    const ends = [Math.max(...ys), Math.min(...ys)];
    return page.filter(({ y }) => ends.some((end) => Math.abs(end - y) < SAME_PLACE));
  });
  const isShared = (line: PdfLine, own: number) =>
    edges.some((lines, at) => at !== own && lines.some((other) => isSameLine(other, line)));
  return pages.map((page, at) => page.filter((line) => !(edges[at]?.includes(line) && isShared(line, at))));
}

function isSameLine(one: PdfLine, other: PdfLine): boolean {
  const bare = ({ text }: PdfLine) => text.replace(/\d+/g, '').trim();
  return Math.abs(one.y - other.y) < SAME_PLACE && bare(one) === bare(other);
}

/** Lines that stand below one another. A line above the last one begins another column. */
function findColumns(lines: readonly PdfLine[]): PdfLine[][] {
  const columns: PdfLine[][] = [];
  for (const line of lines) {
    const column = columns.at(-1);
    const above = column?.at(-1);
    if (above && line.y < above.y) column?.push(line);
    else columns.push([line]);
  }
  return columns;
}

const ENDS_SENTENCE = /[.!?…]["”’»)\]]*\s*$/;
/** How much wider than estimated a word may be. */
const UNSURE = 1.3;

/** Whether a sentence ends on a line that could hold the first word of the next one. */
function endsEarly(line: PdfLine | undefined, next: PdfLine, slack: number): boolean {
  if (!line || !ENDS_SENTENCE.test(line.text)) return false;
  const letter = (next.right - next.x) / next.text.length;
  const word = /^\s*\S+/.exec(next.text)?.[0].length ?? 0;
  return slack > UNSURE * letter * (word + 1);
}

/** Lines of a head and a foot that are drawn after the text, at most. */
const MOST_DRAWN_LAST = 3;
/** Distance between a head and the text at least, in type sizes. */
const HEAD_DISTANCE = 2;

/** A head that was drawn after the text stands above it nevertheless. */
function withHeadFirst(columns: PdfLine[][]): PdfLine[][] {
  const last = columns.at(-1) ?? [];
  const others = columns.slice(0, -1);
  if (others.length === 0 || last.length > MOST_DRAWN_LAST) return columns;
  const top = Math.max(...others.flat().map(({ y }) => y));
  const isHead = ({ y, height }: PdfLine) => y > top + HEAD_DISTANCE * height;
  return [last.filter(isHead), ...others, last.filter((line) => !isHead(line))].filter(
    ({ length }) => length > 0,
  );
}

/** In type sizes. */
const INDENT = 0.7;
/** In distances of lines. */
const GAP = 1.25;

function withParagraphs(columns: readonly PdfLine[][]): string[] {
  const distance = median(columns.flatMap(distancesOf));
  const width = Math.max(...columns.map((column) => rightOf(column) - leftOf(column)));
  let above: PdfLine | undefined;
  let slack = 0;
  return columns.flatMap((column) => {
    const left = leftOf(column);
    const distances = distancesOf(column);
    return column.flatMap((line, at) => {
      const isApart = at > 0 && (distances[at - 1] ?? 0) > GAP * distance;
      const isNew = isApart || line.x - left > INDENT * line.height || endsEarly(above, line, slack);
      above = line;
      slack = left + width - line.right;
      return isNew ? ['', line.text] : [line.text];
    });
  });
}

const leftOf = (column: readonly PdfLine[]) => Math.min(...column.map(({ x }) => x));
const rightOf = (column: readonly PdfLine[]) => Math.max(...column.map(({ right }) => right));

function distancesOf(column: readonly PdfLine[]): number[] {
  return column.slice(1).map(({ y }, at) => (column[at]?.y ?? y) - y);
}
