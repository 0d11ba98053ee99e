import type { CheckedSentence, CheckedWord } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { FINITE, NOMINAL, PLURAL, TAGS } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';

/** Commas that cut what cannot be cut: a subject from its verb, "é importante" from what is. */
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
  /^(?:[oa]s?|ess[ea]s?|est[ea]s?|aquel[ea]s?|tais|tal|seus?|suas?|noss[oa]s?|muit[oa]s|algu(?:ns|mas)|vári[oa]s|um|uma)$/;
/** "A princípio", "a título de exemplo": "a" before a masculine noun is no article. */
const OF_ARTICLE: Record<string, number> = {
  o: TAGS.mascSing,
  a: TAGS.femSing,
  os: TAGS.mascPlur,
  as: TAGS.femPlur,
};
const OF = /^(?:d[aoe]s?|em|n[oa]s?|e|com|para|entre|sobre|pel[oa]s?)$/;
/** When, not who ("esse ano, morrem"), and Latin ("a priori"). */
const NO_SUBJECT =
  /^(?:priori|posteriori|dias?|semanas?|mês|meses|anos?|horas?|vez|vezes|décadas?|séculos?|tardes?|noites?|manhã|minutos?|momentos?|épocas?)$/;
/** What is put in between: "o aluno, diz o diretor, lê", "a obra, é claro, parou". */
const PUT_IN =
  /^(?:diz|dizem|disse|afirma|afirmam|afirmou|segundo|acredita|conta|lembra|explica|acrescenta|escreve|escreveu|sabe|parece|creio|penso|acho|seja|sejam|digamos|convenhamos|há)$/;
const BETWEEN = /^(?:não|já|só|também|ainda|se|nunca|sempre|apenas)$/;
const CLEAR = /^(?:é|são|está|estão|tem|têm|foi|foram|era|eram|pode|podem|deve|devem|vai|vão|faz|fazem)$/;
const LONGEST_SUBJECT = 16;

/** Marks the comma of a sentence that begins with its subject, where nothing but the verb follows: "Tais problemas, não podem". */
function findAfterSubject({ words }: CheckedSentence): RuleMatch[] {
  const at = words.findIndex(({ before }, index) => index > 0 && before !== '');
  const subject = words.slice(0, at);
  const [first, head] = subject;
  const last = subject.at(-1);
  const right = words[at];
  if (!first || !head || !last || right?.before !== ',' || subject.length > LONGEST_SUBJECT) return [];
  if (subject.some(({ isQuoted }) => isQuoted) || right.isQuoted || !DETERMINER.test(first.lower)) return [];
  if ((head.tags & (OF_ARTICLE[first.lower] ?? NOMINAL)) === 0 || NO_SUBJECT.test(head.lower)) return [];
  const verb = words.slice(at, at + 2).find(({ lower }) => !BETWEEN.test(lower));
  if (!verb || (verb !== right && verb.before !== '') || !isVerb(verb) || PUT_IN.test(verb.lower)) return [];
  // What comes back after a second comma was put between.
  if (
    words.slice(verb.index - (words[0]?.index ?? 0) + 1).some(({ before }) => before === ',') &&
    isBrief(words, at)
  )
    return [];
  const isSubject =
    subject[2]?.lower === 'que' || subject[3]?.lower === 'que' ? isRelative(subject) : isPhrase(subject);
  if (!isSubject || !agrees(subject, verb)) return [];
  return [{ start: last.start, end: right.end, replacement: `${last.text} ${right.text}` }];
}

/** "A obra, é claro, parou": closed by another comma within a few words. */
function isBrief(words: readonly CheckedWord[], at: number): boolean {
  return words.slice(at + 1, at + LONGEST_PUT_IN).some(({ before }) => before === ',');
}

const LONGEST_PUT_IN = 8;

/** A form with person that is nothing else. */
function isVerb({ tags, lower }: CheckedWord): boolean {
  if (CLEAR.test(lower)) return true;
  return (
    (tags & (TAGS.verb3s | TAGS.verb3p)) !== 0 && (tags & (NOMINAL | TAGS.infinitive | TAGS.other)) === 0
  );
}

function mayBeVerb({ tags, lower }: CheckedWord): boolean {
  return CLEAR.test(lower) || ((tags & FINITE) !== 0 && !DETERMINER.test(lower) && !OF.test(lower));
}

/** Nouns with what describes them, and no verb: "o diretor da escola e os professores do turno da noite". */
function isPhrase(subject: readonly CheckedWord[]): boolean {
  return subject.every((word, at) => {
    if (DETERMINER.test(word.lower) || OF.test(word.lower)) return true;
    const isAfter = DETERMINER.test(subject[at - 1]?.lower ?? '') || OF.test(subject[at - 1]?.lower ?? '');
    return (word.tags & NOMINAL) !== 0 && (isAfter || (word.tags & FINITE) === 0);
  });
}

/** "As pessoas que vivem longe": one clause, with one verb. */
function isRelative(subject: readonly CheckedWord[]): boolean {
  const que = subject.findIndex(({ lower }) => lower === 'que');
  const clause = subject.slice(que + 1);
  return (
    isPhrase(subject.slice(0, que)) &&
    clause.filter(mayBeVerb).length === 1 &&
    clause.every(({ lower, tags }) => lower !== 'que' && lower !== 'e' && (tags & TAGS.gerund) === 0)
  );
}

function agrees(subject: readonly CheckedWord[], verb: CheckedWord): boolean {
  const head = subject[1]?.tags ?? 0;
  const isPlural = (head & PLURAL) !== 0 || subject.some(({ lower }) => lower === 'e');
  const third = CLEAR.test(verb.lower)
    ? /(?:m|ão)$/.test(verb.lower) && verb.lower !== 'tem'
      ? TAGS.verb3p
      : TAGS.verb3s
    : verb.tags;
  return (third & (isPlural ? TAGS.verb3p : TAGS.verb3s)) !== 0;
}
