import type { Span } from './span.ts';

const CLOSING: Record<string, string> = { '"': '"', '“': '”', '«': '»', '„': '“' };
const OPENER = /["“«„]/g;

/**
 * Matches quotations between doubled single marks, between single typographic marks, or between two closing marks:
 * ''Vidas Secas'', ‘Vidas Secas’, ”Vidas Secas”.
 */
const OTHER_PAIRS = [
  /(?<![\p{L}\p{N}'´`‘’])['´`‘’]{2}(?=[\p{L}\p{N}])(?:(?!['´`‘’]{2})[^])+['´`‘’]{2}(?![\p{L}\p{N}'´`‘’])/gu,
  /(?<![\p{L}\p{N}‘])‘(?=[\p{L}\p{N}])[^‘]{1,200}?’(?![\p{L}\p{N}’])/gu,
  /(?<![\p{L}\p{N}\p{P}])”(?=[\p{L}\p{N}])[^“”]+”(?![\p{L}\p{N}])/gu,
];

/**
 * Passages between quotation marks, including the marks. A mark without a matching mark in the same paragraph is
 * ignored.
 */
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
  for (const { 0: said, index } of OTHER_PAIRS.flatMap((pair) => [...paragraph.matchAll(pair)])) {
    const quote = { start: start + index, end: start + index + said.length };
    if (!quotes.some((other) => quote.start < other.end && other.start < quote.end)) quotes.push(quote);
  }
  return quotes.toSorted((a, b) => a.start - b.start);
}
