import type { ReadText } from './reading-flow';
import { isBlank } from '@/domain/essay/send-rules';
import type { Placing } from '@/ui/placing-dialog';
import type { Span } from '@/domain/text/span';

/** The text on the sheet, and its words still to be checked. */
export type CheckedSheet = { essay: string; doubts: readonly Span[] };

/**
 * Whether recognized text may replace the essay without asking, because nothing in the essay is the student's own.
 */
export function mayReplace(essay: string, lastRead: string | null): boolean {
  return isBlank(essay) || essay === lastRead;
}

/** The sheet after recognized text was placed on it. Appended text begins a new paragraph. */
export function placeText(
  sheet: CheckedSheet,
  { text, doubts }: Pick<ReadText, 'text' | 'doubts'>,
  how: Placing,
): CheckedSheet {
  if (how === 'keep') return sheet;
  if (how === 'replace') return { essay: text, doubts };
  const before = `${sheet.essay.trimEnd()}\n`;
  const moved = doubts.map(({ start, end }) => ({ start: start + before.length, end: end + before.length }));
  return { essay: before + text, doubts: [...sheet.doubts, ...moved] };
}
