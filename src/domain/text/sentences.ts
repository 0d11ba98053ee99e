import { continuesAfterStop } from './abbreviations.ts';
import type { Span } from './span.ts';

/**
 * Matches one or more marks that may end a sentence, with the closing quotation marks or brackets right after them.
 */
const STOP = /[.!?…]+["”’'»)\]]*/g;

const CLOSING_MARK = /^["”’»)\]]$/;
const BEFORE_STOP = /\p{L}+$/u;
const INITIAL_LOOKBACK = 2;
const LETTER = /^\p{L}$/u;
const LOWER = /^\p{Ll}$/u;

/**
 * Sentences within their paragraphs, trimmed, including the final punctuation. Decimals, abbreviations and "…" do
 * not end a sentence.
 */
export function findSentences(text: string, paragraphs: Span[]): Span[] {
  return paragraphs.flatMap((paragraph) => sentencesWithin(text, paragraph));
}

function sentencesWithin(text: string, paragraph: Span): Span[] {
  const sentences: Span[] = [];
  const own = text.slice(paragraph.start, paragraph.end);
  let from = 0;
  for (const { 0: stop, index } of own.matchAll(STOP)) {
    const after = index + stop.length;
    if (!isBoundary(own, index, stop)) continue;
    pushTrimmed(sentences, own, from, after);
    from = after;
  }
  pushTrimmed(sentences, own, from, own.length);
  return sentences.map(({ start, end }) => ({ start: start + paragraph.start, end: end + paragraph.start }));
}

function isBoundary(text: string, stopAt: number, stop: string): boolean {
  const after = stopAt + stop.length;
  if (after >= text.length) return true;
  const next = charAt(text, after);
  if (!/\s/.test(next)) return isGluedBoundary(text, stopAt, stop, next);
  const following = nextVisible(text, after);
  const startsLower = LOWER.test(following);
  const isEllipsis = stop.startsWith('...') || stop.startsWith('…');
  if (startsLower && (isEllipsis || /["”’'»)\]]$/.test(stop))) return false;
  if (stop[0] !== '.' || isEllipsis) return true;
  return !isInitial(text, stopAt) && !isBeforeYears(text, stopAt) && !continuesAfterStop(text, stopAt);
}

/**
 * Whether a full stop without a following space ends a sentence, because a capital letter follows: "fome.Tem
 * muito", "em 2020.Dessa forma".
 */
function isGluedBoundary(text: string, stopAt: number, stop: string, next: string): boolean {
  if (/^\.[^.]/.test(stop)) return false;
  if (!/^\p{Lu}$/u.test(next)) return false;
  const isClosed = CLOSING_MARK.test(text[stopAt - 1] ?? '');
  const before = text[stopAt - (isClosed ? 2 : 1)] ?? '';
  if (/^\p{Nd}$/u.test(before)) return LOWER.test(charAt(text, stopAt + stop.length + next.length));
  return LOWER.test(before);
}

/** Whether the text before the stop is an initial, which is a single capital letter: "J. R. R. Tolkien". */
function isInitial(text: string, stopAt: number): boolean {
  const word = BEFORE_STOP.exec(text.slice(Math.max(0, stopAt - INITIAL_LOOKBACK), stopAt))?.[0] ?? '';
  return LETTER.test(word) && word !== word.toLowerCase();
}

/** Whether a letter abbreviates an event before the years of the event: "(r. 1888-1918)", "(n. 1950)". */
function isBeforeYears(text: string, stopAt: number): boolean {
  return (
    /\(\p{Ll}$/u.test(text.slice(Math.max(0, stopAt - 2), stopAt)) &&
    /^\.\s*\d/.test(text.slice(stopAt, stopAt + 4))
  );
}

function charAt(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 0x20);
}

function nextVisible(text: string, from: number): string {
  let at = from;
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1;
  return charAt(text, at);
}

function pushTrimmed(sentences: Span[], text: string, from: number, to: number): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] ?? '')) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end -= 1;
  if (end > start) sentences.push({ start, end });
}

const SUBORDINATORS = new Set(
  'que embora porque quando enquanto caso conforme cujo cuja cujos cujas qual quais onde conquanto porquanto'.split(
    ' ',
  ),
);

/** Number of subordinating words in a sentence, including every use of "que". */
export function countSubordinators(words: readonly { lower: string }[]): number {
  return words.filter(({ lower }) => SUBORDINATORS.has(lower)).length;
}
