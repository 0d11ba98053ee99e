import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import { CHARACTERS_PER_HANDWRITTEN_LINE } from '../../text/estimate-handwritten-lines.ts';
import { numberRuns, type WordNumbers } from './word-runs.ts';

/** Runs shorter than this coincide by chance or are turns of phrase. */
const COPIED_RUN = 12;
/** A whole sentence counts as copied from this length on. */
const COPIED_SENTENCE_MIN_WORDS = 5;

export type Copying = {
  /** Share (0–1) of the essay's words that stand in the supporting texts in the same order. */
  share: number;
  /** Handwritten lines that remain when the copied words are left out. */
  ownLines: number;
};

/**
 * What the essay copies from the supporting texts: runs of twelve words or more, and whole sentences of five or
 * more. Words between quotation marks are quoted, not copied. Linear in both texts.
 */
export function measureCopying(essay: AnalyzedText, supportText: AnalyzedText): Copying {
  const numbers: WordNumbers = new Map();
  const copied = new Set<PlacedWord>();
  const known = new Set(numberRuns(supportText.words, COPIED_RUN, numbers));
  for (const [from, run] of numberRuns(essay.words, COPIED_RUN, numbers).entries()) {
    if (known.has(run)) for (const word of essay.words.slice(from, from + COPIED_RUN)) copied.add(word);
  }
  const knownShort = new Set(numberRuns(supportText.words, COPIED_SENTENCE_MIN_WORDS, numbers));
  for (const { words } of essay.sentences) {
    const runs = numberRuns(words, COPIED_SENTENCE_MIN_WORDS, numbers);
    const isWhole = runs.length > 0 && runs.every((run) => knownShort.has(run));
    if (isWhole) for (const word of words) copied.add(word);
  }
  const isCopied = (word: PlacedWord) => !word.isQuoted && copied.has(word);
  const count = essay.words.filter(isCopied).length;
  return {
    share: essay.words.length === 0 ? 0 : count / essay.words.length,
    ownLines: count === 0 ? essay.estimatedLines : ownLines(essay, isCopied),
  };
}

function ownLines(essay: AnalyzedText, isCopied: (word: PlacedWord) => boolean): number {
  let lines = 0;
  for (const { words } of essay.paragraphs) {
    const own = words.filter((word) => !isCopied(word));
    const characters = own.reduce((sum, { start, end }) => sum + end - start + 1, 0);
    lines += Math.ceil(characters / CHARACTERS_PER_HANDWRITTEN_LINE);
  }
  return lines;
}
