import type { AnalyzedParagraph, AnalyzedText } from '../../text/analyze-text.ts';
import { createRunNumbering } from '../../text/word-runs.ts';

/** Runs of this many words are unlikely to occur twice by chance. */
const RUN = 8;
/** Minimum number of words of a paragraph to be compared. */
const PARAGRAPH_MIN_WORDS = 20;
/**
 * Maximum number of paragraphs compared. Every pair is compared, and a text of a thousand paragraphs must take less
 * than a second.
 */
const MAX_COMPARED_PARAGRAPHS = 12;

/**
 * Share (0–1) of the essay's words that belong to a run of eight words that has already occurred earlier in the
 * essay. 0 for a short text.
 */
export function measureRepeatedShare({ words }: Pick<AnalyzedText, 'words'>): number {
  const seen = new Set<number>();
  let repeated = 0;
  let countedUpTo = 0;
  for (const [from, run] of createRunNumbering()(
    words.map(({ key }) => key),
    RUN,
  ).entries()) {
    if (seen.has(run)) {
      repeated += from + RUN - Math.max(from, countedUpTo);
      countedUpTo = from + RUN;
    }
    seen.add(run);
  }
  return words.length === 0 ? 0 : repeated / words.length;
}

/** Share (0–1) of the long paragraphs that repeat an earlier paragraph with only a few words changed. */
export function measureParaphrasedShare({ paragraphs }: Pick<AnalyzedText, 'paragraphs'>): number {
  const long = paragraphs
    .filter(({ words }) => words.length >= PARAGRAPH_MIN_WORDS)
    .slice(0, MAX_COMPARED_PARAGRAPHS)
    .map(pairsOf);
  if (long.length < 2) return 0;
  const copies = long.filter((pairs, at) => long.slice(0, at).some((earlier) => areAlike(pairs, earlier)));
  return copies.length / (long.length - 1);
}

/**
 * Pairs of neighboring words. Single words would not be sufficient, because any two paragraphs of an essay share
 * some words.
 */
function pairsOf({ words }: AnalyzedParagraph): Set<string> {
  return new Set(words.slice(1).map(({ key }, at) => `${words[at]?.key} ${key}`));
}

const ALIKE_FROM = 0.4;

function areAlike(a: Set<string>, b: Set<string>): boolean {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return shared >= ALIKE_FROM * Math.min(a.size, b.size);
}
