import { matchCase } from '../replacement.ts';
import type { CheckedText } from '../checked-text.ts';
import type { RuleMatch } from '../rule.ts';
import { itemAt, type ContextView } from './context-view.ts';

/** The passage from one item to another as a match; null in a quotation, where the words are not the writer's. */
export function markItems(
  text: CheckedText,
  view: ContextView,
  place: { from: number; to: number; replacement?: string },
): RuleMatch[] {
  const first = itemAt(view, place.from).word;
  const last = itemAt(view, place.to).word;
  if (!first || !last || first.isQuoted || text.text[first.start - 1] === '_') return [];
  const span = { start: first.start, end: last.end };
  if (place.replacement === undefined) return [span];
  return [{ ...span, replacement: matchCase(text.text.slice(span.start, span.end), place.replacement) }];
}
