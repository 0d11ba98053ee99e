import { FRAGMENT_OPENERS, PLURAL_VERBS, SINGULAR_VERBS, UNACCENTED_ENDINGS } from '../lexicon/slips.ts';
import { countMatches, countWhere } from './counting.ts';
import type { EssayView, Passage } from './essay-view.ts';
import { anyOf, WORD_END, WORD_START } from './expression-pattern.ts';
import { perHundred, share } from './ratios.ts';

const UNACCENTED = new RegExp(`^\\p{L}{2,}${anyOf(UNACCENTED_ENDINGS)}$`, 'u');
const MAS_WITHOUT_COMMA = /(?<=\p{L}) mas (?=\p{L})/gu;
const POREM_WITHOUT_COMMA = /(?<=\p{L}) porém (?=\p{L})/gu;
const NA_QUAL = new RegExp(`${WORD_START}n[oa]s? qua(?:l|is)${WORD_END}`, 'gu');
const SINGULAR_AFTER_PLURAL = new RegExp(
  `${WORD_START}[oa]s \\p{L}+s ${anyOf(SINGULAR_VERBS)}${WORD_END}`,
  'gu',
);
const PLURAL_AFTER_SINGULAR = new RegExp(
  `${WORD_START}[oa] \\p{L}+[aeo] ${anyOf(PLURAL_VERBS)}${WORD_END}`,
  'gu',
);
const DOUBLED_MARK = /([,;!?])\1|(?<!\.)\.\.(?!\.)/g;
const GERUND = /^\p{L}{2,}ndo$/u;

/** Slips a pattern gives away: of accent, comma, agreement and broken sentence. Rates per hundred words. */
export function slipFeatures({ lower, tokens, sentences }: EssayView) {
  const rateOf = (pattern: RegExp) => perHundred(countMatches(lower, pattern), tokens.length);
  const openings = (opens: (word: string) => boolean) =>
    share(
      countWhere(sentences, (sentence) => opens(firstWordOf(sentence))),
      sentences.length,
    );
  return {
    unaccentedEndingRate: perHundred(
      countWhere(tokens, (token) => UNACCENTED.test(token.lower)),
      tokens.length,
    ),
    masWithoutCommaRate: rateOf(MAS_WITHOUT_COMMA),
    poremWithoutCommaRate: rateOf(POREM_WITHOUT_COMMA),
    naQualRate: rateOf(NA_QUAL),
    singularVerbAfterPluralRate: rateOf(SINGULAR_AFTER_PLURAL),
    pluralVerbAfterSingularRate: rateOf(PLURAL_AFTER_SINGULAR),
    doubledMarkRate: rateOf(DOUBLED_MARK),
    gerundOpeningShare: openings((word) => GERUND.test(word)),
    fragmentOpeningShare: openings((word) => FRAGMENT_OPENERS.has(word)),
  };
}

function firstWordOf({ tokens }: Passage): string {
  return tokens[0]?.lower ?? '';
}
