import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { NOMINAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { anyDeterminerOf, nominalBits, numberOf } from './agreement-determiners.ts';
import { opensClause, verbNumber } from './agreement-subject.ts';
import { BARE } from './subject-phrase.ts';

/** Maximum distance from the verb back to the head noun of its subject, in words. */
const FARTHEST_HEAD = 14;
const ENDS_PHRASE = /^(?:que|quem|onde|cuj[oa]s?|quando|se|porque|mas|como)$/;

/**
 * Whether a verb's subject is certainly singular, even if it contains a list: "a falta de livros e outros materiais
 * tem". It is not certain in "a falta de livros e os preços têm", whose second part has an article.
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

/** Whether a second subject may begin here, because the phrase has no preposition: "E os preços", "e a água". */
function joinsAnother({ words }: CheckedText, at: number): boolean {
  if (!/^(?:e|ou|nem)$/.test(words[at]?.lower ?? '')) return false;
  const next = words[at + 1]?.lower ?? '';
  return BARE.test(next) && !/^(?:muit|pouc|vári|divers|inúmer)/.test(next);
}

function isFiniteOnly(word: CheckedWord): boolean {
  return verbNumber(word) !== 0 && (word.tags & NOMINAL) === 0;
}

/** Whether a clause begins here with a determiner, a singular noun and that noun's preposition. */
function opensSingularPhrase(text: CheckedText, first: CheckedWord): boolean {
  const head = text.words[first.index + 1];
  if (!head || head.before !== '' || !BARE.test(first.lower)) return false;
  if (!opensClause(text, first) && !pointsAfterNoun(text, first)) return false;
  if (numberOf(anyDeterminerOf(first)?.tag ?? 0) !== SINGULAR || numberOf(nominalBits(head)) !== SINGULAR)
    return false;
  const preposition = text.words[afterAdjective(text, head.index + 1, SINGULAR)];
  return preposition?.before === '' && (OF.test(preposition.lower) || TO.test(preposition.lower));
}

/** "Há muito tempo essa prática": after a noun, "essa" begins another phrase, with or without comma. */
function pointsAfterNoun({ words }: CheckedText, { lower, index, before }: CheckedWord): boolean {
  const previous = words[index - 1];
  return /^ess[ea]$/.test(lower) && before === '' && ((previous?.tags ?? 0) & NOMINAL) !== 0;
}

const TO = /^(?:a|à|às|aos?|por|pel[oa]s?)$/;

const JOINS = /^(?:não|se|também|nem|ainda|nos|lhes?)$/;

/**
 * The number (singular or plural) of the verb with which this verb is coordinated: "a escola recebe alunos,
 * contrata e mantém". 0 if uncertain.
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

/**
 * "Quando o asilo é concedido os estrangeiros", "o órgão está submetido as leis": a noun that agrees with the
 * described word precedes the verb.
 */
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

/**
 * "Uma das razões que tem pesado", "um de seus amigos, que não tem medo": after "one of several", the verb may be
 * singular or plural.
 */
export function isOneOf({ words }: CheckedText, { index, sentence }: CheckedWord): boolean {
  const before = words
    .slice(Math.max(0, index - FARTHEST_ONE), index)
    .filter((word) => word.sentence === sentence);
  return ONE_OF.test(before.map(({ lower }) => lower).join(' '));
}

const FARTHEST_ONE = 9;
/** "One of" with up to two words that describe the group, and up to two words before the verb. */
const ONE_OF =
  /(?:^| )uma? d(?:[eao]s?|(?:ess|est|aquel)[ae]s) (?:[^ ]+ ){1,4}que(?: (?:não|se|já|também|só|ainda|sempre|nunca|lhes?|muitas|vezes|\p{L}+mente)){0,2}$/u;

const OF = /^(?:d[eoa]s?|n[oa]s?|em|entre|com|contra|para|sobre)$/;
function afterAdjective({ words }: CheckedText, at: number, number: number): number {
  const word = words[at];
  const isAdjective = word?.before === '' && isAdjectiveLike(word) && numberOf(nominalBits(word)) === number;
  return isAdjective ? at + 1 : at;
}

function isAdjectiveLike({ tags }: CheckedWord): boolean {
  return (tags & (TAGS.adjective | TAGS.participle)) !== 0 && (tags & (TAGS.verb3s | TAGS.verb3p)) === 0;
}

/** "Caso isso não seja feito a criança": the subject precedes the verb. */
export function hasSubject({ words }: CheckedText, verb: CheckedWord): boolean {
  const before = words[verb.index - (words[verb.index - 1]?.lower === 'não' ? 2 : 1)];
  return (
    before !== undefined && verb.before === '' && /^(?:isso|isto|ele|qual|tudo|nada)$/.test(before.lower)
  );
}
