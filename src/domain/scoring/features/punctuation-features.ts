import { countMatches, perHundred } from './counting.ts';
import type { EssayView } from './essay-view.ts';

/** Signs per hundred words, however they are typed. Commas are a fact of their own (`facts.ts`). */
export function punctuationFeatures({ analyzed, tokens }: EssayView) {
  const { text } = analyzed;
  const rateOf = (sign: RegExp) => perHundred(countMatches(text, sign), tokens.length);
  return {
    semicolonRate: rateOf(/;/g),
    colonRate: rateOf(/:/g),
    questionMarkRate: rateOf(/\?/g),
    exclamationMarkRate: rateOf(/!/g),
    parenthesisRate: rateOf(/\(/g),
    ellipsisRate: rateOf(/\.\.\.|…/g),
    quotationMarkRate: rateOf(/["“”«»„]/g),
    dashRate: rateOf(/ [-–—] /g),
  };
}
