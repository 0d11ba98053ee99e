import { keepsHyphen } from './divided-words.ts';
import { applyEdits, type Edit, type Edited } from './edits.ts';
import { readParts } from './essay-parts.ts';
import type { Line } from './lines.ts';
import { toNfc } from './normalize-text.ts';
import { startParagraphs } from './paragraphs.ts';
import type { Span } from './span.ts';
import { toVisible } from './visible.ts';

/**
 * An essay normalized for analysis, regardless of the page from which it was copied: one paragraph per line,
 * undivided words, composed letters (NFC), plain spaces, no invisible characters; without the title, the lines
 * above and below the essay, and line numbers. Findings are shown in the original text, which is never changed.
 */
export type Prose = Edited & {
  /** The original text. */
  written: string;
  /** The title's span in the original text. */
  title: Span | null;
  /** Spans in the original text of other lines on the page that are not part of the essay, in order. */
  margins: Span[];
};

/** Letters with separate accents, whitespace other than spaces and tabs, and ligatures ("ﬁ"). */
const RESPELLED = /\P{M}\p{M}+|(?![ \t])\s|[\uFB00-\uFB06]/gu;

/** Converts a text to prose. Accepts any text; a text that is already prose is unchanged. */
export function toProse(written: string): Prose {
  const visible = toVisible(written);
  const { lines, title, margins } = readParts(visible.text);
  const { text, toWritten, toRead } = joinLines(visible.text, lines);
  const isPlain = visible.text === written;
  return {
    text,
    written,
    title: title && visible.toWritten(title),
    margins: margins.map(visible.toWritten),
    toWritten: isPlain ? toWritten : (place) => visible.toWritten(toWritten(place)),
    toRead: isPlain ? toRead : (place) => toRead(visible.toRead(place)),
  };
}

/** Joins the lines of each paragraph of an essay into one line. */
function joinLines(written: string, lines: readonly Line[]): Edited {
  const starts = new Set(startParagraphs(written, lines));
  const isDivider = dividesWords(written, lines);
  const edits: Edit[] = [];
  let end = 0;
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1];
    if (!above) edits.push({ start: 0, end: line.start, text: '' });
    else if (starts.has(at)) edits.push({ start: above.end, end: line.start, text: '\n' });
    else edits.push(join(written, above, line, isDivider));
    end = line.end;
    for (const { 0: found, index } of written.slice(line.start, line.end).matchAll(RESPELLED)) {
      const start = line.start + index;
      edits.push({ start, end: start + found.length, text: respell(found) });
    }
  }
  edits.push({ start: end, end: written.length, text: '' });
  return applyEdits(
    written,
    edits.filter((edit) => written.slice(edit.start, edit.end) !== edit.text),
  );
}

/** Maps the span of a finding to the original text. */
export function inWritten<T extends Span>(prose: Prose, found: T): T {
  return { ...found, ...prose.toWritten(found) };
}

function respell(found: string): string {
  if (/^\s/.test(found)) return ' ';
  return /^[\uFB00-\uFB06]$/.test(found) ? found.normalize('NFKC') : toNfc(found);
}

const WORD_ABOVE = /[\p{L}\p{M}\p{N}-]+$/u;
const WORD_BELOW = /^[\p{L}\p{M}\p{N}-]+/u;
const LONGEST_WORD = 60;

/** The parts of a word divided across lines, and whether the hyphen is repeated at the start of the next line. */
function partsOf(written: string, above: Line, { start, end }: Line) {
  const hyphen = above.end - 1;
  const head =
    WORD_ABOVE.exec(written.slice(Math.max(above.start, hyphen - LONGEST_WORD), hyphen))?.[0] ?? '';
  const below = written.slice(start, Math.min(end, start + LONGEST_WORD));
  const isRepeated = below.startsWith('-');
  const tail = WORD_BELOW.exec(isRepeated ? below.slice(1) : below)?.[0] ?? '';
  return { hyphen, head: toNfc(head), tail: toNfc(tail), isRepeated };
}

/** A writer is regarded as dividing words if this occurs more often than once in this many lines. */
const LINES_TO_DIVIDE_ONCE = 20;

function dividesWords(written: string, lines: readonly Line[]): boolean {
  const divided = lines.filter((line, at) => {
    const above = lines[at - 1];
    if (!above || !line.seam?.isDivided) return false;
    const { head, tail } = partsOf(written, above, line);
    return !keepsHyphen(head, tail);
  });
  return divided.length * LINES_TO_DIVIDE_ONCE > lines.length;
}

/**
 * The edit that joins a line to the line above: with a space, or within a divided word, whose hyphen is kept if it
 * belongs to the word.
 */
function join(written: string, above: Line, line: Line, isDivider: boolean): Edit {
  const { start } = line;
  if (!line.seam?.isDivided) return { start: above.end, end: start, text: ' ' };
  const { hyphen, head, tail, isRepeated } = partsOf(written, above, line);
  // A figure cannot be the first part of a divided word ("CO2-" + "dióxido"), so this is a dash.
  if (/\p{N}$/u.test(head) && /^\p{Ll}/u.test(tail)) return { start: above.end, end: start, text: ' ' };
  const isKept = isRepeated || (written[hyphen] !== SOFT_HYPHEN && keepsHyphen(head, tail, isDivider));
  return { start: hyphen, end: isRepeated ? start + 1 : start, text: isKept ? '-' : '' };
}

const SOFT_HYPHEN = '\u00AD';
