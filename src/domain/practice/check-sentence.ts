import { createChecker, type WritingFinding } from '../writing/check-text.ts';
import { readForChecking } from '../writing/checked-text.ts';
import type { Lexicon } from '../writing/lexicon/lexicon.ts';
import { RULES } from '../writing/rules.ts';

/** A sentence for practice is no paragraph. */
const checkSentenceOnly = createChecker(RULES.filter(({ id }) => id !== 'structure/one-sentence-paragraph'));

/** The writing faults in a sentence for practice, as in an essay, but for those of paragraphs. Accepts any text. */
export function checkSentence(sentence: string, lexicon: Lexicon): WritingFinding[] {
  return checkSentenceOnly(readForChecking(sentence, lexicon));
}
