import type { CheckedSentence, CheckedWord } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { FINITE, NOMINAL, TAGS } from '../lexicon/tags.ts';
import { withCapital } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Two sentences that only a comma holds together, where the second begins with its subject. */
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

/** Marks the last word of the first sentence with the first of the second: "país, isso". */
function findSplices({ words }: CheckedSentence, knowsVerbs: boolean): RuleMatch[] {
  return words.flatMap((subject, at): RuleMatch[] => {
    const last = words[at - 1];
    if (!last || subject.before !== ',' || subject.isQuoted || last.isQuoted) return [];
    if (!opensMainClause(words, at) && !(knowsVerbs && opensWithNoun(words, at) && isSurelyClosed(words, at)))
      return [];
    const read = words.slice(Math.max(0, at - LONGEST_READ_WORDS), at);
    const stop = read.findLastIndex(({ before }) => STRONG_STOP.test(before));
    if (!isMainClause(read.slice(Math.max(0, stop)))) return [];
    const replacement = `${last.text}. ${withCapital(subject.text)}`;
    return [{ start: last.start, end: subject.end, replacement }];
  });
}

/** No sentence of the corpora that a comma joins to another is longer. */
const LONGEST_READ_WORDS = 200;
const STRONG_STOP = /[;:().!?…–—-]/;
const PRONOUN = /^(?:isso|isto|ele|ela|eles|elas)$/;
const POINTING = /^(?:ess[ae]s?|est[ae]s?)$/;
const BETWEEN = /^(?:não|já|só|também|ainda|se|nos|me|lhes?|nunca|sempre|apenas)$/;

/** A subject that points back, and its verb: "isso causa", "ela não é", "essa prática causa". */
function opensMainClause(words: readonly CheckedWord[], at: number): boolean {
  const first = words[at]?.lower ?? '';
  const subject = PRONOUN.test(first) ? 1 : 2;
  if (subject === 2 && !(POINTING.test(first) && ((words[at + 1]?.tags ?? 0) & NOMINAL) !== 0)) return false;
  const verb = words.slice(at + subject, at + subject + 3).find(({ lower }) => !BETWEEN.test(lower));
  return (
    verb !== undefined && verb.before === '' && hasPerson(verb) && !(first === 'isto' && verb.lower === 'é')
  );
}

const ARTICLE = /^(?:[oa]s?|seus?|suas?|muit[oa]s|algu(?:ns|mas)|cada)$/;
const SUBJECT_PRONOUN = /^(?:eu|nós|você|vocês|ninguém|todos|muitos|alguns)$/;
const OF = /^(?:d[aoe]s?|em|n[oa]s?)$/;
/** When, not who: "a lei muda, todo ano falta verba". */
const TIMES = /^(?:dia|semana|mês|ano|hora|vez|década|século|tarde|noite|manhã|momento|época)s?$/;

/** A noun as subject, and right after it its verb: "os alunos foram", "a população do bairro sofre", "ninguém age". */
function opensWithNoun(words: readonly CheckedWord[], at: number): boolean {
  const first = words[at];
  if (!first) return false;
  let next = at + 1;
  if (!SUBJECT_PRONOUN.test(first.lower)) {
    const noun = words[next];
    if (!ARTICLE.test(first.lower) || !noun || !isNoun(noun) || TIMES.test(noun.lower)) return false;
    next += 1;
    if (isDescription(words[next])) next += 1;
    if (words[next]?.before === '' && OF.test(words[next]?.lower ?? '') && isNoun(words[next + 1])) next += 2;
  }
  while (words[next]?.before === '' && BETWEEN.test(words[next]?.lower ?? '')) next += 1;
  const verb = words[next];
  return verb?.before === '' && hasPerson(verb) && !MAY_BE_PUT_IN.test(verb.lower);
}

function isNoun(word: CheckedWord | undefined): boolean {
  return (
    word?.before === '' && (word.tags & NOMINAL) !== 0 && (word.tags & TAGS.gerund) === 0 && !isName(word)
  );
}

function isDescription(word: CheckedWord | undefined): boolean {
  return isNoun(word) && ((word?.tags ?? 0) & FINITE) === 0 && word?.lower !== 'que';
}

/** "Diz o autor", "como se sabe": such clauses stand between commas. */
const MAY_BE_PUT_IN = /^(?:diz|dizem|disse|afirma|afirmam|afirmou|seja|sejam|fosse|fossem|queira)$/;

/** Whether a sentence could end before, and no list of clauses goes on, as after a colon. */
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
/** "Inaceitável e sim", "tivesse o governo agido", "não importa o que". */
const NO_CLAUSE = /^(?:sim|isto|haja|importa|\p{L}+sse(?:m)?)$/u;

function isThird({ tags, lower }: CheckedWord): boolean {
  return OFTEN.test(lower) || (tags & (TAGS.verb3s | TAGS.verb3p | TAGS.verb1p)) !== 0;
}

function isName({ text }: CheckedWord): boolean {
  return /^\p{Lu}/u.test(text);
}

const LONGEST_LIST = 60;

/** Clauses or nouns of which an "e" joins the last: "uns leem, outros escrevem e o professor ouve". */
function isListed(words: readonly CheckedWord[], at: number): boolean {
  const rest = words.slice(at + 1, at + LONGEST_LIST);
  const stop = rest.findIndex(({ before }) => STRONG_STOP.test(before));
  return rest
    .slice(0, stop === -1 ? rest.length : stop)
    .some(
      ({ lower }, index, own) =>
        lower === 'e' &&
        (ARTICLE.test(own[index + 1]?.lower ?? '') || own.slice(index + 1, index + 5).some(hasPerson)),
    );
}

/** What makes the clause that it opens depend on another one. */
const OPENS_DEPENDENT =
  /^(?:se|quando|embora|caso|enquanto|como|porque|que|quem|onde|qual|quais|cuj[oa]s?|conforme|segundo|mesmo|ainda|apesar|quanto|seja|sejam|ora|quer|nem|pois|tanto|tão|assim|logo|para|pra|por|pel[oa]s?|ao|aos|à|às|desde|sem|depois|antes|após|com|até|em|n[oa]s?|de|d[oa]s?|entre|durante|há|consoante|devido|graças|perante|mediante|diante|além|acerca|dentro|fora|junto|frente|longe|perto|aliad[oa]s?)$/;
const MAKES_DEPENDENT =
  /^(?:se|quando|embora|caso|enquanto|como|porque|que|quem|onde|qual|quais|cuj[oa]s?|conforme|mesmo|ainda|apesar|quanto|seja|sejam|ora|quer|nem|pois|tanto|tão)$/;
/** What ends no sentence: links that stand between commas, beginnings of what follows. */
const ENDS_NONE =
  /^(?:porém|contudo|todavia|entretanto|portanto|assim|sim|raro|que|e|mas|ou|isto|seja|entanto|então|logo|já)$/;
const JOINS = /^(?:e|mas|porém)$/;

/** Whether the words before a comma make a whole sentence: a verb with a person, and no clause put between at the end. */
function isMainClause(words: readonly CheckedWord[]): boolean {
  const last = words.at(-1);
  if (!last || ENDS_NONE.test(last.lower) || (last.tags & TAGS.manner) !== 0) return false;
  const verb = words.findIndex(hasPerson);
  if (verb < 0 || words.slice(0, verb).some(makesDependent) || isCorrelative(words)) return false;
  const comma = Math.max(
    0,
    words.findLastIndex(({ before }) => before !== ''),
  );
  const clause = words.slice(comma + Number(JOINS.test(words[comma]?.lower ?? '')));
  if (!clause.some(hasPerson) || (clause[0] && opensDependent(clause[0]))) return false;
  // "Sabe-se que quando chove, isso alaga".
  return !clause.some((word, at) => {
    const before = clause[at - 1]?.lower ?? '';
    return /^(?:que|e|mas|pois|porque)$/.test(before) && opensDependent(word);
  });
}

function opensDependent(word: CheckedWord): boolean {
  return OPENS_DEPENDENT.test(word.lower) || (word.tags & TAGS.gerund) !== 0;
}

function makesDependent(word: CheckedWord): boolean {
  return MAKES_DEPENDENT.test(word.lower) || (word.tags & TAGS.gerund) !== 0;
}

/** "Não só fere a lei, ela também destrói", "não só no Brasil mas no mundo". */
export function isCorrelative(words: readonly CheckedWord[]): boolean {
  return words.some(
    ({ lower }, at) => lower === 'não' && /^(?:só|somente|apenas)$/.test(words[at + 1]?.lower ?? ''),
  );
}

const OFTEN = /^(?:é|são|está|estão|há|tem|têm|foi|foram|era|eram|pode|podem|deve|devem|vai|vão|faz|fazem)$/;
/** Forms of the infinitive, which may have a person too, and verbs with a pronoun: "colocá-la". */
const INFINITIVE = /(?:[aeio]r|[aei]rem|-l[oa]s?)$/;

/** A verb that stands in a sentence of its own, whatever stands around it. */
function hasPerson({ tags, lower }: CheckedWord): boolean {
  if (OFTEN.test(lower)) return true;
  return (tags & FINITE) !== 0 && (tags & NOMINAL) === 0 && !INFINITIVE.test(lower) && lower !== 'para';
}
