import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { NOUN_TAGS } from '../lexicon/noun-tags.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { nominalBits, numberOf } from './agreement-determiners.ts';

/** Articles and other determiners that open a noun phrase. */
export const BARE =
  /^(?:[oa]s?|uns|umas|um|uma|est[ea]s?|ess[ea]s?|aquel[ea]s?|seus?|suas?|meus?|minhas?|noss[oa]s?|algu[nm]s?|algumas?|muit[oa]s|pouc[oa]s|vári[oa]s|divers[oa]s|inúmer[oa]s|tais|ambos|ambas)$/;
const PREPOSITION =
  /^(?:d[eoa]s?|n[oa]s?|(?:d|n)(?:est|ess|aquel)[ea]s?|num|numa|em|a|à|às|aos?|com|contra|para|por|pel[oa]s?|sobre|entre|sem|sob|perante|dentre)$/;
/** Nouns that take "com": "a escola com os pais devem" may take the plural, "a relação com os pais" may not. */
const TAKES_COM =
  /(?:ção|são|dade|mento|ência|ância|contato|cuidado|compromisso|descaso|respeito|luta|guerra)$/;
const DEGREE = /^(?:mais|menos|muito|tão|bastante|pouco|bem)$/;
/** Words that may replace or follow an article before a noun. */
const PLAIN =
  /^(?:tod[oa]s?|cert[oa]s|outr[oa]s?|própri[oa]s?|mesm[oa]s?|cada|qualquer|quaisquer|algum|alguma|tant[oa]s?|dois|duas|três|quatro|cinco|dez|mil|milhões|milhares)$/;
const BETWEEN = new Set(
  'não também se já só nos sempre assim ainda nunca me lhe lhes realmente muitas vezes apenas geralmente'.split(
    ' ',
  ),
);
const LONGEST_ASIDE = 5;
const LONGEST_PHRASE = 18;

/** Whether a word is certainly the verb of a clause here; supplied by the caller, which knows what follows. */
type IsVerb = (word: CheckedWord) => boolean;

type Reader = {
  words: readonly CheckedWord[];
  last: number;
  head: CheckedWord;
  number: number;
  isVerb: IsVerb;
};

/**
 * The index after a subject, which consists of its noun and the words that describe it: adjectives, "de …", "em …",
 * an aside between commas and a clause with "que". This is the verb's index if the whole phrase could be analyzed;
 * otherwise it is the index of another word: "e" after a singular head, or a second noun phrase without a
 * preposition. Undefined before a punctuation mark.
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

/** Skips all adjectives and prepositional phrases. */
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

/** Skips an adjective: "graves", "mais pobres", "físicas e mentais", "pública". */
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

/**
 * Skips a prepositional phrase: "da escola pública", "para combater a fome", "entre homens e mulheres", "de saúde e
 * de educação".
 */
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
    // "A falta de livros e os preços": because of its article, "os preços" may be a second subject.
    if (again === at + 1 && opens && BARE.test(opens.lower) && !isBetween && reader.number === SINGULAR)
      return from;
    const next = afterObject(reader, again);
    if (next === again) return from;
    // "O isolamento do aluno e brincadeiras": a noun of a different number begins another phrase.
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

/** Skips a noun phrase, or an infinitive with its object. */
function afterObject(reader: Reader, from: number): number {
  const at = isAt(reader, from, 'se') ? from + 1 : from;
  const action = reader.words[at];
  const isInfinitive =
    action?.before === '' && (action.tags & TAGS.infinitive) !== 0 && (action.tags & NOMINAL) === 0;
  return afterNoun(reader, isInfinitive ? at + 1 : from);
}

/**
 * Skips a noun phrase: "a escola", "muitos brasileiros", "o atual governo", "IBGE", "2020", "todos os alunos". Returns `from` if
 * there is none.
 */
function afterNoun(reader: Reader, from: number): number {
  const { words } = reader;
  let at = from;
  while (isOpening(words[at]) && at < from + 3) at += 1;
  const first = words[at];
  const isDetermined = at > from || /^(?:[dn][oa]|pel[oa]|ao|à)s?$/.test(words[at - 1]?.lower ?? '');
  if (!isNoun(reader, first, isDetermined)) return from;
  at += 1;
  const second = words[at];
  // "O atual governo": the first word is an adjective of the noun.
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
  // After an article, the word is a noun, although the dictionary may only have the verb ("porto").
  if ((word.tags & NOMINAL) === 0) return isDetermined && (word.tags & TAGS.verb1s) !== 0;
  return isDetermined || !reader.isVerb(word);
}

/** Skips examples: "como o Brasil e a Argentina". */
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

/** Skips the clause after "que": its own subject, one verb, at most one object, and prepositional phrases. */
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

/** Whether a word continues a verb phrase: "podem ajudar", "foram criadas", "vêm sendo usadas". */
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

/** Skips an aside, which is a few words between commas without a verb or a list: ", em geral,", ", muitas vezes,". */
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
