import type { EvidencePassage } from '@/domain/evaluation/evidence';
import type { Span } from '@/domain/text/span';

/**
 * Where a quote stands in the essay, without blanks around it; null when the essay does not hold it exactly there,
 * as an evaluator elsewhere may claim.
 */
export function locatePassage(essay: string, { start, end, quote }: EvidencePassage): Span | null {
  const isExact = Number.isInteger(start) && start >= 0 && essay.slice(start, end) === quote;
  const text = quote.trim();
  if (!isExact || text === '') return null;
  const from = start + quote.indexOf(text);
  return { start: from, end: from + text.length };
}
