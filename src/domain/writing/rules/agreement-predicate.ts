import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { adjectiveForm, pluralOfVerb, singularOfVerb } from '../inflect.ts';
import { NOUN_TAGS } from '../lexicon/noun-tags.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { isDescription } from './agreement-adjective.ts';
import { genderOf, nominalBits, numberOf } from './agreement-determiners.ts';
import { nounClauses, pronounClauses, type Clause } from './agreement-subject.ts';

/** Copulas: verbs that join a subject and what it is, was or becomes. */
const COPULA =
  /^(?:é|são|era|eram|foi|foram|será|serão|seria|seriam|está|estão|estava|estavam|fica|ficam|ficou|ficaram|somos|sou|estamos|seja|sejam|fossem?|ser|serem|sido|sendo|estar|estarem|estado|ficar|ficarem|ficando|continuam?|continuar|permanecem?|permanecer)$/;
/** Verbs that are copulas with "se" or "nos": "se tornam", "sentem-se". */
const REFLEXIVE =
  /^(?:torn(?:a|am|ou|aram|ava|avam|ar|arem|ando|ado)|sent(?:e|em|iu|iram|ia|iam|ir|irem|indo)|faz(?:em|iam|er|erem|endo)?|mostram|mostrar|encontram|encontrar)(-(?:se|nos))?$/;
/** Auxiliaries that may precede a copula: "podem ser", "vem sendo", "tem que ser", "deveriam ter sido". */
const HELPER =
  /^(?:pode|podem|possam|podiam|poderá|poderão|poderiam?|deve|devem|devam|deviam|deverá|deverão|deveriam?|precisam?|precisou|tem|têm|tenham|terão|vem|vêm|venham|vinham?|vão|vai|irão|iriam|tinham?|teriam?|ter|terem|poder|vir|acabam?|acabou|acabaram|voltam?|costumam?|continuam?|querem|conseguem|passam|passaram|começam|começaram|parecem|podemos|devemos|temos|precisamos|vamos|queremos|de|que|a|se|nos)$/;
const DEGREE = /^(?:muito|mais|menos|tão|bastante|sempre|bem|não|também|ainda|já|só|apenas|pouco|cada|vez)$/;
const MOST_HELPERS = 6;

const PERSONS = new Map<string, number>([
  ['ele', TAGS.mascSing],
  ['ela', TAGS.femSing],
  ['eles', TAGS.mascPlur],
  ['elas', TAGS.femPlur],
]);

/**
 * Finds a subject, "ser" or "estar" with their auxiliaries, and an adjective or participle of another gender or
 * number.
 */
function predicates(text: CheckedText): RuleMatch[] {
  return [...nounClauses(text), ...pronounClauses(text)].flatMap((clause) => {
    const bits = PERSONS.get(clause.head.lower) ?? clause.bits;
    const copula = copulaFrom(text, clause.verb);
    if (bits === 0 || !copula || (clause.isExtended && COUNTED.test(clause.head.lower))) return [];
    const isPlural = (clause.verb.tags & (TAGS.verb3p | TAGS.verb1p)) !== 0;
    if (clause.isExtended && isPlural !== (numberOf(bits) === PLURAL)) return [];
    // In "o receio de serem multadas", the adjective describes the people who fear, not the singular subject.
    if (copula.lower.endsWith('rem') && numberOf(bits) === SINGULAR) return [];
    return describedAfter(
      text,
      copula,
      joinsAnother(text, clause) ? bits | PLURAL_MASCULINE : bits,
      clause.verb,
    );
  });
}

/** "Milhares de pessoas foram mortas": the adjective may agree with the counted noun ("pessoas"). */
const COUNTED =
  /^(?:milhares|milhões|bilhões|dezenas|centenas|dúzias|vezes|tipos|vítimas?|gente|pessoal|casal)$/;
const PLURAL_MASCULINE = TAGS.mascPlur;

/** In "as mães e os pais são ouvidos", a second subject allows a masculine adjective. */
function joinsAnother({ words }: CheckedText, { head, verb }: Clause): boolean {
  return words.slice(head.index + 1, verb.index).some(({ lower }) => /^(?:e|ou|nem|com|como)$/.test(lower));
}

/** The copula at the end of a verb chain: "ser" in "podem ser". Undefined if the chain ends otherwise. */
function copulaFrom({ words }: CheckedText, verb: CheckedWord): CheckedWord | undefined {
  let copula: CheckedWord | undefined;
  for (let at = verb.index; at < verb.index + MOST_HELPERS; at += 1) {
    const word = words[at];
    if (!word || (at > verb.index && word.before !== '')) break;
    if (COPULA.test(word.lower) || isReflexive(words, at)) copula = word;
    else if (!HELPER.test(word.lower) || (copula && word.lower !== 'se')) break;
  }
  return copula;
}

function isReflexive(words: readonly CheckedWord[], at: number): boolean {
  const [, pronoun] = REFLEXIVE.exec(words[at]?.lower ?? '') ?? [];
  const before = words[at]?.before === '' ? words[at - 1]?.lower : undefined;
  return (
    pronoun !== undefined || (/^(?:se|nos)$/.test(before ?? '') && REFLEXIVE.test(words[at]?.lower ?? ''))
  );
}

function describedAfter(text: CheckedText, copula: CheckedWord, bits: number, verb = copula): RuleMatch[] {
  const described = pastDegree(text, copula.index + 1);
  if (!described || !isPredicative(described) || opensNoun(text, described)) return [];
  const joined = text.words[described.index + 1];
  const second =
    joined?.before === '' && joined.lower === 'e' ? pastDegree(text, joined.index + 1) : undefined;
  const isPair = second && isPredicative(second) && !opensNoun(text, second) && !NOUN_TAGS.has(second.lower);
  return [described, ...(isPair ? [second] : [])]
    .filter((word) => differs(word, bits))
    .map((word) => markDescribed(text, verb, word, bits));
}

/** The word after degree words and adverbs: "muito", "não", "cada vez mais", "totalmente". */
function pastDegree({ words }: CheckedText, from: number): CheckedWord | undefined {
  let at = from;
  while (
    words[at]?.before === '' &&
    (DEGREE.test(words[at]?.lower ?? '') || ((words[at]?.tags ?? 0) & TAGS.manner) !== 0)
  )
    at += 1;
  return words[at];
}

/**
 * Whether a word begins a noun phrase, which has its own gender: "A saúde é direito de todos", "a vida é bela mãe".
 */
function opensNoun({ words }: CheckedText, { index }: CheckedWord): boolean {
  const next = words[index + 1];
  return next?.before === '' && nominalBits(next) !== 0 && !/^(?:d|n)[oae]/.test(next.lower);
}

function differs(described: CheckedWord, bits: number): boolean {
  const own = nominalBits(described);
  const [number, gender] = [numberOf(own), genderOf(own)];
  return (
    (number !== 0 && numberOf(bits) !== 0 && number !== numberOf(bits)) ||
    (gender !== 0 && genderOf(bits) !== 0 && gender !== genderOf(bits) && HAS_TWO_FORMS.test(described.lower))
  );
}

/**
 * Marks the adjective; if the verb does not agree with the subject either, the message names both forms: "bilhões foi
 * recuperado".
 */
function markDescribed(
  { lexicon }: CheckedText,
  verb: CheckedWord,
  described: CheckedWord,
  subject: number,
): RuleMatch {
  const { start, end, text, lower } = described;
  const own = nominalBits(described);
  const number = numberOf(subject) || numberOf(own);
  const gender = genderOf(subject) || genderOf(own) || NOMINAL;
  const isPlural = (verb.tags & (TAGS.verb3p | TAGS.verb1p)) !== 0;
  const right = adjectiveForm(lower, number & gender, lexicon);
  if (isPlural !== (number === PLURAL)) {
    const form = (number === PLURAL ? pluralOfVerb : singularOfVerb)(verb.lower, lexicon);
    const message = `O verbo e o adjetivo concordam com o sujeito: escreva “${form ?? ''}” e “${right ?? ''}”.`;
    return { start, end, ...(form && right && { message }) };
  }
  return { start, end, ...(right && { replacement: matchCase(text, right) }) };
}

/**
 * Adjectives with a different form for each gender. "Final" and "selvagem" are not included: as adjectives they
 * have a single form, although as nouns they have one gender.
 */
const HAS_TWO_FORMS = /(?:[oaã]s?|[dts]or(?:es)?|ês|eses|[ãõ][eo]s|éi?us?)$/;

function isPredicative(word: CheckedWord): boolean {
  return isDescription(word) && nominalBits(word) !== 0 && !NAMES_A_THING.test(word.lower);
}

/** Words that are far more often nouns than adjectives: "O assunto é política", "o esporte foi justificativa". */
const NAMES_A_THING =
  /^(?:políticas?|justificativas?|iniciativas?|medidas?|jovens|emocional|músicas?|críticas?)$/;

/** Adjectives that do not agree with a first-person verb: "nós somos verde", "eu sou cansados". */
function firstPersons(text: CheckedText): RuleMatch[] {
  return text.words.flatMap((verb) => {
    const number = /^(?:somos|estamos|éramos|fomos)$/.test(verb.lower)
      ? PLURAL
      : /^(?:sou|estou)$/.test(verb.lower)
        ? SINGULAR
        : 0;
    if (number === 0 || verb.isQuoted) return [];
    return describedAfter(
      text,
      verb,
      number === PLURAL ? TAGS.mascPlur | TAGS.femPlur : TAGS.mascSing | TAGS.femSing,
    );
  });
}

/**
 * "Devem ser feita", "estão se tornando comum": the verb is plural, so the adjective must be plural, regardless of
 * the subject.
 */
function pluralVerbs(text: CheckedText): RuleMatch[] {
  return text.words.flatMap((verb) => {
    const isPlural = (verb.tags & (TAGS.verb3p | TAGS.verb1p)) !== 0 && (verb.tags & NOMINAL) === 0;
    if (!isPlural || verb.isQuoted || isAccentSlip(text, verb)) return [];
    const copula = copulaFrom(text, verb);
    const next = copula && text.words[(pastDegree(text, copula.index + 1)?.index ?? 0) + 1];
    // "Se tornam impossível sair", "se encontram grande parte": the adjective does not describe the subject.
    if (!copula || copula.lower === 'é' || (next && (next.tags & TAGS.infinitive) !== 0)) return [];
    return /^(?:parte|maioria|meio)$/.test(next?.lower ?? '')
      ? []
      : describedAfter(text, copula, PLURAL, verb);
  });
}

/**
 * "A lei vêm sendo", "o tema têm sido": the accent of the verb is wrong ("vem", "tem"), so the other words need not
 * be plural.
 */
function isAccentSlip({ words }: CheckedText, { lower, index }: CheckedWord): boolean {
  return /^[tv]êm$/.test(lower) && !/^(?:que|de)$/.test(words[index + 1]?.lower ?? '');
}

/** Rules on the agreement of an adjective or participle after "ser", "estar" or "ficar" with the subject. */
export const PREDICATE_AGREEMENT_RULES: readonly Rule[] = [
  {
    id: 'agreement/predicate',
    code: 'concordancia',
    name: 'O adjetivo não concorda com o sujeito',
    message: 'O adjetivo concorda com a palavra de que se fala.',
    example: 'as crianças são felizes; ela está cansada',
    find: predicates,
  },
  {
    id: 'agreement/predicate-first-person',
    code: 'concordancia',
    name: 'O adjetivo não concorda com “nós” ou “eu”',
    message: 'O adjetivo concorda com a pessoa que fala: singular com “eu”, plural com “nós”.',
    example: 'nós somos capazes; eu sou capaz',
    find: firstPersons,
  },
  {
    id: 'agreement/predicate-plural-verb',
    code: 'concordancia',
    name: 'O adjetivo não concorda com o verbo no plural',
    message: 'O verbo está no plural, e o adjetivo também fica no plural.',
    example: 'devem ser ouvidos; estão ficando comuns',
    find: pluralVerbs,
  },
];
