import type { AnalyzedSentence } from '../../text/analyze-text.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { toStem } from '../../text/stem.ts';
import type { EssayReading } from '../read-essay.ts';

/** With fewer, the last paragraph is no conclusion. */
const FEWEST_PARAGRAPHS = 3;
const SHARED_WORDS = 2;
const SHORTEST_WORD = 4;
const LONGEST_READ_WORDS = 80;

/**
 * The sentence of the conclusion that takes up most of the thesis, two content words or more, other than the proposal;
 * null without one.
 */
export function findThesisReturn({ structure, thesis, proposal }: EssayReading): AnalyzedSentence | null {
  const { countedParagraphs } = structure;
  const conclusion = countedParagraphs.at(-1);
  if (!thesis || !conclusion || countedParagraphs.length < FEWEST_PARAGRAPHS) return null;
  if (thesis.sentence.start >= conclusion.start) return null;
  const stems = contentStems(thesis.sentence);
  let best: { sentence: AnalyzedSentence; shared: number } | null = null;
  for (const sentence of conclusion.sentences) {
    if (sentence === proposal.sentence) continue;
    const shared = [...contentStems(sentence)].filter((stem) => stems.has(stem)).length;
    if (shared >= SHARED_WORDS && shared > (best?.shared ?? 0)) best = { sentence, shared };
  }
  return best?.sentence ?? null;
}

/** The stems of the words of a sentence that say something about the subject. */
export function contentStems({ words }: Pick<AnalyzedSentence, 'words'>): Set<string> {
  const content = words
    .slice(0, LONGEST_READ_WORDS)
    .filter(({ key }) => key.length >= SHORTEST_WORD && !isFunctionWord(key));
  return new Set(content.map(({ key }) => toStem(key)));
}
