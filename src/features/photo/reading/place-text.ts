import type { ReadText } from './reading-flow';
import { isBlank } from '@/domain/essay/send-rules';
import type { Span } from '@/domain/text/span';

/** The text on the sheet, and its words that are still to be checked. */
export type CheckedSheet = { essay: string; doubts: readonly Span[] };

/** What becomes of a text that is already on the sheet when another is read. */
export type Placing = 'replace' | 'append' | 'keep';

/** Whether a reading may take the place of the essay unasked: nothing of the student's own is in it. */
export function mayReplace(essay: string, lastRead: string | null): boolean {
  return isBlank(essay) || essay === lastRead;
}

/** The sheet once a reading was put on it. An added text begins a paragraph. */
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
