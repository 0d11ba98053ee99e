import { findBlocks } from './paragraphs.ts';
import { toProse } from './prose.ts';
import { BREAK } from './lines.ts';

/** A line that contains only the number of its page: "2", "Página 2 de 3", "- 2 -", "2/3". */
const PAGE_NUMBER =
  /^[ \t]*(?:[-–—][ \t]*\d{1,3}[ \t]*[-–—]|(?:p[áa]g(?:ina)?\.?[ \t]*)?\d{1,3}(?:[ \t]*(?:\/|de)[ \t]*\d{1,3})?)[ \t]*$/i;

const UNBREAKABLE_HYPHEN = '\u2011';

/**
 * A pasted text as one would type it: one line per paragraph, words undivided, plain spaces and hyphens, no invisible characters,
 * line numbers or page numbers. The title and other lines around the essay keep lines of their own. Accepts any
 * text; a text without anything to tidy is returned unchanged, except for line breaks, which become "\n".
 */
export function tidyPasted(pasted: string): string {
  const written = withoutPageNumbers(pasted.replace(BREAK, '\n').replaceAll(UNBREAKABLE_HYPHEN, '-'));
  const prose = toProse(written);
  const paragraphs = prose.text.split('\n');
  const lines = findBlocks(written).map(({ start, end, number }) =>
    number === null ? toProse(written.slice(start, end)).text.replaceAll('\n', ' ') : paragraphs[number - 1],
  );
  const tidy = lines.join('\n');
  return withoutBlankLines(tidy) === withoutBlankLines(written) ? written : tidy;
}

/**
 * The text without page numbers and the blank lines around them, as a paragraph may continue on the next page. A text
 * that consists mostly of such lines, for example a list of numbers, stays.
 */
function withoutPageNumbers(text: string): string {
  const lines = text.split('\n');
  const isNumber = lines.map((line) => PAGE_NUMBER.test(line));
  const numbers = isNumber.filter(Boolean).length;
  if (numbers === 0 || numbers * FEWEST_LINES > lines.length) return text;
  const isBlank = lines.map((line) => line.trim() === '');
  const isBeside = (at: number, step: 1 | -1) => {
    let next = at;
    while (isBlank[next]) next += step;
    return isNumber[next] === true;
  };
  return lines
    .filter((_, at) => !isNumber[at] && !(isBlank[at] && (isBeside(at, 1) || isBeside(at, -1))))
    .join('\n');
}

/** A page has at least this many lines for each page number. */
const FEWEST_LINES = 4;

function withoutBlankLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
