import type { CheckedSentence, CheckedWord } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { FINITE, NOMINAL, PLURAL, TAGS } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { hasPerson } from '../has-person.ts';

/** Commas that wrongly separate a subject from its verb, or "é importante" from its subject. */
export const SUBJECT_COMMA_RULES: readonly Rule[] = [
  {
    id: 'comma/after-subject',
    code: 'virgula',
    name: 'Vírgula entre o sujeito e o verbo',
    message: 'Quem faz a ação não se separa do verbo com vírgula.',
    example: 'Os alunos da escola estudam',
    find: ({ sentences, lexicon }) => (isDictionary(lexicon) ? sentences.flatMap(findAfterSubject) : []),
  },
  {
    id: 'comma/before-que',
    code: 'virgula',
    name: 'Vírgula antes do “que” que completa a frase',
    message: 'O “que” diz o que é importante, necessário ou claro: não se separa com vírgula.',
    example: 'É importante que a escola mude',
    patterns: [
      '^ é|será|seria|foi|era [importante|necessário|fundamental|essencial|preciso|imprescindível|notório|evidente|inegável|indispensável|possível|indiscutível|urgente|crucial , que] → $1 $2',
    ],
    except: ['* , que é|são|foi|era|será'],
  },
];

const DETERMINER =
  /^(?:[oa]s?|ess[ea]s?|est[ea]s?|aquel[ea]s?|tais|tal|seus?|suas?|noss[oa]s?|muit[oa]s|algu(?:ns|mas)|vári[oa]s|um|uma|tod[oa]s?)$/;
/**
 * Gender and number of each article. In "a princípio", "a título de exemplo", "a" before a masculine noun is not an
 * article.
 */
const OF_ARTICLE: Record<string, number> = {
  o: TAGS.mascSing,
  a: TAGS.femSing,
  os: TAGS.mascPlur,
  as: TAGS.femPlur,
};
const OF =
  /^(?:d[aoe]s?|em|n[oa]s?|ness[ea]s?|nest[ea]s?|e|ou|com|para|entre|sobre|por|pel[oa]s?|contra|sem|sob|aos?|à|às|mais|menos|muito|cada|própri[oa]s?|dess[ea]s?|dest[ea]s?)$/;
/** Nouns in expressions of time ("esse ano, morrem") and Latin words ("a priori"), which are not subjects. */
const NO_SUBJECT =
  /^(?:priori|posteriori|dias?|semanas?|mês|meses|anos?|horas?|vez|vezes|décadas?|séculos?|tardes?|noites?|manhã|minutos?|momentos?|épocas?|modo|tempo|tudo)$/;
/** Openings of insertions: "o aluno, diz o diretor, lê", "a obra, é claro, parou". */
const PUT_IN =
  /^(?:diz|dizem|disse|afirma|afirmam|afirmou|segundo|acredita|conta|lembra|explica|acrescenta|escreve|escreveu|sabe|parece|creio|penso|acho|seja|sejam|digamos|convenhamos|há|salvo|visto)$/;
const BETWEEN = /^(?:não|já|só|também|ainda|se|nunca|sempre|apenas)$/;
const CLEAR = /^(?:é|são|está|estão|tem|têm|foi|foram|era|eram|pode|podem|deve|devem|vai|vão|faz|fazem)$/;
const LONGEST_SUBJECT = 16;
/** Words before which a subject may begin. */
const OPENS = /^(?:que|porque|pois|mas|se|quando|embora|enquanto|onde)$/;
const JOINS = /^(?:e|mas|pois|porém|portanto|assim|então|logo|contudo|entretanto|todavia|hoje|também|só)$/;

/** Marks the comma between a subject and the verb directly after it: "Tais problemas, não podem". */
function findAfterSubject({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((right, at): RuleMatch[] => {
    const last = words[at - 1];
    if (!last || right.before !== ',' || right.isQuoted || last.isQuoted) return [];
    const verb = words.slice(at, at + 2).find(({ lower }) => !BETWEEN.test(lower));
    if (!verb || (verb !== right && verb.before !== '') || PUT_IN.test(verb.lower)) return [];
    if (!isVerb(verb, words[verb.index - (words[0]?.index ?? 0) + 1])) return [];
    // If a second comma follows within a few words, the two commas enclose an insertion.
    if (isBrief(words, at) || /^(?:vez|exemplo)$/.test(last.lower)) return [];
    const isWrong = subjectsBefore(words, at).some(
      (subject) => isSubject(subject) && agrees(subject, verb) && !subject.some(({ isQuoted }) => isQuoted),
    );
    return isWrong ? [{ start: last.start, end: right.end, replacement: `${last.text} ${right.text}` }] : [];
  });
}

/**
 * Possible subjects before a comma: all words after the start of the sentence (or after the connective that opens
 * it), or the words after "que".
 */
function subjectsBefore(words: readonly CheckedWord[], at: number): CheckedWord[][] {
  const read = words.slice(Math.max(0, at - LONGEST_SUBJECT - 1), at);
  const begin =
    at -
    read.length +
    read.findLastIndex(({ before }, index) => before !== '' || at - read.length + index === 0);
  const stretch = words.slice(Math.max(begin, at - read.length), at);
  const subjects: CheckedWord[][] = [];
  const opening = stretch.slice(Number(JOINS.test(stretch[0]?.lower ?? '')));
  if (begin === 0) subjects.push(opening);
  // In "No Brasil, um país rico, é comum", "um" may open an apposition.
  else if (
    words[begin]?.before === ',' &&
    isConnective(words.slice(0, begin)) &&
    !/^uma?$/.test(opening[0]?.lower ?? '')
  )
    subjects.push(opening);
  const link = stretch.findLastIndex(({ lower }) => OPENS.test(lower));
  const behind = stretch.slice(link + 1);
  if (link >= 0 && DETERMINER.test(behind[0]?.lower ?? '')) subjects.push(behind);
  return subjects;
}

const LONGEST_CONNECTIVE = 6;
const OPENS_CONNECTIVE =
  /^(?:além|assim|portanto|porém|contudo|todavia|entretanto|logo|no|na|nos|nas|ness[ea]|nest[ea]|dess[ea]|dest[ea]|diante|por|em|com|sendo|hoje|atualmente|infelizmente|então|outrossim|ademais|afinal|enfim)$/;

function isConnective(words: readonly CheckedWord[]): boolean {
  return (
    words.length <= LONGEST_CONNECTIVE &&
    OPENS_CONNECTIVE.test(words[0]?.lower ?? '') &&
    words.every(({ before }, at) => at === 0 || before === '')
  );
}

function isSubject(subject: readonly CheckedWord[]): boolean {
  const [first, head] = subject;
  if (!first || !head) return false;
  if ((first.tags & TAGS.infinitive) !== 0 && (first.tags & NOMINAL) === 0)
    return !subject.some((word) => hasPerson(word) || word.lower === 'que');
  if (first.lower === 'quem' || (head.lower === 'que' && /^[oa]s?$|^aquel[ea]s?$/.test(first.lower)))
    return isClause(subject.slice(first.lower === 'quem' ? 1 : 2));
  if (!DETERMINER.test(first.lower) || NO_SUBJECT.test(head.lower)) return false;
  if ((head.tags & (OF_ARTICLE[first.lower] ?? NOMINAL)) === 0) return false;
  const que = subject.findIndex(({ lower }) => lower === 'que');
  return que < 0 ? isPhrase(subject) : isPhrase(subject.slice(0, que)) && isClause(subject.slice(que + 1));
}

/** "A obra, é claro, parou": another comma within a few words closes the insertion. */
function isBrief(words: readonly CheckedWord[], at: number): boolean {
  return words.slice(at + 1, at + LONGEST_PUT_IN).some(({ before }) => before === ',');
}

const LONGEST_PUT_IN = 8;

/** Whether a word can only be a finite verb, or is followed by an article ("molda a"). */
function isVerb({ tags, lower }: CheckedWord, next: CheckedWord | undefined): boolean {
  if (CLEAR.test(lower)) return true;
  if ((tags & (TAGS.verb3s | TAGS.verb3p)) === 0 || (tags & (TAGS.infinitive | TAGS.other)) !== 0)
    return false;
  return (
    (tags & NOMINAL) === 0 ||
    (next?.before === '' &&
      /^(?:[oa]s?|uma?|ao|aos)$/.test(next.lower) &&
      lower !== 'como' &&
      lower !== 'para')
  );
}

/**
 * Whether all words are nouns or words that describe them, and none is a verb: "o diretor da escola e os
 * professores do turno da noite".
 */
function isPhrase(subject: readonly CheckedWord[]): boolean {
  return subject.every((word, at) => {
    if (DETERMINER.test(word.lower) || OF.test(word.lower)) return true;
    const isAfter = DETERMINER.test(subject[at - 1]?.lower ?? '') || OF.test(subject[at - 1]?.lower ?? '');
    if (at > 0 && /^[\p{Lu}\p{Nd}]/u.test(word.text)) return true;
    return (word.tags & NOMINAL) !== 0 && (isAfter || (word.tags & FINITE) === 0);
  });
}

/** Whether the words after "que" form a single clause with one verb. */
function isClause(clause: readonly CheckedWord[]): boolean {
  return (
    clause.filter((word, at) => mayBeVerb(word, clause[at - 1])).length === 1 &&
    clause.every(({ lower, tags }) => lower !== 'que' && lower !== 'e' && (tags & TAGS.gerund) === 0)
  );
}

function mayBeVerb({ tags, lower }: CheckedWord, before: CheckedWord | undefined): boolean {
  if (CLEAR.test(lower)) return true;
  const isNoun = DETERMINER.test(before?.lower ?? '') || OF.test(before?.lower ?? '');
  return (
    (tags & THIRD) !== 0 &&
    (tags & TAGS.infinitive) === 0 &&
    !isNoun &&
    !DETERMINER.test(lower) &&
    !OF.test(lower)
  );
}

const THIRD = TAGS.verb3s | TAGS.verb3p | TAGS.verb1p;

function agrees(subject: readonly CheckedWord[], verb: CheckedWord): boolean {
  const [first, second] = subject;
  const isNoun = DETERMINER.test(first?.lower ?? '') && second?.lower !== 'que';
  const que = subject.findIndex(({ lower }) => lower === 'que');
  const head = que < 0 ? subject : subject.slice(0, que);
  const isPlural = isNoun
    ? ((second?.tags ?? 0) & PLURAL) !== 0 || head.some(({ lower }) => lower === 'e')
    : (first?.lower.endsWith('s') ?? false) && second?.lower === 'que';
  const third = CLEAR.test(verb.lower)
    ? /(?:m|ão)$/.test(verb.lower) && verb.lower !== 'tem'
      ? TAGS.verb3p
      : TAGS.verb3s
    : verb.tags;
  return (third & (isPlural ? TAGS.verb3p : TAGS.verb3s)) !== 0;
}
