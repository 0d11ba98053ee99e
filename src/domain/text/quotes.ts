import type { Span } from './span.ts';

const CLOSING: Record<string, string> = { '"': '"', '“': '”', '«': '»', '„': '“' };
const OPENER = /["“«„]/g;

/** Passages between quotation marks, marks included. A mark without its partner in the paragraph opens none. */
export function findQuotes(text: string, paragraphs: Span[]): Span[] {
  return paragraphs.flatMap((paragraph) => quotesWithin(text, paragraph));
}

function quotesWithin(text: string, { start, end }: Span): Span[] {
  const paragraph = text.slice(start, end);
  const quotes: Span[] = [];
  const lastIndexOf: Record<string, number> = {};
  OPENER.lastIndex = 0;
  for (let opener = OPENER.exec(paragraph); opener; opener = OPENER.exec(paragraph)) {
    const mark = CLOSING[opener[0]] ?? opener[0];
    const last = (lastIndexOf[mark] ??= paragraph.lastIndexOf(mark));
    if (last <= opener.index) continue;
    const close = paragraph.indexOf(mark, opener.index + 1);
    quotes.push({ start: start + opener.index, end: start + close + 1 });
    OPENER.lastIndex = close + 1;
  }
  return quotes;
}
