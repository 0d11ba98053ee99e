import { FOREIGN_FUNCTION_WORDS } from '../../rubric/foreign-languages.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { findQuotes } from '../../text/quotes.ts';
import { findWords } from '../../text/words.ts';

/** Shorter sentences have too little grammar to tell their language by. */
const MIN_WORDS = 6;
/** Portuguese prose has 35–68 % of grammar words; the terse one of feedback somewhat less. */
const MIN_SHARE = 0.2;

/**
 * Whether these sentences of feedback are Portuguese: together they have its grammar, and none of six words or more
 * has more of another language's. What stands in quotation marks is the essay's and does not count.
 */
export function readsAsPortuguese(sentences: readonly string[]): boolean {
  const counts = sentences.map(countGrammar);
  const words = counts.reduce((sum, count) => sum + count.words, 0);
  const portuguese = counts.reduce((sum, count) => sum + count.portuguese, 0);
  const isForeign = counts.some((count) => count.words >= MIN_WORDS && count.foreign > count.portuguese);
  return !isForeign && (words < MIN_WORDS || portuguese >= MIN_SHARE * words);
}

function countGrammar(sentence: string) {
  const quotes = findQuotes(sentence, [{ start: 0, end: sentence.length }]);
  const keys = findWords(sentence)
    .filter(({ start }) => !quotes.some((quote) => start >= quote.start && start < quote.end))
    .map(({ key }) => key);
  const count = (belongs: (key: string) => boolean) => keys.filter(belongs).length;
  const foreign = Object.values(FOREIGN_FUNCTION_WORDS).map((language) => count((key) => language.has(key)));
  return { words: keys.length, portuguese: count(isFunctionWord), foreign: Math.max(...foreign) };
}
