import { opensSentence, type CheckedText, type CheckedWord } from '../checked-text.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { oncePerText } from '../../text/memo.ts';
import { anyDeterminerOf, maybeVerb, nominalBits, numberOf } from './agreement-determiners.ts';

/** A subject and the verb that follows it, with what may stand between ("não", "também", "se"). */
export type Clause = {
  /** `SINGULAR` or `PLURAL`. */
  number: number;
  head: CheckedWord;
  verb: CheckedWord;
  /** Where the subject begins. */
  first: CheckedWord;
  /** Something of another number may stand between: "o uso de drogas causa". */
  isExtended: boolean;
};

const BETWEEN = new Set('não também se já só nos sempre assim ainda nunca me lhe lhes realmente'.split(' '));
/** Before a subject; what follows a preposition or another verb is none. */
const LINKS = new Set(
  `que porque pois quando se mas porém embora enquanto onde portanto então assim logo como caso contudo entretanto
  hoje atualmente talvez infelizmente`.split(/\s+/),
);
const BARE =
  /^(?:[oa]s?|uns|umas|um|uma|est[ea]s?|ess[ea]s?|aquel[ea]s?|seus?|suas?|meus?|minhas?|noss[oa]s?|algu[nm]s?|algumas?|muit[oa]s|pouc[oa]s|vári[oa]s|divers[oa]s|inúmer[oa]s|tais|ambos|ambas)$/;
/** "todos os dias", "essa semana": when, not who. */
const TIMES = new Set(
  `dia dias semana semanas mês meses ano anos hora horas vez vezes década décadas século séculos tarde noite manhã
  minuto minutos momento momentos época épocas`.split(/\s+/),
);
/** Those of them that say how often or how long, and are no subject of what follows: "em dez anos cresceu". */
export const MANY_TIMES = /^(?:vezes|anos|dias|meses|semanas|horas|décadas|séculos)$/;

/** The clause's head: at the sentence's beginning or after a word that opens one. */
function opensClause(text: CheckedText, first: CheckedWord): boolean {
  const previous = text.words[first.index - 1];
  if (opensSentence(text, first.index) || !previous) return true;
  if (first.before === ';' || first.before === ':') return true;
  if (first.before === ',') return isShortOpening(text, first.index - 1);
  return first.before === '' && LINKS.has(previous.lower) && !isComparison(text, previous);
}

/** "tão … como", "mais … que", "do que": no clause begins there. */
function isComparison({ words }: CheckedText, { lower, index }: CheckedWord): boolean {
  if (lower === 'como') return true;
  if (lower !== 'que') return false;
  if (words[index - 1]?.lower === 'do') return true;
  const before = words.slice(Math.max(0, index - 5), index);
  return before.some((word) => /^(?:mais|menos|maior|menor|melhor|pior|tão|mesm[oa]s?)$/.test(word.lower));
}

/** "Hoje em dia, as pessoas": up to the comma only a few words, no list. */
function isShortOpening(text: CheckedText, last: number): boolean {
  for (let at = last; at >= Math.max(0, last - 4); at -= 1) {
    const word = text.words[at];
    if (!word || word.lower === 'e' || word.lower === 'como') return false;
    if (opensSentence(text, at))
      return (
        !BARE.test(word.lower) &&
        (word.tags & TAGS.gerund) === 0 &&
        !/^(?:com|sem|além|por)$/.test(word.lower)
      );
    if (word.before !== '') return false;
  }
  return false;
}

function verbAfter({ words }: CheckedText, from: number): CheckedWord | undefined {
  for (let at = from; at <= from + 2; at += 1) {
    const word = words[at];
    if (!word || word.before !== '' || word.isQuoted) return undefined;
    if (!BETWEEN.has(word.lower)) return word;
  }
  return undefined;
}

/** Subjects of a noun at the beginning of a clause, and the word that should be their verb. */
export const nounClauses = oncePerText((text: CheckedText) =>
  text.words.flatMap((first): Clause[] => {
    const isDetermined = BARE.test(first.lower);
    const head = isDetermined ? text.words[first.index + 1] : first;
    if (!head || first.isQuoted || (isDetermined && head.before !== '')) return [];
    const number = numberOf(nominalBits(head, !isDetermined));
    if (
      number === 0 ||
      (number === SINGULAR && !isDetermined) ||
      TIMES.has(head.lower) ||
      !opensClause(text, first)
    )
      return [];
    if (isDetermined && numberOf(anyDeterminerOf(first)?.tag ?? number) !== number) return [];
    if (!isDetermined && (maybeVerb(head) || (head.tags & (TAGS.adjective | TAGS.participle)) !== 0))
      return [];
    const end = afterComplements(text, head, number);
    const verb = verbAfter(text, end);
    return verb ? [{ number, head, verb, first, isExtended: verb.index > head.index + 2 }] : [];
  }),
);

const OF = /^(?:d[eoa]s?|n[oa]s?|em|entre|com|contra|para|sobre)$/;
/** With these either number is right: "a maioria dos jovens acredita" or "acreditam". */
const COLLECTIVES = new Set(
  `maioria minoria parte metade parcela número quantidade série grupo conjunto porcentagem percentual total resto restante
  infinidade variedade multidão porção totalidade terço quarto quinto décimo dupla maior tipo espécie falta soma bando par mistura`.split(
    /\s+/,
  ),
);

/** The place after the noun's adjective and its "de …", "com …": one complement, no list. */
function afterComplements(text: CheckedText, head: CheckedWord, number: number): number {
  const { words } = text;
  let at = afterAdjective(text, head.index + 1, number);
  const preposition = words[at];
  if (!preposition || preposition.before !== '' || !OF.test(preposition.lower) || COLLECTIVES.has(head.lower))
    return at;
  at += 1;
  if (BARE.test(words[at]?.lower ?? '')) at += 1;
  const noun = words[at];
  if (!noun || noun.before !== '' || nominalBits(noun) === 0 || maybeVerb(noun)) return head.index + 1;
  return afterAdjective(text, at + 1, numberOf(nominalBits(noun)));
}

function afterAdjective({ words }: CheckedText, at: number, number: number): number {
  const word = words[at];
  const isAdjective = word?.before === '' && isAdjectiveLike(word) && numberOf(nominalBits(word)) === number;
  return isAdjective ? at + 1 : at;
}

function isAdjectiveLike({ tags }: CheckedWord): boolean {
  return (tags & (TAGS.adjective | TAGS.participle)) !== 0 && (tags & (TAGS.verb3s | TAGS.verb3p)) === 0;
}

/** "eles", "ela", "alguém" and the verb after them. */
export const pronounClauses = oncePerText((text: CheckedText) =>
  text.words.flatMap((first): Clause[] => {
    const number = PRONOUNS.get(first.lower);
    if (!number || first.isQuoted || !opensPronounClause(text, first)) return [];
    const verb = verbAfter(text, first.index + 1);
    return verb ? [{ number, head: first, verb, first, isExtended: false }] : [];
  }),
);

const PRONOUNS = new Map<string, number>([
  ['eles', PLURAL],
  ['elas', PLURAL],
  ['vocês', PLURAL],
  ['ele', SINGULAR],
  ['ela', SINGULAR],
  ['isso', SINGULAR],
  ['isto', SINGULAR],
  ['alguém', SINGULAR],
  ['ninguém', SINGULAR],
]);

function opensPronounClause(text: CheckedText, first: CheckedWord): boolean {
  const previous = text.words[first.index - 1];
  if (opensSentence(text, first.index) || !previous) return true;
  if (first.before === ',') return !/^(?:ele|ela|você)$/.test(previous.lower);
  return first.before === '' && LINKS.has(previous.lower);
}

const NO_VERBS = new Set(
  'como segundo ora acerca fora para quanto entre sobre contra devido cerca salvo há maia moderna maconha tarde tarja calibre sete nove trinta'.split(
    ' ',
  ),
);

/** Whether a word is surely a finite verb of one number only. */
export function verbNumber({ tags, lower }: CheckedWord): number {
  if ((tags & TAGS.infinitive) !== 0) return 0;
  const isSingular = (tags & TAGS.verb3s) !== 0;
  const isPlural = (tags & TAGS.verb3p) !== 0;
  if (isSingular === isPlural || NO_VERBS.has(lower)) return 0;
  return isSingular ? SINGULAR : PLURAL;
}

/** How far back a head is looked for, in words. */
const FARTHEST_HEAD = 14;
const ENDS_PHRASE = /^(?:que|quem|onde|cuj[oa]s?|quando|se|porque|mas|como)$/;

/**
 * Whether a verb's subject is surely singular, whatever is listed within it: "a falta de livros e outros materiais tem".
 * Not so "a falta de livros e os preços têm", whose second part has an article.
 */
export function hasSingularHead(text: CheckedText, verb: CheckedWord): boolean {
  for (let at = verb.index - 1; at >= Math.max(0, verb.index - FARTHEST_HEAD); at -= 1) {
    const first = text.words[at];
    if (!first || first.sentence !== verb.sentence || ENDS_PHRASE.test(first.lower)) return false;
    if (joinsAnother(text, at) || isFiniteOnly(first)) return false;
    if (opensSingularPhrase(text, first)) return true;
  }
  return false;
}

/** "E os preços", "e a água": what may be a second subject, for it has no preposition. */
function joinsAnother({ words }: CheckedText, at: number): boolean {
  if (!/^(?:e|ou|nem)$/.test(words[at]?.lower ?? '')) return false;
  const next = words[at + 1]?.lower ?? '';
  return BARE.test(next) && !/^(?:muit|pouc|vári|divers|inúmer)/.test(next);
}

function isFiniteOnly(word: CheckedWord): boolean {
  return verbNumber(word) !== 0 && (word.tags & NOMINAL) === 0;
}

/** An article or the like, a singular noun and its preposition, where a clause begins. */
function opensSingularPhrase(text: CheckedText, first: CheckedWord): boolean {
  const head = text.words[first.index + 1];
  if (!head || head.before !== '' || !BARE.test(first.lower)) return false;
  if (!opensClause(text, first) && !pointsAfterNoun(text, first)) return false;
  if (numberOf(anyDeterminerOf(first)?.tag ?? 0) !== SINGULAR || numberOf(nominalBits(head)) !== SINGULAR)
    return false;
  const preposition = text.words[afterAdjective(text, head.index + 1, SINGULAR)];
  return preposition?.before === '' && (OF.test(preposition.lower) || TO.test(preposition.lower));
}

/** "Há muito tempo essa prática": after a noun "essa" begins something else, the comma left out or not. */
function pointsAfterNoun({ words }: CheckedText, { lower, index, before }: CheckedWord): boolean {
  const previous = words[index - 1];
  return /^ess[ea]$/.test(lower) && before === '' && ((previous?.tags ?? 0) & NOMINAL) !== 0;
}

const TO = /^(?:a|à|às|aos?|por|pel[oa]s?)$/;

const JOINS = /^(?:não|se|também|nem|ainda|nos|lhes?)$/;

/**
 * The number of the verb that another goes on from: "a escola recebe alunos, contrata e mantém". 0 where none is sure.
 */
export function numberOfJoinedVerb({ words }: CheckedText, verb: CheckedWord): number {
  let at = verb.index - 1;
  while (at > 0 && JOINS.test(words[at]?.lower ?? '')) at -= 1;
  if (words[at]?.lower !== 'e' || words[at]?.sentence !== verb.sentence) return 0;
  for (at -= 1; at >= Math.max(0, verb.index - FARTHEST_HEAD); at -= 1) {
    const word = words[at];
    if (!word || word.sentence !== verb.sentence || ENDS_PHRASE.test(word.lower)) return 0;
    if (isFiniteOnly(word)) return verbNumber(word);
  }
  return 0;
}

/** "Quando o asilo é concedido os estrangeiros", "o órgão está submetido as leis": a noun that agrees stands before. */
export function hasNounBefore({ words }: CheckedText, verb: CheckedWord, described: CheckedWord): boolean {
  if (verb.before !== '') return false;
  const bits = described.tags & NOMINAL;
  const before = words.slice(Math.max(0, verb.index - FARTHEST_SUBJECT), verb.index);
  const stop = before.findLastIndex(
    (word) =>
      word.before !== '' || word.sentence !== verb.sentence || /^(?:que|quando|se|como)$/.test(word.lower),
  );
  return before
    .slice(Math.max(0, stop))
    .some(
      ({ lower, index }, at, own) =>
        /^(?:[oa]|um|uma|ess[ea]|est[ea])$/.test(lower) &&
        at + 1 < own.length &&
        ((words[index + 1]?.tags ?? 0) & bits) !== 0,
    );
}

const FARTHEST_SUBJECT = 8;

/** "Uma das razões que tem pesado", "um de seus amigos, que não tem medo": with one of several either number is right. */
export function isOneOf({ words }: CheckedText, { index, sentence }: CheckedWord): boolean {
  const before = words
    .slice(Math.max(0, index - FARTHEST_ONE), index)
    .filter((word) => word.sentence === sentence);
  return ONE_OF.test(before.map(({ lower }) => lower).join(' '));
}

const FARTHEST_ONE = 9;
/** Up to two words describe the several, and up to two stand before the verb. */
const ONE_OF =
  /(?:^| )uma? d(?:[eao]s?|(?:ess|est|aquel)[ae]s) (?:[^ ]+ ){1,4}que(?: (?:não|se|já|também|só|ainda|sempre|nunca|lhes?|muitas|vezes|\p{L}+mente)){0,2}$/u;
