import { countMatches, countWhere, perHundred, share } from './counting.ts';
import type { EssayView, Passage } from './essay-view.ts';
import { anyOf, phrases, WORD_END, WORD_START } from './expression-pattern.ts';

/** Endings that are nearly always misspelled without an accent: "populacao", "ciencia". */
const UNACCENTED_ENDINGS = phrases(`
  cao, coes, çao, çoes, encia, ancia, encias, ancias, avel, ivel, aveis, iveis, sao, soes, orio, orios,
  ario, arios, ogico, ogica, omico, omica, itico, itica, atico, atica, nomeno
`);

/** Frequent singular verb forms. Right after a plural noun, they are an agreement error. */
const SINGULAR_VERBS = phrases(`
  é, está, tem, foi, pode, deve, vai, faz, precisa, era, sofre, busca, acaba, gera, causa
`);

/** Frequent plural verb forms. Right after a singular noun, they are an agreement error. */
const PLURAL_VERBS = phrases(`
  são, estão, têm, foram, podem, devem, vão, fazem, precisam, eram
`);

/** If a sentence opens with one of these words, it is often a fragment that belongs to the previous sentence. */
const FRAGMENT_OPENERS: ReadonlySet<string> = new Set(
  'que porque pois onde qual quais cujo cuja cujos cujas e mas sendo fazendo gerando causando levando tornando'.split(
    ' ',
  ),
);

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

/** Errors that can be detected by patterns: accents, commas, agreement, fragments. Rates per hundred words. */
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
