import { countMatches, countWhere, perHundred, share } from './counting.ts';
import type { EssayView } from './essay-view.ts';

const OPENING_MARKS = /^["“«'‘([]*/;
const LOWER_START = /^\p{Ll}/u;
const FINAL_STOP = /[.!?…]["”»'’)\]]*$/;
const LONGEST_ACRONYM = 3;

/** Signs per hundred words, however they are typed, and the form of sentences and paragraphs. */
export function punctuationFeatures({ analyzed, tokens, sentences, paragraphs }: EssayView) {
  const { text } = analyzed;
  const rateOf = (sign: RegExp) => perHundred(countMatches(text, sign), tokens.length);
  return {
    commaRate: rateOf(/,/g),
    semicolonRate: rateOf(/;/g),
    colonRate: rateOf(/:/g),
    questionMarkRate: rateOf(/\?/g),
    exclamationMarkRate: rateOf(/!/g),
    parenthesisRate: rateOf(/\(/g),
    ellipsisRate: rateOf(/\.\.\.|…/g),
    quotationMarkRate: rateOf(/["“”«»„]/g),
    dashRate: rateOf(/ [-–—] /g),
    commasPerSentence: share(countMatches(text, /,/g), sentences.length),
    sentencesWithoutCapital: countWhere(sentences, ({ start, end }) =>
      LOWER_START.test(text.slice(start, end).replace(OPENING_MARKS, '')),
    ),
    paragraphsWithoutStop: countWhere(
      paragraphs,
      ({ start, end }) => !FINAL_STOP.test(text.slice(start, end)),
    ),
    capitalsOnlyRate: perHundred(
      countWhere(tokens, ({ text: own }) => own.length > LONGEST_ACRONYM && own === own.toUpperCase()),
      tokens.length,
    ),
  };
}
