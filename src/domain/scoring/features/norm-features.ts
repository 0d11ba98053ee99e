import type { AnalyzedText } from '../../text/analyze-text.ts';
import { isFunctionWord } from '../../text/function-words.ts';
import { areAdjacent } from '../../text/phrases.ts';
import { countMatches, countWhere, perHundred } from './counting.ts';
import type { EssayView } from './essay-view.ts';
import { anyOf, phrases, WORD_END, WORD_START } from './expression-pattern.ts';

/** Common words written without their accent. Words whose unaccented spelling is another word are left out. */
const MISSING_ACCENTS: ReadonlySet<string> = new Set(
  `nao voce sao tambem ate ja so alem atraves saude educacao violencia publico publica politica ha voces
  entao populacao informacao situacao solucao varios varias necessario necessaria possivel dificil facil
  familia familias historia industria consequencia importancia existencia influencia ciencia tecnologico
  economico economica principio proprio propria ultimos ultimas unico unica indice indices numero numeros
  area areas midia midias minimo maximo critico publicos publicas politicas politicos juridico cidadao
  cidadaos nacao acao acoes razao questao discussao opiniao decisao televisao`.split(/\s+/),
);

/** Determiners that must be followed by a plural noun. */
const PLURAL_DETERMINERS: ReadonlySet<string> = new Set(
  `os as dos das nos nas aos às muitos muitas esses essas estes estas vários várias seus suas diversos
  diversas outros outras`.split(/\s+/),
);

/**
 * Expressions that the written norm rejects or that are nearly always a mistake; `*` represents letters of one
 * word.
 */
const WRONG_EXPRESSIONS = phrases(`
  houveram, fazem * anos, a nível de, há * anos atrás, mim fazer, menas, seje, esteje, haviam muit*,
  a cerca de, porisso, derrepente, concerteza, apartir, com tudo, afim de, por que é, porquê o, mas porem,
  aonde, atravéz, ao invéz, em vista que, sendo que, da onde, de mais
`);

/**
 * Words before which a crase ("à") is wrong: infinitives, pronouns and others; `*` represents letters of one word.
 */
const NO_CRASE_BEFORE = phrases(`
  *r, um, uma, ele, ela, eles, elas, todos, todas, partir, pessoas, cada, qualquer, esse, essa, este, esta
`);

/**
 * If "mais" follows a comma or another punctuation mark and precedes one of these words, it is most often a
 * misspelling of "mas".
 */
const MAIS_FOR_MAS_BEFORE = phrases(`
  o, a, os, as, não, se, que, é, isso, para, também, com, em, quando, eles, ela
`);

const WRONG_EXPRESSION = new RegExp(WORD_START + anyOf(WRONG_EXPRESSIONS) + WORD_END, 'gu');
const WRONG_CRASE = new RegExp(`${WORD_START}à ${anyOf(NO_CRASE_BEFORE)}${WORD_END}`, 'gu');
const MAIS_FOR_MAS = new RegExp(`[,.;] mais ${anyOf(MAIS_FOR_MAS_BEFORE)}${WORD_END}`, 'gu');
const COMMA_AFTER_FUNCTION_WORD = new RegExp(`${WORD_START}(?:que|e|de|do|da),`, 'gu');

/** Words of at least four letters, which may be nouns. Shorter words are never reported as agreement errors. */
const NOUN = /^\p{L}{4,}$/u;
/**
 * Endings of plurals, invariable words, adverbs and verbs. After a plural determiner, words with these endings are
 * no agreement error.
 */
const NOT_SINGULAR = /(?:[sx]|mente|ndo|ar|er|ir|am|em|ou|iu|eu)$/;

/** Errors of the written norm that can be detected by a word list or by the next word; rates per hundred words. */
export function normFeatures({ analyzed, lower, tokens, counts }: EssayView) {
  const words = tokens.length;
  const rateOf = (pattern: RegExp) => perHundred(countMatches(lower, pattern), words);
  return {
    pluralAgreementErrorRate: perHundred(countSingularsAfterPlural(analyzed), words),
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

/** Number of singular words right after a plural determiner: "Os aluno", "muitas pessoa". */
function countSingularsAfterPlural({ words, text }: AnalyzedText): number {
  return countWhere(words.entries(), ([at, noun]) => {
    const determiner = words[at - 1];
    return (
      determiner !== undefined &&
      PLURAL_DETERMINERS.has(determiner.lower) &&
      areAdjacent(text, determiner, noun) &&
      NOUN.test(noun.lower) &&
      !NOT_SINGULAR.test(noun.lower) &&
      !isFunctionWord(noun.key)
    );
  });
}
