import type { CheckedSentence, CheckedWord } from '../checked-text.ts';
import { FINITE, NOMINAL, TAGS } from '../lexicon/tags.ts';
import { withCapital } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Two sentences that only a comma holds together, where the second begins with a subject that points back. */
export const COMMA_SPLICE_RULES: readonly Rule[] = [
  {
    id: 'comma/splice',
    code: 'pontuacao',
    name: 'Duas frases unidas só por vírgula',
    message: 'Depois da vírgula começa outra frase: separe as duas com ponto ou com ponto e vírgula.',
    find: ({ sentences }) => sentences.flatMap(findSplices),
  },
];

/** Marks the last word of the first sentence with the first of the second: "país, isso". */
function findSplices({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((subject, at): RuleMatch[] => {
    const last = words[at - 1];
    if (!last || subject.before !== ',' || subject.isQuoted || last.isQuoted) return [];
    if (!opensMainClause(words, at)) return [];
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

/** What makes the clause that it opens depend on another one. */
const OPENS_DEPENDENT =
  /^(?:se|quando|embora|caso|enquanto|como|porque|que|quem|onde|qual|quais|cuj[oa]s?|conforme|segundo|mesmo|ainda|apesar|quanto|seja|sejam|ora|quer|nem|pois|tanto|tão|assim|logo|para|pra|por|pel[oa]s?|ao|aos|à|às|desde|sem|depois|antes|após|com|até|em|n[oa]s?|de|d[oa]s?|entre|durante|há|consoante|devido|graças|perante|mediante|diante)$/;
const MAKES_DEPENDENT =
  /^(?:se|quando|embora|caso|enquanto|como|porque|que|quem|onde|qual|quais|cuj[oa]s?|conforme|mesmo|ainda|apesar|quanto|seja|sejam|ora|quer|nem|pois|tanto|tão)$/;
/** What ends no sentence: links that stand between commas, beginnings of what follows. */
const ENDS_NONE =
  /^(?:porém|contudo|todavia|entretanto|portanto|assim|raro|que|e|mas|ou|isto|seja|entanto|então|logo|já)$/;
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
