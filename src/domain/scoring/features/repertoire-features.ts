import type { Span } from '../../text/span.ts';
import { countMatches, countWhere, perHundred } from './counting.ts';
import type { EssayView } from './essay-view.ts';
import { WORD_END, WORD_START } from './expression-pattern.ts';

/** Limits of a quotation's length in characters. Shorter or longer passages result from unmatched quotation marks. */
const SHORTEST_QUOTATION = 3;
const LONGEST_QUOTATION = 300;
const NUMBER = /\d+/g;
const PERCENTAGE = /\d\s*%|por cento/g;
/** Years from 1500 to 2099. */
const YEAR = new RegExp(`${WORD_START}(?:1[5-9]|20)\\d\\d${WORD_END}`, 'gu');
const BRAZIL = ['brasil', 'brasileiro', 'brasileira', 'brasileiros', 'brasileiras'];

/** Outside knowledge: quotations, sources, acronyms, figures. */
export function repertoireFeatures({ analyzed, tokens, counts, expressions }: EssayView) {
  const { text } = analyzed;
  const { repertoire } = expressions;
  const quotations = analyzed.quotes.filter(isQuotation);
  let brazil = 0;
  for (const form of BRAZIL) brazil += counts.get(form) ?? 0;
  return {
    quotations: quotations.length,
    quotedWords: countWhere(tokens, isWithin(quotations)),
    repertoireMentions: repertoire.length,
    distinctRepertoireMentions: new Set(repertoire.map(({ phrase }) => phrase)).size,
    repertoireMentionsInFirstParagraph: countWhere(repertoire, ({ first }) => first.paragraph === 0),
    brazilRate: perHundred(brazil, tokens.length),
    acronyms: countWhere(
      tokens,
      ({ text: own, lower }) => own.length > 1 && own !== lower && own === own.toUpperCase(),
    ),
    numbers: countMatches(text, NUMBER),
    percentages: countMatches(text, PERCENTAGE),
    years: countMatches(text, YEAR),
  };
}

function isQuotation({ start, end }: Span): boolean {
  const inner = end - start - 2;
  return inner >= SHORTEST_QUOTATION && inner <= LONGEST_QUOTATION;
}

/**
 * Returns a predicate for whether a word lies in one of the spans. The spans must be sorted, and the words must be
 * tested in order.
 */
function isWithin(spans: readonly Span[]): (word: Span) => boolean {
  let at = 0;
  return ({ start }) => {
    while ((spans[at]?.end ?? Infinity) <= start) at += 1;
    return start >= (spans[at]?.start ?? Infinity);
  };
}
