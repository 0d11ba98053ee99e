import { joinRows } from '../assembly/paragraphs.ts';
import { toEssayText } from '../essay-text.ts';
import type { OcrResult, ReadWord } from '../ocr-result.ts';
import type { Span } from '../../text/span.ts';
import { isOpenDoubt, type CheckedLine, type CheckedWord } from './confirm-lines.ts';
import type { ReadHandLine } from './hand-page.ts';

/** The part of a line that is needed for its text; `confidence` ranges from 0 to 100. */
type TextLine = Pick<ReadHandLine, 'startsParagraph' | 'box'> & {
  words: readonly Pick<ReadWord, 'text' | 'confidence'>[];
};

/** The paragraphs of handwritten lines, with hyphenated words joined. Lines without words are skipped. */
export function handParagraphs(lines: readonly TextLine[]): ReadWord[][] {
  const paragraphs: TextLine[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && !line.startsParagraph) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map((rows) => joinRows(rows.map(toRow))).filter((words) => words.length > 0);
}

/**
 * Sets the box of all words to the line's box, so that a separate hyphen at the end of the line is joined to the
 * preceding word.
 */
function toRow({ words, box }: TextLine) {
  return {
    words: words.map(({ text, confidence }) => ({ text, confidence, box })),
    middle: (box.top + box.bottom) / 2,
    height: box.bottom - box.top,
  };
}

/**
 * The essay's text, with the student's confirmed, accepted and chosen words instead of the recognized words, and
 * with printed pages as recognized. `doubts` are the doubtful words that were not accepted. With `isConfirmed`,
 * only confirmed lines are included, and no printed pages.
 */
export function confirmedText(
  results: readonly OcrResult[],
  lines: readonly CheckedLine[],
  { isConfirmed = false } = {},
): { text: string; doubts: readonly Span[] } {
  const pages = results.map((result) => {
    if (!result.hand) return isConfirmed ? { ...result, paragraphs: [] } : result;
    const own = lines.filter(
      ({ page, ...line }) => page === result.hand && (line.isConfirmed || !isConfirmed),
    );
    return { ...result, paragraphs: handParagraphs(own.map(toTextLine)) };
  });
  return toEssayText(pages);
}

function toTextLine({ line, words }: CheckedLine): TextLine {
  return { ...line, words: words.map((word) => ({ text: word.text, confidence: sureness(word) })) };
}

const sureness = (word: CheckedWord) => (isOpenDoubt(word) ? 0 : 100);
