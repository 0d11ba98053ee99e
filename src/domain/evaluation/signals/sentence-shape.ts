import type { AnalyzedText } from '../../text/analyze-text.ts';
import { countSubordinators } from '../../text/subordination.ts';

export type SentenceShape = {
  /** Words of the shortest and of the longest sentence; 0 for an empty text. */
  shortest: number;
  longest: number;
  /** How many sentences put one clause into another. */
  subordinate: number;
};

/** How the sentences of an essay are built. */
export function readSentenceShape({ sentences }: AnalyzedText): SentenceShape {
  let shortest = Infinity;
  let longest = 0;
  for (const { words } of sentences) {
    shortest = Math.min(shortest, words.length);
    longest = Math.max(longest, words.length);
  }
  return {
    shortest: sentences.length === 0 ? 0 : shortest,
    longest,
    subordinate: sentences.filter(({ words }) => countSubordinators(words) > 0).length,
  };
}
