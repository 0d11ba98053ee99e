import { estimateHandwrittenLines, MAX_HANDWRITTEN_LINES } from '../../text/estimate-handwritten-lines.ts';
import type { EssayReading } from '../read-essay.ts';

/** Word count from which an essay fills the sheet in most handwritings. */
const FULL_FROM_WORDS = 350;

/** Whether the essay leaves almost no free line on the sheet. */
export function isFullSheet({ essay }: Pick<EssayReading, 'essay'>): boolean {
  return (
    essay.words.length >= FULL_FROM_WORDS || estimateHandwrittenLines(essay.text) >= MAX_HANDWRITTEN_LINES
  );
}
