import { estimateHandwrittenLines, MAX_HANDWRITTEN_LINES } from '../../text/estimate-handwritten-lines.ts';
import type { EssayReading } from '../read-essay.ts';

/** Essays of so many words fill the sheet in most hands. */
const FULL_FROM_WORDS = 350;

/** Whether hardly a line is left to write on. */
export function isFullSheet({ essay }: Pick<EssayReading, 'essay'>): boolean {
  return (
    essay.words.length >= FULL_FROM_WORDS || estimateHandwrittenLines(essay.text) >= MAX_HANDWRITTEN_LINES
  );
}
