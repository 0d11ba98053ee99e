import { ENDS_SENTENCE, type Line } from './lines.ts';
import { isGreeting, isHead } from './margins.ts';

const LONGEST = 100;
/** Maximum length of a title that ends with a full stop; such a title must also not look like a sentence. */
const LONGEST_WITH_STOP = 60;
const LONGEST_WITH_SENTENCES = 60;
const MOST_LINES = 3;
/**
 * Minimum length, in characters, of the paragraph below a title up to the end of a sentence (`PARAGRAPH_FROM`), and
 * maximum number of its lines that are examined.
 */
const PARAGRAPH_FROM = 80;
const PARAGRAPH_LINES = 6;
/** Maximum length of a wrapped line of a page; longer lines are not wrapped. */
const LONGEST_LINE = 135;
/** Maximum length of the line above if the paragraph below it begins with a lower-case letter. */
const LONGEST_ABOVE_SMALL = 60;
/**
 * If a line with the next word added would still be shorter than this fraction of the width, its line break is
 * intentional.
 */
const FILLED_FROM = 0.85;
const NEXT_LINES = 4;

const ITEM = /^(?:[-–—•·▪►]|\d{1,2}\s*[.)º-])\s*\p{L}/u;
const SENTENCES_WITHIN = /[.!?…]["”’»)\]]*\s+["“«(]?\p{Lu}/u;
const STOP = /[^.]\.["”’»)\]*]*$/;
/** Matches a verse or a saying in quotation marks that is long or followed by its author. */
const QUOTED = /^["“”«'‘].*(?:["”»'’]\s*[-–—(,]|[-–—]\s*\p{Lu}[\p{L}. ]+\.?["”»]?$|.{60}["”»]\.?$)/u;
const SAYS =
  /(?<![\p{L}])(?:é|são|foi|foram|está|estão|tem|têm|há|havia|deve|devem|deveria|pode|podem|precisa|precisam|existe|existem|vem|vêm|vive|vivem|vivemos|faz|fazem|fica|torna|acontece|causa|creio|acredito|acho|concordo|sou|somos|temos|devemos|podemos|precisamos|sabemos|vemos|muito se|se \p{L}+)(?![\p{L}])/iu;

/** Number of lines, starting at `from`, that form the title of the text below them; 0 if there is no title. */
export function countTitleLines(text: string, lines: readonly Line[], from = 0): number {
  const first = countTitleLike(text, lines, from);
  if (first === 0) return 0;
  const second = countTitleLike(text, lines, from + first);
  if (second === 0) return hasParagraph(text, lines, from + first) ? first : 0;
  const below = from + first + second;
  // Three passages in a row that look like titles are a list or verse.
  if (countTitleLike(text, lines, below) > 0) return 0;
  // If the two passages together are longer than a title may be, the second is a paragraph.
  const length = (lines[below - 1]?.end ?? 0) - (lines[from]?.start ?? 0);
  if (length <= LONGEST && hasParagraph(text, lines, below)) return first + second;
  return hasParagraph(text, lines, from + first) ? first : 0;
}

/**
 * Number of lines, starting at `from`, that look like a title: short, and with an intentional line break at the
 * end; 0 if they do not.
 */
function countTitleLike(text: string, lines: readonly Line[], from: number): number {
  const start = lines[from]?.start ?? 0;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const end = lines[from + count - 1]?.end;
    if (end === undefined || end - start > LONGEST) return 0;
    if (isEnded(text, lines, from + count)) return isTitle(text.slice(start, end)) ? count : 0;
  }
  return 0;
}

/**
 * Whether the line break before line `at` is intentional: the line above had space for more words, or blank lines
 * follow it as between paragraphs.
 */
function isEnded(text: string, lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  const seam = line?.seam;
  if (!seam || seam.isDivided) return false;
  const below = lines.slice(at, at + NEXT_LINES);
  const widths = below.map(({ start, end }) => end - start);
  const goesOn = /^\p{Ll}/u.test(text.slice(line.start, line.start + 2));
  if (line.end - line.start > LONGEST_LINE)
    return !goesOn || (!seam.isCut && seam.above <= LONGEST_ABOVE_SMALL);
  if (seam.isCut || goesOn) return false;
  if (seam.breaks > 1 && seam.breaks > (below[1]?.seam?.breaks ?? 1)) return true;
  const width = Math.max(...widths.map((one) => Math.min(one, LONGEST_LINE)));
  return seam.needed < FILLED_FROM * width;
}

function hasParagraph(text: string, lines: readonly Line[], from: number): boolean {
  const first = lines[from];
  const second = lines[from + 1];
  if (
    !first ||
    isGreeting(text.slice(first.start, first.end), second && text.slice(second.start, second.start + 2))
  )
    return false;
  let length = 0;
  for (let at = from; at < Math.min(lines.length, from + PARAGRAPH_LINES); at += 1) {
    const line = lines[at];
    if (!line || (at > from && line.seam?.endsSentence)) break;
    length += line.end - line.start;
    if (length >= PARAGRAPH_FROM) return true;
  }
  return false;
}

function isTitle(written: string): boolean {
  const line = written.replace(/\s+/gu, ' ');
  if (!/\p{L}/u.test(line) || /[,;:]$/.test(line)) return false;
  if (ITEM.test(line) || QUOTED.test(line) || isGreeting(line) || isHead(line)) return false;
  if (SENTENCES_WITHIN.test(line) && line.length > LONGEST_WITH_SENTENCES) return false;
  return (
    !(STOP.test(line) && ENDS_SENTENCE.test(line)) || (line.length <= LONGEST_WITH_STOP && !SAYS.test(line))
  );
}
