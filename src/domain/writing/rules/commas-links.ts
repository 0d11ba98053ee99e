import type { CheckedSentence, CheckedWord } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { FINITE, NOMINAL, TAGS } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { hasPerson } from '../has-person.ts';

/**
 * Commas beside "que", "e", "mas", "pois": missing before an insertion, superfluous if the clause simply continues.
 */
export const LINK_COMMA_RULES: readonly Rule[] = [
  {
    id: 'comma/before-inserted',
    code: 'virgula',
    name: 'Falta a vírgula que abre o trecho intercalado',
    message: 'O que se põe no meio da frase fica entre duas vírgulas: a primeira está faltando.',
    example: 'Sabe-se que, no campo, falta água',
    find: ({ sentences, lexicon }) => (isDictionary(lexicon) ? sentences.flatMap(findUnopened) : []),
  },
  {
    id: 'comma/after-link',
    code: 'virgula',
    name: 'Vírgula depois da palavra de ligação',
    message:
      'Depois da palavra que liga (“que”, “mas”, “e”, “como”) só há vírgula se outra fecha o trecho que vem a seguir.',
    example: 'Sabe-se que a rua alaga',
    find: ({ sentences, lexicon }) => (isDictionary(lexicon) ? sentences.flatMap(findAfterLink) : []),
  },
];

const OPENING_LINK = /^(?:que|e|mas|pois|porque|porém|onde)$/;
/** Words that open an inserted clause. */
const OPENS_CLAUSE = /^(?:se|quando|embora|caso|enquanto)$/;
/** Words that open other insertions. */
const OPENS_ADVERBIAL =
  /^(?:ao|apesar|mesmo|segundo|conforme|após|depois|antes|durante|desde|com|sem|por|pel[oa]s?|em|n[oa]s?|ness[ea]s?|nest[ea]s?|através|além|diante|devido|graças|assim|muitas|às|para|hoje|atualmente|infelizmente|felizmente|geralmente|consequentemente|principalmente|sobretudo|ainda|dentro|dess[ea]|dest[ea]|aos|à)$/;
const LONGEST_INSERTED = 14;

/** Marks the connective: "que se nada mudar, a cidade" → "que,". */
function findUnopened({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((link, at): RuleMatch[] => {
    if (!OPENING_LINK.test(link.lower)) return [];
    const first = words[at + 1];
    if (!first || first.before !== '' || link.isQuoted || !opensInserted(first.lower)) return [];
    const length =
      words.slice(at + 2, at + 2 + LONGEST_INSERTED).findIndex(({ before }) => before !== '') + 1;
    const inserted = words.slice(at + 1, at + 1 + length);
    const rest = words.slice(at + 1 + length);
    if (length === 0 || rest[0]?.before !== ',' || !isInserted(inserted, rest) || !opensClause(rest))
      return [];
    if (/^(?:mais|menos|maior|menor|melhor|pior|do)$/.test(words[at - 1]?.lower ?? '')) return [];
    // "Vale lembrar, que no verão, o rio": the comma before "que" is wrong, so none is missing.
    if (link.before === ',' && ((words[at - 1]?.tags ?? 0) & TAGS.infinitive) !== 0) return [];
    if (link.lower === 'e' && isCoordinated(words.slice(0, at), inserted)) return [];
    return [{ start: link.start, end: link.end, replacement: `${link.text},` }];
  });
}

function opensInserted(word: string): boolean {
  return OPENS_CLAUSE.test(word) || OPENS_ADVERBIAL.test(word);
}

function isInserted(words: readonly CheckedWord[], rest: readonly CheckedWord[]): boolean {
  const first = words[0]?.lower ?? '';
  const verbs = words.filter(hasPerson).length;
  if (OPENS_CLAUSE.test(first)) {
    // "Se o rio subir": the future subjunctive looks like an infinitive.
    const hasVerb = verbs === 1 || (verbs === 0 && words.some(({ tags }) => (tags & TAGS.infinitive) !== 0));
    return hasVerb && words.length > 2 && !(first === 'se' && isReflexive(words[1], rest));
  }
  if (first === 'muitas' || first === 'às') return words.length === 2 && words[1]?.lower === 'vezes';
  // "E assim irem": "assim" belongs to the clause itself.
  if (first === 'assim' && words.length > 2) return false;
  // "O que nos conta a história": "nos" is the pronoun, not the contraction of "em" and "os".
  const after = words[1]?.tags ?? 0;
  if (first === 'nos' && (after & FINITE) !== 0 && (after & TAGS.mascPlur) === 0) return false;
  return OPENS_ADVERBIAL.test(first) && verbs === 0 && !words.some(({ lower }) => lower === 'que');
}

/**
 * "A vida que se leva", "quem se opusesse": "se" is a pronoun and does not open a condition ("se levar", "se
 * pudesse, iria").
 */
function isReflexive(verb: CheckedWord | undefined, rest: readonly CheckedWord[]): boolean {
  if (!verb || !hasPerson(verb) || /(?:r|[aei]rem|forem|rmos)$/.test(verb.lower)) return false;
  return (
    !/ssem?$/.test(verb.lower) ||
    !rest.slice(0, LONGEST_SUBJECT).some(({ lower }) => /ria(?:m|mos)?$/.test(lower))
  );
}

const LONGEST_SUBJECT = 8;

/**
 * "Com amor e com carinho, a criança cresce", "sem livros e sem escola", "em excesso e por anos": the connective
 * joins two phrases, not two clauses.
 */
function isCoordinated(before: readonly CheckedWord[], inserted: readonly CheckedWord[]): boolean {
  const preposition = prepositionOf(inserted[0]?.lower ?? '');
  const stop = before.findLastIndex((word) => word.before !== '');
  const clause = before.slice(Math.max(0, stop));
  const pointsBack = inserted.some(({ lower }) =>
    /^(?:[dn]?isso|[dn]?isto|assim|consequentemente)$/.test(lower),
  );
  const endsInPhrase = clause.slice(-LONGEST_PHRASE).some(({ lower }) => PREPOSITION.test(lower));
  return (
    !clause.some(hasPerson) ||
    (endsInPhrase && !pointsBack) ||
    clause.some(({ lower }) => prepositionOf(lower) === preposition)
  );
}

const LONGEST_PHRASE = 3;
const PREPOSITION = /^(?:em|n[oa]s?|com|sem|por|pel[oa]s?|para|após|durante|sob|sobre|aos?|às?)$/;

/** The preposition that a word is or contains: "a" for "ao" and "à". */
function prepositionOf(word: string): string {
  if (/^(?:aos?|à|às)$/.test(word)) return 'a';
  if (/^n[oa]s?$/.test(word)) return 'em';
  return /^pel[oa]s?$/.test(word) ? 'por' : word;
}

const SUBJECT =
  /^(?:isso|isto|el[ea]s?|você|nós|eu|quem|ninguém|todos|muit[oa]s|pouc[oa]s|algu(?:ns|mas|ém)|cada|há|não|nunca)$/;

/** Whether the clause continues after the second comma, with its subject or its verb. */
function opensClause(words: readonly CheckedWord[]): boolean {
  const [first, second] = words;
  if (!first) return false;
  if (SUBJECT.test(first.lower) || hasPerson(first)) return true;
  const noun = OF_ARTICLE[first.lower] ?? (POINTING.test(first.lower) ? NOMINAL : 0);
  const stop = words.findIndex(({ before }, at) => at > 0 && before !== '');
  return (
    second?.before === '' &&
    (second.tags & noun) !== 0 &&
    words.slice(2, stop === -1 ? undefined : stop).some((word) => hasPerson(word))
  );
}

const OF_ARTICLE: Record<string, number> = {
  o: TAGS.mascSing,
  a: TAGS.femSing,
  os: TAGS.mascPlur,
  as: TAGS.femPlur,
  um: TAGS.mascSing,
  uma: TAGS.femSing,
};
const POINTING = /^(?:ess[ea]s?|est[ea]s?|aquel[ea]s?|noss[oa]s?|seus?|suas?|tais|tal)$/;

const CLOSING_LINK = /^(?:que|e|mas|pois|porque|como|onde)$/;
/** "Uma vez que", "não obstante", "que, seja por isso": words that open an insertion. */
const PUTS_IN = /^(?:vez|vezes|obstante|raro|só|apenas|dias?|anos?|princípio|priori|cada|medida|grosso)$/;
const NO_FOLLOWER = /^(?:seja|sejam|há|havia|faz|quer|ora|digamos|diga|dizem|diz|parece|sabe|acho|creio)$/;

/** Marks the connective and the word after its comma: "que, a cidade cresce" → "que a". */
function findAfterLink({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((next, at): RuleMatch[] => {
    if (next.before !== ',') return [];
    const link = words[at - 1];
    if (!link || link.isQuoted || next.isQuoted || !CLOSING_LINK.test(link.lower)) return [];
    if (/^(?:sim|também)$/.test(words[at - 2]?.lower ?? '') || !simplyFollows(words.slice(at))) return [];
    // "Percebe-se, pois, a lei" and "e, como, o": the connective itself is enclosed in commas.
    if (link.before !== '' && link.lower !== 'mas' && link.lower !== 'e' && link.lower !== 'que') return [];
    return [{ start: link.start, end: next.end, replacement: `${link.text} ${next.text}` }];
  });
}

function simplyFollows(words: readonly CheckedWord[]): boolean {
  const [first, second] = words;
  if (!first || !second || second.before !== '') return false;
  if (PUTS_IN.test(second.lower) || NO_FOLLOWER.test(first.lower)) return false;
  const isSubject =
    /^(?:isso|el[ea]s?|não|você|muit[oa]s)$/.test(first.lower) ||
    (second.tags & (OF_ARTICLE[first.lower] ?? (POINTING.test(first.lower) ? NOMINAL : 0))) !== 0;
  const isVerb = hasPerson(first) && (first.tags & THIRD) !== 0;
  if (!isSubject && !isVerb) return false;
  const stop = words.findIndex(({ before }, at) => at > 0 && before !== '');
  if (stop === -1) return true;
  // "Que, o leitor sabe, muda": another comma within a few words closes the insertion.
  return words[stop]?.before !== ',' || (stop > LONGEST_ASIDE && words.slice(0, stop).some(hasPerson));
}

const THIRD = TAGS.verb3s | TAGS.verb3p | TAGS.verb1p;
const LONGEST_ASIDE = 4;
