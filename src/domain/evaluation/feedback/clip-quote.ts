import type { Span } from '../../text/span.ts';
import { MAX_EVIDENCE_CHARACTERS } from '../rules-constants.ts';

/**
 * At most 90 characters from the start of a passage, an exact part of the text, cut between words where it can be.
 * Quotation marks around the whole passage are left out: whoever shows the quote sets its own.
 */
export function clipQuote(text: string, span: Span): string {
  const { start, end } = withoutOuterMarks(text, span);
  if (end - start <= MAX_EVIDENCE_CHARACTERS) return text.slice(start, end);
  const head = text.slice(start, start + MAX_EVIDENCE_CHARACTERS + 1);
  const lastBlank = head.search(/\s\S*$/);
  const cut = lastBlank > 0 ? lastBlank : MAX_EVIDENCE_CHARACTERS;
  return text.slice(start, start + cut).replace(/[\uD800-\uDBFF]$/, '');
}

const MARKS: Record<string, string> = { '"': '"', '“': '”', '‘': '’', "'": "'", '«': '»' };

function withoutOuterMarks(text: string, { start, end }: Span): Span {
  const isQuoted = end - start > 2 && MARKS[text[start] ?? ''] === text[end - 1];
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}
