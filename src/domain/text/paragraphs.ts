import { readParts } from './essay-parts.ts';
import { findLines, type Line, type Seam } from './lines.ts';
import type { Span } from './span.ts';
import { chooseBreaks } from './unsure-breaks.ts';
import { toVisible } from './visible.ts';

/** Maximum length of a wrapped line of a page; longer lines are regarded as paragraphs. */
const LONGEST_LINE = 135;
/**
 * Minimum number of sentences that continue on a new line. A text with fewer such sentences has only accidental
 * line breaks, and is neither a page nor verse.
 */
const FEW = 4;
/**
 * Width of the narrowest columns and phone screens, in characters. Shorter lines were broken to fill a sheet, and
 * are not joined.
 */
const NARROWEST = 18;
/**
 * Limits for verse. Verse has shorter lines than prose, and fewer of its lines end with a word that must be
 * followed by another word ("de", "o"); in prose, at least a fifth of the lines do.
 */
const VERSE_BELOW_CHARACTERS = 60;
const VERSE_BELOW_CUTS = 0.1;
/**
 * In verse, minimum ratio of the lines that end without punctuation before a capital letter to the lines whose
 * sentence continues. On pages the ratio is a few per hundred.
 */
const VERSE_LEFT = 0.5;
/** On a page, at least this share of the lines continues on the next line with a lower-case letter. */
const PAGE_SHARE = 0.4;
const PAGE_FROM = 3;
const SNIPPET_BELOW = 8;
const SNIPPET_FROM = 20;
/** A line that is longer than the page width by this factor was not wrapped together with the other lines. */
const OVERLONG = 1.2;
/**
 * Used instead of `OVERLONG` if blank lines separate the paragraphs, because a long line may then be two lines that
 * were joined by an edit.
 */
const JOINED = 2.1;
/**
 * If a line with the next word added would still be shorter than this fraction of the page width, its line break is
 * intentional.
 */
const SHORT = 0.6;
/** Minimum number of blank lines from which all paragraphs are assumed to be separated by blank lines. */
const PARTED_FROM = 2;

/**
 * A block of a page, trimmed: a paragraph of the essay (with its number, starting at 1), its title, or a line above
 * or below the essay.
 */
export type Block = Span & { number: number | null; isTitle: boolean };

/**
 * The paragraphs of an essay, trimmed, without the title and the lines above and below the essay. All numbering of
 * paragraphs in the app is based on them. A line break starts a paragraph, unless a sentence continues across it or
 * the text was pasted with the line breaks of a page, a column or a phone. In a pasted text, a paragraph starts
 * after a blank line, or after a line that ends a sentence and had space for the next word. Lines of verse are not
 * joined, because they end where a phrase ends and not where they are full.
 */
export function findParagraphs(written: string): Span[] {
  return findBlocks(written).flatMap(({ start, end, number }) => (number === null ? [] : [{ start, end }]));
}

/** The paragraphs of a text other than an essay, such as a theme or a passage. */
export function findAllParagraphs(text: string): Span[] {
  return spansOf(text, findLines(text));
}

/** All blocks of an essay's page, in order. */
export function findBlocks(written: string): Block[] {
  const { text, toWritten } = toVisible(written);
  const { lines, title, margins } = readParts(text);
  const paragraphs = spansOf(text, lines).map((span, at) => ({ ...span, number: at + 1, isTitle: false }));
  const around = margins.map((span) => ({ ...span, number: null, isTitle: false }));
  return [...paragraphs, ...around, ...(title ? [{ ...title, number: null, isTitle: true }] : [])]
    .toSorted((a, b) => a.start - b.start)
    .map((block) => ({ ...block, ...toWritten(block) }));
}

function spansOf(text: string, lines: readonly Line[]): Span[] {
  const starts = startParagraphs(text, lines);
  return starts.map((at, index) => ({
    start: lines[at]?.start ?? 0,
    end: lines[(starts[index + 1] ?? lines.length) - 1]?.end ?? 0,
  }));
}

/** Indices of the lines that begin a paragraph. */
export function startParagraphs(text: string, lines: readonly Line[]): number[] {
  const seams = lines.flatMap(({ seam }) => seam ?? []);
  const running = seams.filter(({ goesOn }) => goesOn);
  const all = lines.map((_, at) => at);
  if (running.length === 0) return all;
  if (isMeant(seams, running)) return all.filter((at) => !lines[at]?.seam?.isDivided);
  const page = readPage(seams, running) ?? readSnippet(text, lines);
  const verdicts = lines.map((line) => judge(line, page));
  const sure = all.filter((at) => verdicts[at] === 'new');
  const unsure = all.filter((at) => verdicts[at] === 'unsure');
  return unsure.length === 0 ? sure : chooseBreaks(text, lines, { sure, unsure });
}

/** Whether line breaks within sentences are intentional, as in verse. */
function isMeant(seams: readonly Seam[], running: readonly Seam[]): boolean {
  if (running.length < FEW) return false;
  // Number of lines that do not end a sentence although the next line does not continue it with a lower-case
  // letter. On a page this occurs only before a name; in verse it can occur before any line.
  const left = seams.filter(({ endsSentence, goesOn, isCut }) => !endsSentence && !goesOn && !isCut).length;
  if (left >= FEW && left >= VERSE_LEFT * running.length) return true;
  if (
    quantile(
      running.map(({ above }) => above),
      0.5,
    ) < NARROWEST
  )
    return true;
  const mean = running.reduce((sum, { above }) => sum + above, 0) / running.length;
  if (mean >= VERSE_BELOW_CHARACTERS) return false;
  const cuts = running.filter(({ isCut, isDivided }) => isCut || isDivided).length;
  if (cuts >= VERSE_BELOW_CUTS * running.length) return false;
  const longest = running.reduce((most, { above }) => Math.max(most, above), 0);
  return running.some(({ needed, isDivided }) => needed <= longest && !isDivided);
}

/** The line layout of a page. */
type Page = {
  /**
   * Number of line breaks between the lines of a paragraph: 1, or 2 if there are also blank lines within sentences.
   */
  breaks: number;
  /** Length of the page's longest lines in characters, ignoring lines that were lengthened by an edit. */
  width: number;
  /** Minimum number of characters of a full line, which has no space for the next word. */
  fullFrom: number;
  /** Whether blank lines separate the page's paragraphs. */
  isParted: boolean;
};

function readPage(seams: readonly Seam[], running: readonly Seam[]): Page | null {
  const broken = running.filter(({ above }) => above <= LONGEST_LINE);
  const breaks = quantile(
    broken.map((seam) => seam.breaks),
    0.75,
  );
  const within = seams.filter((seam) => seam.breaks <= breaks);
  if (broken.length < PAGE_FROM || broken.length < PAGE_SHARE * within.length) return null;
  const width = quantile(
    broken.map(({ above }) => above),
    0.9,
  );
  const least = broken.reduce(
    (less, { needed, isDivided }) => (isDivided ? less : Math.min(less, needed)),
    width + 1,
  );
  return {
    breaks,
    width,
    fullFrom: Math.max(SHORT * width, least),
    isParted: seams.filter((seam) => seam.breaks > breaks).length >= PARTED_FROM,
  };
}

/**
 * The layout of a text that has only one or two sentences on a few short lines. It is too short to be measured, but
 * lines within a sentence are joined.
 */
function readSnippet(text: string, lines: readonly Line[]): Page | null {
  const width = lines.reduce((most, { start, end }) => Math.max(most, end - start), 0);
  const isSnippet = lines.length < SNIPPET_BELOW && width >= SNIPPET_FROM && width <= LONGEST_LINE;
  return isSnippet && /^\P{L}*\p{Lu}/u.test(text)
    ? { breaks: 1, width, fullFrom: Infinity, isParted: false }
    : null;
}

function judge({ seam }: Line, page: Page | null): 'new' | 'same' | 'unsure' {
  if (!seam) return 'new';
  const { endsSentence, goesOn, isDivided, isCut, above, needed } = seam;
  // After a divided word or a word such as "de", lines are joined even across blank lines, because a page may end
  // within a sentence.
  if (isDivided || (goesOn && isCut)) return 'same';
  if (seam.breaks > (page?.breaks ?? 1)) return 'new';
  if (isCut || (goesOn && page)) return 'same';
  if (!page) return 'new';
  const longest = (page.isParted ? JOINED : OVERLONG) * page.width;
  if (above > longest || needed < SHORT * page.width) return 'new';
  if (page.isParted) return 'same';
  if (needed < page.fullFrom) return 'new';
  return endsSentence ? 'unsure' : 'same';
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 1;
}
