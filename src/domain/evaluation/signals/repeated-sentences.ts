import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';

/** Shorter sentences may well come back. */
const MIN_WORDS = 5;

/** Sentences of 5 words or more that have stood in the essay before, in its order. */
export function findRepeatedSentences({ sentences }: AnalyzedText): AnalyzedSentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ words }) => {
    if (words.length < MIN_WORDS) return false;
    const keys = words.map(({ key }) => key).join(' ');
    const isRepeated = seen.has(keys);
    seen.add(keys);
    return isRepeated;
  });
}
