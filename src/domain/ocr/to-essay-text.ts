import type { PageReading } from './page-reading.ts';

/** Words below it are shown as doubtful. */
const DOUBTFUL_BELOW = 60;

/** UTF-16 offsets of a word in the text; `end` is exclusive. `confidence` goes from 0 to 100. */
export type Doubt = { start: number; end: number; confidence: number };

/** The pages of an essay in order as one text, a paragraph a line, and the words the engine was unsure of. */
export function toEssayText(pages: readonly PageReading[]): { text: string; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  let text = '';
  for (const words of pages.flatMap(({ paragraphs }) => paragraphs)) {
    if (text !== '') text += '\n';
    for (const [index, { text: word, confidence }] of words.entries()) {
      if (index > 0) text += ' ';
      if (confidence < DOUBTFUL_BELOW)
        doubts.push({ start: text.length, end: text.length + word.length, confidence });
      text += word;
    }
  }
  return { text, doubts };
}
