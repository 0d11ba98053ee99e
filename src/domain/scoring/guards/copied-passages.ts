import type { AnalyzedText, PlacedWord } from '../../text/analyze-text.ts';
import { CHARACTERS_PER_HANDWRITTEN_LINE } from '../../text/estimate-handwritten-lines.ts';
import type { Span } from '../../text/span.ts';
import { createRunNumbering, type RunNumbering } from '../../text/word-runs.ts';

/** Minimum length of a copied run shown to the student. So many identical words in a row are not a coincidence. */
const SHOWN_RUN = 8;
/**
 * Minimum number of copied words in all; a smaller number may be a coincidence, because both texts have the same
 * subject.
 */
const MIN_SHOWN_WORDS = 20;
/** Minimum length of a copied run that lowers a level; shorter runs may be set phrases. */
const COUNTED_RUN = 12;
/** Minimum number of words for a whole sentence to be treated as copied. */
const COUNTED_SENTENCE_MIN_WORDS = 5;

/**
 * Passages of at least 8 words that occur verbatim in the supporting texts; empty if these passages have fewer than
 * 20 words in all. Quoted words are not treated as copied.
 */
export function findCopiedPassages(essay: AnalyzedText, supportText: AnalyzedText | undefined): Span[] {
  if (!supportText) return [];
  const passages: Span[] = [];
  let words = 0;
  for (const from of findCopiedRuns(essay.words, supportText.words, SHOWN_RUN, createRunNumbering())) {
    const first = essay.words[from];
    const last = essay.words[from + SHOWN_RUN - 1];
    if (!first || !last || first.isQuoted || first.paragraph !== last.paragraph) continue;
    const previous = passages.at(-1);
    const continues = previous !== undefined && first.start <= previous.end;
    words += continues ? 1 : SHOWN_RUN;
    if (continues) previous.end = last.end;
    else passages.push({ start: first.start, end: last.end });
  }
  return words < MIN_SHOWN_WORDS ? [] : passages;
}

export type Copying = {
  /** Share (0–1) of the essay's words that are copied from the supporting texts. */
  share: number;
  /** Number of handwritten lines that remain if the copied words are removed. */
  ownLines: number;
};

/**
 * Measures how much the essay copies from the supporting texts: runs of at least twelve words, and whole sentences
 * of at least five words. Words between quotation marks are quotations, not copies. Takes time linear in the length
 * of both texts.
 */
export function measureCopying(essay: AnalyzedText, supportText: AnalyzedText): Copying {
  const runsOf = createRunNumbering();
  const copied = new Set<PlacedWord>();
  for (const from of findCopiedRuns(essay.words, supportText.words, COUNTED_RUN, runsOf))
    for (const word of essay.words.slice(from, from + COUNTED_RUN)) copied.add(word);
  const known = new Set(runsOf(keysOf(supportText.words), COUNTED_SENTENCE_MIN_WORDS));
  for (const { words } of essay.sentences) {
    const runs = runsOf(keysOf(words), COUNTED_SENTENCE_MIN_WORDS);
    if (runs.length > 0 && runs.every((run) => known.has(run))) for (const word of words) copied.add(word);
  }
  const isCopied = (word: PlacedWord) => !word.isQuoted && copied.has(word);
  const count = essay.words.filter(isCopied).length;
  return {
    share: essay.words.length === 0 ? 0 : count / essay.words.length,
    ownLines: count === 0 ? essay.estimatedLines : ownLines(essay, isCopied),
  };
}

/** Indices of the essay's words at which a run begins that also occurs in the source. */
function findCopiedRuns(
  essay: readonly PlacedWord[],
  source: readonly PlacedWord[],
  length: number,
  runsOf: RunNumbering,
): number[] {
  const known = new Set(runsOf(keysOf(source), length));
  return runsOf(keysOf(essay), length).flatMap((run, from) => (known.has(run) ? [from] : []));
}

function keysOf(words: readonly PlacedWord[]): string[] {
  return words.map(({ key }) => key);
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
