import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { NOUN_TAGS } from '../lexicon/noun-tags.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { nominalBits, numberOf } from './agreement-determiners.ts';

/** Articles and the like that open a noun phrase. */
export const BARE =
  /^(?:[oa]s?|uns|umas|um|uma|est[ea]s?|ess[ea]s?|aquel[ea]s?|seus?|suas?|meus?|minhas?|noss[oa]s?|algu[nm]s?|algumas?|muit[oa]s|pouc[oa]s|vári[oa]s|divers[oa]s|inúmer[oa]s|tais|ambos|ambas)$/;
const PREPOSITION =
  /^(?:d[eoa]s?|n[oa]s?|(?:d|n)(?:est|ess|aquel)[ea]s?|num|numa|em|a|à|às|aos?|com|contra|para|por|pel[oa]s?|sobre|entre|sem|sob|perante|dentre)$/;
/** "A escola com os pais devem": one with others may take the plural; not "a relação com os pais". */
const TAKES_COM =
  /(?:ção|são|dade|mento|ência|ância|contato|cuidado|compromisso|descaso|respeito|luta|guerra)$/;
const DEGREE = /^(?:mais|menos|muito|tão|bastante|pouco|bem)$/;
/** What may stand before a noun in place of an article, or after one. */
const PLAIN =
  /^(?:tod[oa]s?|cert[oa]s|outr[oa]s?|própri[oa]s?|mesm[oa]s?|cada|qualquer|quaisquer|algum|alguma|tant[oa]s?|dois|duas|três|quatro|cinco|dez|mil|milhões|milhares)$/;
const BETWEEN = new Set(
  'não também se já só nos sempre assim ainda nunca me lhe lhes realmente muitas vezes apenas geralmente'.split(
    ' ',
  ),
);
const LONGEST_ASIDE = 5;
const LONGEST_PHRASE = 18;

/** Whether a word is surely the verb of a clause where it stands; the caller says so, for it knows what follows. */
type IsVerb = (word: CheckedWord) => boolean;

type Reader = {
  words: readonly CheckedWord[];
  last: number;
  head: CheckedWord;
  number: number;
  isVerb: IsVerb;
};

/**
 * The place after a subject: behind the noun, its adjectives, its "de …", "em …", an aside between commas and the clause of
 * "que" that describe it. It is the place of the verb where the phrase could be read to its end, and of something else where
 * not: "e" after a head in the singular, a second noun phrase without a preposition. Undefined before a sign.
 */
export function afterPhrase(
  text: CheckedText,
  head: CheckedWord,
  number: number,
  isVerb: IsVerb,
): number | undefined {
  const last = Math.min(text.words.length, head.index + LONGEST_PHRASE);
  const reader = { words: text.words, last, head, number, isVerb };
  let at = afterModifiers(reader, head.index + 1, number);
  if (isAt(reader, at, 'que')) at = afterRelative(reader, at + 1);
  return afterAside(reader, at);
}

function isAt({ words }: Reader, at: number, ...forms: string[]): boolean {
  const word = words[at];
  return word !== undefined && word.before === '' && forms.includes(word.lower);
}

/** Adjectives and phrases with a preposition, as many as there are. */
function afterModifiers(reader: Reader, from: number, number: number): number {
  let at = from;
  for (let next = at; next < reader.last; at = next) {
    next = afterAdjective(reader, at, number);
    if (next === at) next = afterPrepositional(reader, at);
    if (next === at && number === PLURAL) next = afterExamples(reader, at);
    if (next === at) return at;
  }
  return at;
}

/** "graves", "mais pobres", "físicas e mentais", "pública". */
function afterAdjective(reader: Reader, from: number, number: number): number {
  const { words } = reader;
  let at = from;
  if (words[at]?.before === '' && DEGREE.test(words[at]?.lower ?? '')) at += 1;
  if (!isAdjective(words[at], number)) return from;
  at += 1;
  const second = words[at + 1];
  const isPair =
    isAt(reader, at, 'e', 'ou') && isAdjective(second, number) && !NOUN_TAGS.has(second?.lower ?? '');
  return isPair ? at + 2 : at;
}

function isAdjective(word: CheckedWord | undefined, number: number): boolean {
  if (!word || word.before !== '' || word.isQuoted) return false;
  const isLike = (word.tags & (TAGS.adjective | TAGS.participle)) !== 0;
  if (!isLike || (word.tags & (TAGS.verb3s | TAGS.verb3p)) !== 0) return false;
  const own = numberOf(nominalBits(word));
  return own === 0 || number === 0 || own === number;
}

/** "da escola pública", "para combater a fome", "entre homens e mulheres", "de saúde e de educação". */
function afterPrepositional(reader: Reader, from: number): number {
  const { words } = reader;
  const preposition = words[from];
  if (!preposition || preposition.before !== '' || !PREPOSITION.test(preposition.lower)) return from;
  if (
    preposition.lower === 'com' &&
    reader.number === SINGULAR &&
    !TAKES_COM.test(words[from - 1]?.lower ?? '')
  )
    return from;
  let at = afterObject(reader, from + 1);
  if (at === from + 1) return from;
  const isBetween = /^d?entre$/.test(preposition.lower);
  while (isAt(reader, at, 'e', 'ou') && at < reader.last) {
    const again =
      PREPOSITION.test(words[at + 1]?.lower ?? '') && words[at + 1]?.lower !== 'a' ? at + 2 : at + 1;
    const opens = words[again];
    // "A falta de livros e os preços": with an article it may be a second subject.
    if (again === at + 1 && opens && BARE.test(opens.lower) && !isBetween && reader.number === SINGULAR)
      return from;
    const next = afterObject(reader, again);
    if (next === again) return from;
    // "O isolamento do aluno e brincadeiras": another number begins something else.
    if (again === at + 1 && reader.number === SINGULAR && !isAlike(words[at - 1], words[next - 1]))
      return from;
    at = next;
  }
  return at;
}

function isAlike(one: CheckedWord | undefined, other: CheckedWord | undefined): boolean {
  const [a, b] = [one, other].map((word) => (word ? numberOf(nominalBits(word)) : 0));
  return a === b;
}

/** A noun phrase, or an infinitive with what it acts on. */
function afterObject(reader: Reader, from: number): number {
  const { words } = reader;
  let at = from;
  if (isAt(reader, at, 'se')) at += 1;
  const action = words[at];
  if (action?.before === '' && (action.tags & TAGS.infinitive) !== 0 && (action.tags & NOMINAL) === 0) {
    const object = afterNoun(reader, at + 1);
    return object;
  }
  return afterNoun(reader, from);
}

/** "a escola", "muitos brasileiros", "o atual governo", "IBGE", "2020", "todos os alunos". The same place where none stands. */
function afterNoun(reader: Reader, from: number): number {
  const { words } = reader;
  let at = from;
  while (isOpening(words[at]) && at < from + 3) at += 1;
  const first = words[at];
  const isDetermined = at > from || /^(?:[dn][oa]|pel[oa]|ao|à)s?$/.test(words[at - 1]?.lower ?? '');
  if (!isNoun(reader, first, isDetermined)) return from;
  at += 1;
  const second = words[at];
  // "O atual governo": what looked like the noun describes it.
  if (
    (first.tags & TAGS.adjective) !== 0 &&
    second?.before === '' &&
    (second.tags & (TAGS.adjective | TAGS.participle | VERBS)) === 0 &&
    (second.tags & NOMINAL) !== 0
  )
    at += 1;
  while (isName(words[at]) && isName(words[at - 1])) at += 1;
  return afterAdjective(reader, at, numberOf(nominalBits(words[at - 1] ?? first)));
}

const VERBS = TAGS.verb3s | TAGS.verb3p | TAGS.verb1p;

function isOpening(word: CheckedWord | undefined): boolean {
  return word?.before === '' && (BARE.test(word.lower) || PLAIN.test(word.lower));
}

function isName(word: CheckedWord | undefined): boolean {
  return word?.before === '' && /^\p{Lu}/u.test(word.text);
}

function isNoun(reader: Reader, word: CheckedWord | undefined, isDetermined: boolean): word is CheckedWord {
  if (!word || word.before !== '' || word.isQuoted) return false;
  if (isName(word) || /^\d/.test(word.text)) return true;
  if (/^(?:el[ea]s?|si|isso|todos|todas|muitos|outros|hoje|longo)$/.test(word.lower)) return true;
  // After an article stands a noun, though the dictionary may have nothing but "porto", the verb.
  if ((word.tags & NOMINAL) === 0) return isDetermined && (word.tags & TAGS.verb1s) !== 0;
  return isDetermined || !reader.isVerb(word);
}

/** "como o Brasil e a Argentina". */
function afterExamples(reader: Reader, from: number): number {
  if (!isAt(reader, from, 'como')) return from;
  let at = afterNoun(reader, from + 1);
  if (at === from + 1) return from;
  while (isAt(reader, at, 'e', 'ou')) {
    const next = afterNoun(reader, at + 1);
    if (next === at + 1) return from;
    at = next;
  }
  return at;
}

/** What follows "que": an own subject, one verb, at most one object, and phrases with prepositions. */
function afterRelative(reader: Reader, from: number): number {
  const { words } = reader;
  const isOfOthers = BARE.test(words[from]?.lower ?? '') && !reader.isVerb(words[from + 1] ?? reader.head);
  let at = isOfOthers ? afterModifiers(reader, afterNoun(reader, from), 0) : from;
  while (words[at]?.before === '' && (BETWEEN.has(words[at]?.lower ?? '') || isManner(words[at]))) at += 1;
  const verb = words[at];
  if (!verb || verb.before !== '' || (verb.tags & VERBS) === 0) return from;
  at += 1;
  while (words[at]?.before === '' && isPartOfVerb(words[at])) at += 1;
  let objects = isOfOthers ? 1 : 0;
  for (let next = at; next < reader.last; at = next) {
    if (words[at]?.before === '' && words[at] !== undefined && reader.isVerb(words[at] as CheckedWord))
      return at;
    next = afterAdjective(reader, at, 0);
    if (next === at) next = afterPrepositional(reader, at);
    if (next === at && objects === 0) {
      next = afterNoun(reader, at);
      objects = 1;
    }
    if (next === at && isManner(words[at])) next = at + 1;
    if (next === at) return at;
  }
  return at;
}

/** "podem ajudar", "foram criadas", "vêm sendo usadas". */
function isPartOfVerb(word: CheckedWord | undefined): boolean {
  return (
    word !== undefined &&
    (word.tags & (TAGS.infinitive | TAGS.gerund | TAGS.participle)) !== 0 &&
    (word.tags & VERBS) === 0
  );
}

function isManner(word: CheckedWord | undefined): boolean {
  return (
    word !== undefined &&
    word.before === '' &&
    ((word.tags & TAGS.manner) !== 0 || /^(?:não|hoje|ainda|já|muito|mais)$/.test(word.lower))
  );
}

/** ", em geral,", ", muitas vezes,": a few words between commas, without a verb and without a list. */
function afterAside({ words, number }: Reader, from: number): number | undefined {
  if (words[from]?.before === '') return from;
  if (words[from]?.before !== ',') return undefined;
  if (number === SINGULAR && BARE.test(words[from]?.lower ?? '')) return undefined;
  for (let at = from; at <= from + LONGEST_ASIDE; at += 1) {
    const word = words[at];
    if (!word || (at > from && word.before === ',')) return word ? at : undefined;
    if (at > from && word.before !== '') return undefined;
    if (
      /^(?:e|ou|que|nem|quando|se|mas|com)$/.test(word.lower) ||
      ((word.tags & VERBS) !== 0 && (word.tags & NOMINAL) === 0)
    )
      return undefined;
  }
  return undefined;
}
