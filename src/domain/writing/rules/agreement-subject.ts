import { opensSentence, type CheckedText, type CheckedWord } from '../checked-text.ts';
import { FEMININE, NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { oncePerText } from '../../text/memo.ts';
import { anyDeterminerOf, maybeVerb, nominalBits, numberOf } from './agreement-determiners.ts';
import { afterPhrase, BARE } from './subject-phrase.ts';

/** A subject and the verb that follows it. Words such as "não", "também", "se" may come between the two. */
export type Clause = {
  /** `SINGULAR` or `PLURAL`. */
  number: number;
  head: CheckedWord;
  /** Gender and number bits of the head. */
  bits: number;
  verb: CheckedWord;
  /** First word of the subject. */
  first: CheckedWord;
  /** Whether words of another number may come between the head and the verb: "o uso de drogas causa". */
  isExtended: boolean;
};

const BETWEEN = new Set('não também se já só nos sempre assim ainda nunca me lhe lhes realmente'.split(' '));
/** Words that may precede a subject. A noun after a preposition or another verb is not a subject. */
const LINKS = new Set(
  `que porque pois quando se mas porém embora enquanto onde portanto então assim logo como caso contudo entretanto
  hoje atualmente talvez infelizmente`.split(/\s+/),
);
/** Nouns in expressions of time, which are not subjects: "todos os dias", "essa semana". */
const TIMES = new Set(
  `dia dias semana semanas mês meses ano anos hora horas vez vezes década décadas século séculos tarde noite manhã
  minuto minutos momento momentos época épocas`.split(/\s+/),
);
/** Expressions of frequency or duration, which are not the subject of the following verb: "em dez anos cresceu". */
export const MANY_TIMES = /^(?:vezes|anos|dias|meses|semanas|horas|décadas|séculos)$/;

/** Whether a clause begins at a word: at the beginning of a sentence or after a word that opens a clause. */
export function opensClause(text: CheckedText, first: CheckedWord): boolean {
  const previous = text.words[first.index - 1];
  if (opensSentence(text, first.index) || !previous) return true;
  if (first.before === ';' || first.before === ':') return true;
  if (first.before === ',') return isShortOpening(text, first.index - 1);
  return first.before === '' && LINKS.has(previous.lower) && !isComparison(text, previous);
}

/** "tão … como", "mais … que", "do que": comparisons, which do not open a clause. */
function isComparison({ words }: CheckedText, { lower, index }: CheckedWord): boolean {
  if (lower === 'como') return true;
  if (lower !== 'que') return false;
  if (words[index - 1]?.lower === 'do') return true;
  const before = words.slice(Math.max(0, index - 5), index);
  return before.some((word) => /^(?:mais|menos|maior|menor|melhor|pior|tão|mesm[oa]s?)$/.test(word.lower));
}

/** Whether only a few words, which are not a list, precede the comma: "Hoje em dia, as pessoas". */
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
    if (!word || (at > from && word.before !== '') || word.isQuoted) return undefined;
    if (!BETWEEN.has(word.lower)) return word;
  }
  return undefined;
}

/** Noun subjects at the beginning of a clause, with the word that should be their verb. */
export const nounClauses = oncePerText((text: CheckedText) =>
  text.words.flatMap((first): Clause[] => {
    if (first.isQuoted || !opensClause(text, first)) return [];
    const subject = partitive(text, first) ?? readHead(text, first);
    if (!subject) return [];
    const { head, bits } = subject;
    const number = numberOf(bits);
    const end = COLLECTIVES.has(head.lower)
      ? placeIfBeside(text, head.index + 1)
      : afterPhrase(text, head, number, (word) => isVerb(text, word));
    const verb = end === undefined ? undefined : verbAfter(text, end);
    return verb ? [{ number, bits, head, verb, first, isExtended: verb.index > head.index + 2 }] : [];
  }),
);

function placeIfBeside({ words }: CheckedText, at: number): number | undefined {
  return words[at]?.before === '' ? at : undefined;
}

type Head = { head: CheckedWord; bits: number };

/** The head of a subject that means one of several: "Nenhum dos alunos", "cada uma das escolas". */
function partitive({ words }: CheckedText, { lower, index }: CheckedWord): Head | undefined {
  const at = lower === 'cada' ? index + 1 : index;
  const [head, of] = [words[at], words[at + 1]];
  if (!head || !of || of.before !== '' || !/^d(?:[oa]s|el[ea]s|est[ea]s|ess[ea]s)$/.test(of.lower))
    return undefined;
  const tag = /^(?:um|uma|nenhum|nenhuma)$/.test(head.lower) ? anyDeterminerOf(head)?.tag : undefined;
  return tag === undefined ? undefined : { head, bits: tag };
}

/** The head noun of a phrase that opens with a determiner, or a bare plural noun. */
function readHead({ words }: CheckedText, first: CheckedWord): Head | undefined {
  const isAll = /^tod[oa]s$/.test(first.lower) && /^[oa]s$/.test(words[first.index + 1]?.lower ?? '');
  const determiner = isAll ? words[first.index + 1] : first;
  const isDetermined = determiner !== undefined && BARE.test(determiner.lower);
  let head = isDetermined ? words[determiner.index + 1] : first;
  if (!head || (isDetermined && head.before !== '')) return undefined;
  const noun = words[head.index + 1];
  if (isDetermined && noun && describesNext(head, noun)) head = noun;
  const bits = nominalBits(head, !isDetermined);
  const number = numberOf(bits);
  if (number === 0 || (number === SINGULAR && !isDetermined) || TIMES.has(head.lower)) return undefined;
  if (isDetermined && numberOf(anyDeterminerOf(determiner)?.tag ?? number) !== number) return undefined;
  // In "A cavalo dado", before a masculine noun, "a" is not an article.
  if (isDetermined && determiner.lower === 'a' && (bits & FEMININE) === 0) return undefined;
  // "Minas Gerais produz": a noun before a capitalized word is part of a name.
  if (!isDetermined && noun?.before === '' && /^\p{Lu}/u.test(noun.text)) return undefined;
  if (!isDetermined && (maybeVerb(head) || (head.tags & (TAGS.adjective | TAGS.participle)) !== 0))
    return undefined;
  return { head, bits };
}

/** Whether a word is an adjective before its noun: "O atual governo", "as grandes cidades". */
function describesNext(word: CheckedWord, next: CheckedWord): boolean {
  return (
    (word.tags & TAGS.adjective) !== 0 &&
    next.before === '' &&
    (next.tags & (TAGS.adjective | TAGS.participle)) === 0 &&
    !maybeVerb(next) &&
    (next.tags & word.tags & NOMINAL) !== 0
  );
}

/** Whether a word is certainly a finite verb here: its form is only singular or only plural, and it is not a noun. */
function isVerb(text: CheckedText, word: CheckedWord): boolean {
  return verbNumber(word) !== 0 && !maybeNominal(text, word);
}

/**
 * Whether a word may also be a noun or an adjective ("busca", "grave") and has no object after it, so that it may
 * not be a verb.
 */
export function maybeNominal({ words }: CheckedText, { tags, index, text }: CheckedWord): boolean {
  if (/^\p{Lu}/u.test(text)) return true;
  if ((tags & NOMINAL) === 0) return false;
  const next = words[index + 1];
  return (tags & TAGS.adjective) !== 0 || next?.before !== '' || !OBJECT_OPENER.test(next.lower);
}

const OBJECT_OPENER =
  /^(?:[oa]s?|uma?|uns|umas|que|mais|seus?|suas?|muit[oa]s?|ess[ea]s?|est[ea]s?|ao|nos?|na|nas|não)$/;

/**
 * Collective nouns, after which the verb may be singular or plural: "a maioria dos jovens acredita" or "acreditam".
 */
const COLLECTIVES = new Set(
  `maioria minoria parte metade parcela número quantidade série grupo conjunto porcentagem percentual total resto restante
  infinidade variedade multidão porção totalidade terço quarto quinto décimo dupla maior tipo espécie bando par mistura`.split(
    /\s+/,
  ),
);

/** Pronoun subjects ("eles", "ela", "alguém") and the verb after them. */
export const pronounClauses = oncePerText((text: CheckedText) =>
  text.words.flatMap((first): Clause[] => {
    const number = PRONOUNS.get(first.lower);
    if (!number || first.isQuoted || !opensPronounClause(text, first)) return [];
    const beside = placeIfBeside(text, first.index + 1);
    const verb = beside === undefined ? undefined : verbAfter(text, beside);
    return verb ? [{ number, bits: 0, head: first, verb, first, isExtended: false }] : [];
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
  'como segundo ora acerca fora para quanto entre sobre contra devido cerca salvo há maia moderna maconha tarde tarja calibre sete nove trinta cinza creme'.split(
    ' ',
  ),
);

/** The number (singular or plural) of a word that is certainly a finite verb of one number only; otherwise 0. */
export function verbNumber({ tags, lower }: CheckedWord): number {
  if ((tags & TAGS.infinitive) !== 0) return 0;
  const isSingular = (tags & TAGS.verb3s) !== 0;
  const isPlural = (tags & TAGS.verb3p) !== 0;
  if (isSingular === isPlural || NO_VERBS.has(lower)) return 0;
  return isSingular ? SINGULAR : PLURAL;
}
