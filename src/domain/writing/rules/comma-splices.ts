import type { CheckedSentence, CheckedWord } from '../checked-text.ts';
import { hasPerson, isThird } from '../has-person.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { FINITE, NOMINAL, TAGS } from '../lexicon/tags.ts';
import { withCapital } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Rules on two sentences joined only by a comma, the second of which begins with its subject. */
export const COMMA_SPLICE_RULES: readonly Rule[] = [
  {
    id: 'comma/splice',
    code: 'pontuacao',
    name: 'Duas frases unidas só por vírgula',
    message: 'Depois da vírgula começa outra frase: separe as duas com ponto ou com ponto e vírgula.',
    find: ({ sentences, lexicon }) =>
      sentences.flatMap((sentence) => findSplices(sentence, isDictionary(lexicon))),
  },
];

/** Marks the last word of the first sentence and the first of the second: "país, isso". */
function findSplices({ words }: CheckedSentence, knowsVerbs: boolean): RuleMatch[] {
  const withNoun = knowsVerbs
    ? words.filter((_, at) => opensSpliced(words, at) && isSurelyClosed(words, at))
    : [];
  return words.flatMap((subject, at): RuleMatch[] => {
    const last = words[at - 1];
    if (!last || subject.before !== ',' || subject.isQuoted || last.isQuoted) return [];
    if (!opensMainClause(words, at) && !(withNoun.includes(subject) && !isInShortList(withNoun, subject)))
      return [];
    const read = words.slice(Math.max(0, at - LONGEST_READ_WORDS), at);
    const stop = read.findLastIndex(({ before }) => STRONG_STOP.test(before));
    if (!isMainClause(read.slice(Math.max(0, stop)))) return [];
    const replacement = `${last.text}. ${withCapital(subject.text)}`;
    return [{ start: last.start, end: subject.end, replacement }];
  });
}

/** "Uns plantam, as crianças colhem, os avós vendem": three or more short clauses make a list. */
function isInShortList(spliced: readonly CheckedWord[], { index }: CheckedWord): boolean {
  return spliced.some((other) => other.index !== index && Math.abs(other.index - index) < LONGEST_LISTED);
}

function opensSpliced(words: readonly CheckedWord[], at: number): boolean {
  return words[at]?.before === ',' && opensWithNoun(words, at);
}

/**
 * Maximum number of words inspected before the comma. In the corpora, no sentence that a comma joins to another is
 * longer.
 */
const LONGEST_READ_WORDS = 200;
const STRONG_STOP = /[;:().!?…–—-]/;
const PRONOUN = /^(?:isso|isto|ele|ela|eles|elas)$/;
const POINTING = /^(?:ess[ae]s?|est[ae]s?)$/;
const BETWEEN = /^(?:não|já|só|também|ainda|se|nos|me|lhes?|nunca|sempre|apenas)$/;

/**
 * Whether a subject that refers back begins here and its verb follows: "isso causa", "ela não é", "essa prática
 * causa".
 */
function opensMainClause(words: readonly CheckedWord[], at: number): boolean {
  const first = words[at]?.lower ?? '';
  const subject = PRONOUN.test(first) ? 1 : 2;
  if (subject === 2 && !(POINTING.test(first) && ((words[at + 1]?.tags ?? 0) & NOMINAL) !== 0)) return false;
  const verb = words.slice(at + subject, at + subject + 3).find(({ lower }) => !BETWEEN.test(lower));
  return (
    verb !== undefined && verb.before === '' && hasPerson(verb) && !(first === 'isto' && verb.lower === 'é')
  );
}

const ARTICLE =
  /^(?:[oa]s?|uma?|seus?|suas?|noss[oa]s?|muit[oa]s|algu(?:ns|mas)|cada|tod[oa]|ess[ae]s?|est[ae]s?)$/;
const SUBJECT_PRONOUN = /^(?:eu|nós|você|vocês|ninguém|todos|muitos|alguns)$/;
const OF = /^(?:d[aoe]s?|em|n[oa]s?|para|com|contra|entre|sobre)$/;
/** Nouns in expressions of time, which are not subjects: "a lei muda, todo ano falta verba". */
const TIMES = /^(?:dia|semana|mês|ano|hora|vez|década|século|tarde|noite|manhã|momento|época)s?$/;

/**
 * Whether a noun or pronoun that is the subject begins here and its verb follows: "os alunos foram", "a população
 * do bairro sofre", "ninguém age".
 */
function opensWithNoun(words: readonly CheckedWord[], at: number): boolean {
  const first = words[at];
  if (!first) return false;
  let next = at + 1;
  if (!SUBJECT_PRONOUN.test(first.lower)) {
    const noun = words[next];
    if (!ARTICLE.test(first.lower) || !noun || !isNoun(noun) || TIMES.test(noun.lower)) return false;
    // "A exemplo da obra": before a noun that is not feminine, "a" is not an article.
    if (first.lower === 'a' && (noun.tags & TAGS.femSing) === 0) return false;
    next += 1;
    while (next - at < LONGEST_NOUN && (isDescription(words[next]) || isOf(words, next))) next += 1;
  }
  if (words[next]?.lower === 'que' && words[next]?.before === '') return hasTwoVerbs(words, next);
  while (words[next]?.before === '' && BETWEEN.test(words[next]?.lower ?? '')) next += 1;
  const verb = words[next];
  return verb?.before === '' && hasPerson(verb) && !MAY_BE_PUT_IN.test(verb.lower);
}

/** Whether a relative clause is followed directly by the main verb: "As casas que vemos são". */
function hasTwoVerbs(words: readonly CheckedWord[], que: number): boolean {
  const rest = words.slice(que + 1, que + 1 + LONGEST_NOUN);
  const sign = rest.findIndex(({ before }) => before !== '');
  const clause = sign === -1 ? rest : rest.slice(0, sign);
  return (
    clause.filter(hasPerson).length === 2 &&
    !clause.some(({ lower }) => /^(?:que|e|se|quando|porque|mas|ou)$/.test(lower))
  );
}

const LONGEST_NOUN = 9;

/** Whether a word is a preposition before its noun or article ("para a compra"), or belongs to such a phrase. */
function isOf(words: readonly CheckedWord[], at: number): boolean {
  const word = words[at];
  if (word?.before !== '') return false;
  if (OF.test(word.lower)) return isNoun(words[at + 1]) || isNoun(words[at + 2]);
  return isNoun(word) && OF.test(words[at - 1]?.lower ?? '');
}

function isNoun(word: CheckedWord | undefined): boolean {
  return (
    word?.before === '' && (word.tags & NOMINAL) !== 0 && (word.tags & TAGS.gerund) === 0 && !isName(word)
  );
}

function isDescription(word: CheckedWord | undefined): boolean {
  return isNoun(word) && ((word?.tags ?? 0) & FINITE) === 0 && word?.lower !== 'que';
}

/** Verbs of parenthetical clauses, which are enclosed in commas: "diz o autor", "como se sabe". */
const MAY_BE_PUT_IN = /^(?:diz|dizem|disse|afirma|afirmam|afirmou|seja|sejam|fosse|fossem|queira)$/;

/** Whether a sentence could end here. It could not within a list of clauses, for example after a colon. */
function isSurelyClosed(words: readonly CheckedWord[], at: number): boolean {
  const last = words.slice(Math.max(0, at - LONGEST_READ_WORDS), at);
  const comma = last.findLastIndex(({ before }) => before !== '');
  const clause = last.slice(Math.max(0, comma));
  const [opens, second] = clause.slice(Number(JOINS.test(clause[0]?.lower ?? '')));
  return (
    clause.some((word, index) => hasPerson(word) && isThird(word) && (index === 0 || !isName(word))) &&
    clause.length >= SHORTEST_CLAUSE &&
    !last.some(({ before }) => before.includes(':')) &&
    !NO_CLAUSE.test(opens?.lower ?? '') &&
    !(opens?.lower === 'a' && ((second?.tags ?? 0) & TAGS.infinitive) !== 0) &&
    !isListed(words, at)
  );
}

const SHORTEST_CLAUSE = 3;
/**
 * Words that show that the passage is not a main clause: "inaceitável e sim", "tivesse o governo agido", "não
 * importa o que".
 */
const NO_CLAUSE = /^(?:sim|isto|haja|importa|\p{L}+sse(?:m)?)$/u;

function isName({ text }: CheckedWord): boolean {
  return /^\p{Lu}/u.test(text);
}

/**
 * Maximum distance of the "e" that joins the last item of a list, and maximum length of the clauses of a list, in
 * words.
 */
const LONGEST_LIST = 60;
const LONGEST_LISTED = 11;

/**
 * Whether the position is in a list of clauses or nouns whose last item is joined by "e": "uns leem, outros
 * escrevem e o professor ouve".
 */
function isListed(words: readonly CheckedWord[], at: number): boolean {
  const rest = words.slice(at + 1, at + LONGEST_LIST);
  const stop = rest.findIndex(({ before }) => STRONG_STOP.test(before));
  const own = rest.slice(0, stop === -1 ? rest.length : stop);
  const isShort =
    at - words.slice(0, at).findLastIndex(({ before }, index) => index === 0 || before !== '') <=
    LONGEST_LISTED;
  return own.some(
    ({ lower }, index) =>
      lower === 'e' &&
      (isShort || index < LONGEST_LISTED) &&
      (ARTICLE.test(own[index + 1]?.lower ?? '') || own.slice(index + 1, index + 5).some(hasPerson)),
  );
}

/** Words that make the clause they open dependent. */
const OPENS_DEPENDENT =
  /^(?:se|quando|embora|conquanto|porquanto|caso|enquanto|como|porque|que|quem|onde|qual|quais|cuj[oa]s?|conforme|segundo|mesmo|ainda|apesar|quanto|seja|sejam|ora|quer|nem|pois|tanto|tão|assim|logo|para|pra|por|pel[oa]s?|ao|aos|à|às|desde|sem|depois|antes|após|com|até|em|n[oa]s?|de|d[oa]s?|entre|durante|há|consoante|devido|graças|perante|mediante|diante|além|acerca|dentro|fora|junto|frente|longe|perto|aliad[oa]s?)$/;
const MAKES_DEPENDENT =
  /^(?:se|quando|embora|conquanto|porquanto|caso|enquanto|como|porque|que|quem|onde|qual|quais|cuj[oa]s?|conforme|mesmo|ainda|apesar|quanto|seja|sejam|ora|quer|nem|pois|tanto|tão)$/;
/** Words that cannot end a sentence: connectives between commas, and words that begin the next clause. */
const ENDS_NONE =
  /^(?:porém|contudo|todavia|entretanto|portanto|assim|sim|raro|que|e|mas|ou|isto|seja|entanto|então|logo|já)$/;
const JOINS = /^(?:e|mas|porém)$/;

/**
 * Whether the words before a comma form a complete sentence, with a finite verb and without an inserted clause at
 * the end.
 */
function isMainClause(words: readonly CheckedWord[]): boolean {
  const last = words.at(-1);
  if (!last || ENDS_NONE.test(last.lower) || (last.tags & TAGS.manner) !== 0) return false;
  const verb = words.findIndex(hasPerson);
  if (verb < 0 || words.slice(0, verb).some(makesDependent) || isCorrelative(words)) return false;
  const comma = Math.max(
    0,
    words.findLastIndex(({ before }) => before !== ''),
  );
  // In "A lei muda, na cidade e no campo, isso", the phrase after the comma belongs to the clause before it.
  if (comma > 0 && !words.slice(comma).some(isThirdVerb))
    return !opensNext(words.slice(comma)) && endsInList(words) && isMainClause(words.slice(0, comma));
  // "Já dizia o poeta, o homem é só": the quoted statement follows, so the comma is right.
  if (verb <= 1 && SAYS.test(words[verb]?.lower ?? '')) return false;
  const clause = words.slice(comma + Number(JOINS.test(words[comma]?.lower ?? '')));
  if (!clause.some(hasPerson) || (clause[0] && opensDependent(clause[0]))) return false;
  // "Temos que admitir" between two commas is an insertion.
  if (comma > 0 && clause.length <= LONGEST_ASIDE && clause[0] && hasPerson(clause[0])) return false;
  // "Sabe-se que a cada ano, isso piora": the clause introduced by "que" has no verb before the comma.
  const que = clause.findLastIndex(({ lower }) => lower === 'que');
  if (que >= 0 && !clause.slice(que + 1).some(isThirdVerb)) return false;
  // "Sabe-se que quando chove, isso alaga": a dependent clause begins after "que".
  return !clause.some((word, at) => {
    const before = clause[at - 1]?.lower ?? '';
    return (
      /^(?:que|e|mas|pois|porque)$/.test(before) && opensDependent(word) && !isReflexive(word, clause[at + 1])
    );
  });
}

/**
 * "A lei muda, desse modo, ela", "a lei mudou, ano passado, ela": the phrase between the commas belongs to the
 * second clause.
 */
function opensNext(words: readonly CheckedWord[]): boolean {
  return OPENS_NEXT.test(words[0]?.lower ?? '') || words.some(({ lower }) => TIMES.test(lower));
}

const SAYS = /^(?:diz|dizia|diziam|disse|disseram)$/;
const OPENS_NEXT =
  /^(?:[dn]ess[ae]|[dn]est[ae]|com|por|além|hoje|ontem|agora|atualmente|antes|depois|recentemente)$/;

/** Whether a word is a finite verb, excluding nouns and numbers that look like a first person ("morro", "cinco"). */
function isThirdVerb(word: CheckedWord): boolean {
  return hasPerson(word) && isThird(word);
}

const LONGEST_ASIDE = 4;

/** Whether no word after the last verb opens another clause, as "que" does in "sabe-se que, no campo, isso". */
function endsInList(words: readonly CheckedWord[]): boolean {
  const tail = words.slice(words.findLastIndex(hasPerson) + 1);
  return !tail.some(
    (word, at) =>
      (MAKES_DEPENDENT.test(word.lower) && word.lower !== 'como') ||
      (word.before !== '' && (JOINS.test(word.lower) || JOINS.test(tail[at - 1]?.lower ?? ''))),
  );
}

/** Whether "se" is the pronoun, not the conjunction "if": "E se informa". */
function isReflexive({ lower }: CheckedWord, next: CheckedWord | undefined): boolean {
  return lower === 'se' && next?.before === '' && hasPerson(next) && !/(?:sse|ssem|r)$/.test(next.lower);
}

function opensDependent(word: CheckedWord): boolean {
  return OPENS_DEPENDENT.test(word.lower) || (word.tags & TAGS.gerund) !== 0;
}

function makesDependent(word: CheckedWord): boolean {
  return MAKES_DEPENDENT.test(word.lower) || (word.tags & TAGS.gerund) !== 0;
}

/**
 * Whether the words contain "não só" or the like: "Não só fere a lei, ela também destrói", "não só no Brasil mas no
 * mundo".
 */
export function isCorrelative(words: readonly CheckedWord[]): boolean {
  return words.some(
    ({ lower }, at) => lower === 'não' && /^(?:só|somente|apenas)$/.test(words[at + 1]?.lower ?? ''),
  );
}
