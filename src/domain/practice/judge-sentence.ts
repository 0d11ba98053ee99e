import { toNfc } from '../text/normalize-text.ts';
import { findWords } from '../text/words.ts';
import type { Lexicon } from '../writing/lexicon/lexicon.ts';
import { checkSentence } from './check-sentence.ts';
import { faultOfRule } from './faults.ts';
import type { SentencePair } from './sentence-pair.ts';

/**
 * What an answer is worth. `open` is neither: it is not the expected sentence, and no fault is seen in it; it counts for
 * nothing, because an unseen fault must not be praised.
 */
export type Verdict = {
  outcome: 'right' | 'wrong' | 'open';
  /** What is wrong with the answer itself, apart from the rule of the exercise; null if that says it all. */
  reason: string | null;
};

/** The rule behind a sentence: the message of its mark, and an example apart from it. */
export type RuleTold = { message: string; example?: string };

/** Below this share of the words of the right sentence, a part of the sentence is missing. */
const KEPT_FROM = 0.7;

/** Judges a sentence that a student mended, by the checker that reads essays. Accepts any answer. */
export function judgeSentence({ wrong, right }: SentencePair, answer: string, lexicon: Lexicon): Verdict {
  const given = plain(answer);
  if (given === plain(right)) return { outcome: 'right', reason: null };
  if (given === plain(wrong)) return { outcome: 'wrong', reason: 'A frase ficou como estava.' };
  const words = new Set(findWords(given).map(({ key }) => key));
  const wanted = findWords(right);
  if (wanted.filter(({ key }) => words.has(key)).length < KEPT_FROM * wanted.length)
    return { outcome: 'wrong', reason: 'Faltou um pedaço da frase.' };
  const [seen] = faultsOf(answer.trim(), lexicon);
  return seen ? { outcome: 'wrong', reason: `${seen.name}.` } : { outcome: 'open', reason: null };
}

/** The rule that a sentence with a fault breaks; null if the checker sees none in it any more. */
export function ruleOf(wrong: string, lexicon: Lexicon): RuleTold | null {
  const [seen] = faultsOf(wrong, lexicon);
  if (!seen) return null;
  const { message, example } = seen;
  return { message, ...(example !== undefined && { example }) };
}

/** The faults of a sentence that can be practised, without remarks on style. */
export function faultsOf(sentence: string, lexicon: Lexicon) {
  return checkSentence(sentence, lexicon).filter(({ rule }) => faultOfRule(rule) !== null);
}

/** How a sentence is compared: by its words and signs, not by how quotation marks and blanks were typed. */
function plain(sentence: string): string {
  return toNfc(sentence)
    .replace(/[“”«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.]+$/, '')
    .trim();
}
