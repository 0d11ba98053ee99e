import Papa from 'papaparse';
import { isHead, linesOf, type ReadTable } from '@/domain/classrooms/roster-table';

/** The students of a pasted list or of the text of a file, with any separator. */
export function readList(text: string): ReadTable {
  // Excel's own line that names the separator.
  const [first = '', separator] = /^\uFEFF?"?sep=(.)"?(?:\r\n?|\n)/i.exec(text) ?? [];
  return linesOf(separator ? parse(text.slice(first.length), separator) : rowsOf(text));
}

/** The cells of a text. The separator is not left to the parser, which expects as many columns in every line. */
function rowsOf(text: string): string[][] {
  const tables = ['\t', ';', ','].filter((one) => text.includes(one)).map((one) => parse(text, one));
  // A title may contain another separator than the table below it.
  const [widest] = tables.toSorted((one, other) => widthOfHead(other) - widthOfHead(one));
  if (widest && widthOfHead(widest) > 1) return widest;
  // "Souza, Ana": without a head or an e-mail, a comma is a part of the name.
  const isOneColumn = !/[\t;]/.test(text) && !text.includes('@');
  return isOneColumn ? parse(text, '\t') : (tables[0] ?? parse(text, '\t'));
}

/** The number of columns that a head line names; 0 without one. */
function widthOfHead(rows: readonly string[][]): number {
  return rows.find(isHead)?.filter((cell) => cell.trim()).length ?? 0;
}

function parse(text: string, delimiter: string): string[][] {
  const options = { delimiter, skipEmptyLines: 'greedy' as const };
  const { data, errors } = Papa.parse<string[]>(text, options);
  // An unclosed quotation mark at the start of a name is reported as an error, so the list is parsed again without
  // quotes.
  const hasStrayQuotes = errors.some(({ type }) => type === 'Quotes');
  return hasStrayQuotes ? Papa.parse<string[]>(text, { ...options, quoteChar: '\0' }).data : data;
}

/** Whether a list has a head line. */
export function hasHead(text: string): boolean {
  return widthOfHead(rowsOf(text)) > 0;
}
