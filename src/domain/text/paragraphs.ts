import { stripInvisible } from './normalize-text.ts';
import type { Span } from './span.ts';

const LINE = /[^\n\r\u2028\u2029]+/g;
const BREAK = /\r\n|[\n\r\u2028\u2029]/g;

/** Pasted from a page, a text has this many lines and more, most of them broken off in the middle of a sentence. */
const WRAPPED_FROM_LINES = 8;
const WRAPPED_SHARE = 0.5;
/** Lines as long as those of a page; those of a poem or a list are shorter. */
const PAGE_LINE_CHARACTERS = 40;
/** A sentence that ends on a line this much shorter than most, or longer, ends its paragraph. */
const FULL_LINE_SHARE = 0.8;
const OVERLONG_SHARE = 1.2;
const ENDS_SENTENCE = /[.!?…]["”’»)\]]*$/;
const GOES_ON = /^\p{Ll}/u;

/**
 * Every line with something visible on it, trimmed. A line break starts a paragraph, except where the text was pasted
 * with the line breaks of the page it stood on: there a blank line does, or a short line that ends a sentence. Blank
 * lines are none.
 */
export function findParagraphs(text: string): Span[] {
  const lines: Span[] = [];
  for (const { 0: line, index } of text.matchAll(LINE)) {
    if (stripInvisible(line).trim() === '') continue;
    const start = index + (line.length - line.trimStart().length);
    const end = index + line.trimEnd().length;
    lines.push({ start, end });
  }
  return isWrapped(text, lines) ? joinLines(text, lines) : lines;
}

function isWrapped(text: string, lines: readonly Span[]): boolean {
  if (lines.length < WRAPPED_FROM_LINES || usualLength(lines) < PAGE_LINE_CHARACTERS) return false;
  const broken = lines.slice(1).filter(({ start, end }, at) => {
    const before = lines[at];
    return (
      before !== undefined &&
      !ENDS_SENTENCE.test(text.slice(before.start, before.end)) &&
      GOES_ON.test(text.slice(start, end))
    );
  });
  return broken.length >= WRAPPED_SHARE * (lines.length - 1);
}

function usualLength(lines: readonly Span[]): number {
  const lengths = lines.map(({ start, end }) => end - start).toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

function joinLines(text: string, lines: readonly Span[]): Span[] {
  const usual = usualLength(lines);
  const isFull = ({ start, end }: Span) =>
    end - start >= FULL_LINE_SHARE * usual && end - start <= OVERLONG_SHARE * usual;
  const paragraphs: Span[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const last = paragraphs.at(-1);
    const isNew =
      !before ||
      (text.slice(before.end, line.start).match(BREAK) ?? []).length > 1 ||
      (!isFull(before) && ENDS_SENTENCE.test(text.slice(before.start, before.end)));
    if (last && !isNew) last.end = line.end;
    else paragraphs.push({ ...line });
  }
  return paragraphs;
}
