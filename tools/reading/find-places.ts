import type { Span } from '../../src/domain/text/span.ts';

/** Every place where a quote stands, in order; none of null. */
export function findPlaces(text: string, quote: string | null): Span[] {
  const places: Span[] = [];
  if (!quote) return places;
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1))
    places.push({ start: at, end: at + quote.length });
  return places;
}
