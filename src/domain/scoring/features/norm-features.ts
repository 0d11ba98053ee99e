import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import {
  MAIS_FOR_MAS_BEFORE,
  MISSING_ACCENTS,
  NO_CRASE_BEFORE,
  PLURAL_DETERMINERS,
  WRONG_EXPRESSIONS,
} from '../lexicon/norm.ts';
import { countMatches, countWhere } from './counting.ts';
import type { EssayView } from './essay-view.ts';
import { anyOf, WORD_END, WORD_START } from './expression-pattern.ts';
import { perHundred } from './ratios.ts';
import type { WordPiece } from './word-pieces.ts';

const WRONG_EXPRESSION = new RegExp(WORD_START + anyOf(WRONG_EXPRESSIONS) + WORD_END, 'gu');
const WRONG_CRASE = new RegExp(`${WORD_START}à ${anyOf(NO_CRASE_BEFORE)}${WORD_END}`, 'gu');
const MAIS_FOR_MAS = new RegExp(`[,.;] mais ${anyOf(MAIS_FOR_MAS_BEFORE)}${WORD_END}`, 'gu');
const COMMA_AFTER_FUNCTION_WORD = new RegExp(`${WORD_START}(?:que|e|de|do|da),`, 'gu');

/** Letters only; four at least, as short words agree with anything. */
const NOUN = /^\p{L}{4,}$/u;
/** Plurals, invariable words, adverbs and verbs, which do not break agreement after a plural. */
const NOT_SINGULAR = /(?:[sx]|mente|ndo|ar|er|ir|am|em|ou|iu|eu)$/;

/** Slips of the written norm that a list or a neighbour gives away; rates per hundred words. */
export function normFeatures({ lower, pieces, tokens, counts }: EssayView) {
  const words = tokens.length;
  const rateOf = (pattern: RegExp) => perHundred(countMatches(lower, pattern), words);
  return {
    pluralAgreementErrorRate: perHundred(countSingularsAfterPlural(pieces), words),
    wrongExpressionRate: rateOf(WRONG_EXPRESSION),
    craseRate: perHundred((counts.get('à') ?? 0) + (counts.get('às') ?? 0), words),
    wrongCraseRate: rateOf(WRONG_CRASE),
    missingAccentRate: perHundred(
      countWhere(tokens, (token) => MISSING_ACCENTS.has(token.lower)),
      words,
    ),
    maisForMasRate: rateOf(MAIS_FOR_MAS),
    commaAfterFunctionWordRate: rateOf(COMMA_AFTER_FUNCTION_WORD),
  };
}

/** "Os aluno", "muitas pessoa": a word that is no plural right after a plural determiner. */
function countSingularsAfterPlural(pieces: readonly WordPiece[]): number {
  let found = 0;
  for (let at = 0; at + 1 < pieces.length; at += 1) {
    const noun = pieces[at + 1];
    if (!noun || !PLURAL_DETERMINERS.has(pieces[at]?.piece ?? '')) continue;
    if (!noun.linked.startsWith(' ') || !NOUN.test(noun.piece)) continue;
    if (pieces[at + 2]?.linked.startsWith('-')) continue;
    if (!NOT_SINGULAR.test(noun.piece) && !FUNCTION_WORDS.has(noun.piece)) found += 1;
    at += 1;
  }
  return found;
}
