import type { AnalyzedSentence } from '../../text/analyze-text.ts';
import { contentStems } from '../../text/stem.ts';
import type { EssayReading } from '../read-essay.ts';

/** Minimum number of paragraphs; in a shorter essay, the last paragraph is not treated as a conclusion. */
const FEWEST_PARAGRAPHS = 3;
const SHARED_WORDS = 2;

/**
 * The sentence of the conclusion, other than the proposal, that repeats most of the thesis and at least two of its
 * content words; null if there is none.
 */
export function findThesisReturn({ structure, thesis, proposal }: EssayReading): AnalyzedSentence | null {
  const { countedParagraphs } = structure;
  const conclusion = countedParagraphs.at(-1);
  if (!thesis || !conclusion || countedParagraphs.length < FEWEST_PARAGRAPHS) return null;
  if (thesis.sentence.start >= conclusion.start) return null;
  const stems = contentStems(thesis.sentence.words);
  let best: { sentence: AnalyzedSentence; shared: number } | null = null;
  for (const sentence of conclusion.sentences) {
    if (sentence === proposal.sentence) continue;
    const shared = [...contentStems(sentence.words)].filter((stem) => stems.has(stem)).length;
    if (shared >= SHARED_WORDS && shared > (best?.shared ?? 0)) best = { sentence, shared };
  }
  return best?.sentence ?? null;
}
