import type { Span } from '../../text/span.ts';
import { MAX_EVIDENCE_CHARACTERS } from '../rules-constants.ts';

/** At most 90 characters from the start of a passage, an exact part of the text, cut between words where it can be. */
export function clipQuote(text: string, { start, end }: Span): string {
  if (end - start <= MAX_EVIDENCE_CHARACTERS) return text.slice(start, end);
  const head = text.slice(start, start + MAX_EVIDENCE_CHARACTERS + 1);
  const lastBlank = head.search(/\s\S*$/);
  const cut = lastBlank > 0 ? lastBlank : MAX_EVIDENCE_CHARACTERS;
  return text.slice(start, start + cut).replace(/[\uD800-\uDBFF]$/, '');
}
