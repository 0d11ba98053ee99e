import { stripInvisible } from './normalize-text.ts';
import type { Span } from './span.ts';

const LINE = /[^\n\r\u2028\u2029]+/g;

/** Every line with something visible on it, trimmed. A line break starts a paragraph; blank lines are none. */
export function findParagraphs(text: string): Span[] {
  const paragraphs: Span[] = [];
  for (const { 0: line, index } of text.matchAll(LINE)) {
    if (stripInvisible(line).trim() === '') continue;
    const start = index + (line.length - line.trimStart().length);
    const end = index + line.trimEnd().length;
    paragraphs.push({ start, end });
  }
  return paragraphs;
}
