import { endsSentence, joinRows } from './assembly/paragraphs.ts';
import type { OcrResult, ReadWord } from './ocr-result.ts';
import type { Span } from '../text/span.ts';

/** Words with a confidence below this value are shown as doubtful. */
const DOUBTFUL_BELOW = 60;

/** UTF-16 offsets of a doubtful word in the text; `end` is exclusive. `confidence` ranges from 0 to 100. */
type Doubt = { start: number; end: number; confidence: number };

/** The pages of an essay in order as one text, one paragraph per line, and the words with low confidence. */
export function toEssayText(pages: readonly OcrResult[]): { text: string; doubts: Doubt[] } {
  const doubts: Doubt[] = [];
  let text = '';
  for (const words of joinPages(pages)) {
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

/**
 * The paragraphs of all pages. If the last paragraph of a page does not end a sentence, it is joined to the first
 * paragraph of the next page.
 */
function joinPages(pages: readonly OcrResult[]): (readonly ReadWord[])[] {
  const joined: (readonly ReadWord[])[] = [];
  for (const { paragraphs } of pages) {
    const [first, ...others] = paragraphs;
    const last = joined.at(-1);
    if (!first) continue;
    if (last && !endsSentence(last)) {
      const parts = [last, first].map((words) => ({ words: [...words], middle: 0, height: 0 }));
      joined.splice(-1, 1, joinRows(parts), ...others);
    } else joined.push(...paragraphs);
  }
  return joined;
}

const PARAGRAPH_BREAK = /\s*\n\s*/g;
/** Placeholder for illegible text in a transcription. */
const UNREADABLE = /\[\?\]/g;

/**
 * A vision model's transcription as essay text, one paragraph per line; `doubts` are the spans of its `[?]`
 * placeholders.
 */
export function fromTranscription(transcription: string): { text: string; doubts: Span[] } {
  const text = transcription.trim().replace(PARAGRAPH_BREAK, '\n');
  const doubts = [...text.matchAll(UNREADABLE)].map(({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }));
  return { text, doubts };
}
