import { countMatches, perHundred } from './counting.ts';
import type { EssayView } from './essay-view.ts';

/**
 * Punctuation marks per hundred words, in any typographic form. Commas are left out, because they are a separate
 * fact (`facts.ts`).
 */
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
