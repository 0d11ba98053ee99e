import type { Span } from '@/domain/text/span';

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’][\p{L}\p{M}\p{N}]+)*/u;

/** The first word of a passage, without the punctuation around it; null where there is none, as in `[?]`. */
export function wordIn(text: string, { start, end }: Span): (Span & { word: string }) | null {
  const found = WORD.exec(text.slice(start, end));
  if (!found) return null;
  const from = start + found.index;
  return { start: from, end: from + found[0].length, word: found[0] };
}
