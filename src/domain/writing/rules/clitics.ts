import { opensSentence, type CheckedText, type CheckedWord } from '../checked-text.ts';
import { matchCase } from '../replacement.ts';
import { oncePerText } from '../../text/memo.ts';
import type { FunctionRule, Rule, RuleMatch } from '../rule.ts';
import { FINITE, NOMINAL, TAGS } from '../lexicon/tags.ts';
import { readFuture, withPronoun } from '../lexicon/clitics.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';

/** A verb with a pronoun after it, "torna-se". */
type Enclitic = {
  verb: string;
  /** The pronoun in its form before the verb, if certain: "fazem-no" → "o", but "fazem-nos" is "os" or "nos". */
  before: string | undefined;
};

const ENCLITIC = /^(\p{L}+)-(me|te|se|nos|lhes?|[oa]s?|n[oa]|nas)$/u;
const VERBAL = TAGS.verb1s | TAGS.verb3s | TAGS.verb3p | TAGS.verb1p | TAGS.gerund | TAGS.participle;

/** Splits a verb from its pronoun; skips infinitives and pronouns that change the verb ("fazê-lo"). */
function readEnclitic(lower: string, lexicon: Lexicon): Enclitic | undefined {
  const [, verb = '', pronoun = ''] = ENCLITIC.exec(lower) ?? [];
  if ((lexicon.tagsOf(verb.replace(/mo$/, 'mos')) & VERBAL) === 0 && !readFuture(verb, lexicon.tagsOf))
    return undefined;
  const isNasal = /(?:m|ão|õe)$/.test(verb);
  if (!/^n[oa]/.test(pronoun)) return { verb, before: pronoun };
  // "Vemo-nos" contains "vemos" without its final "s".
  if (pronoun === 'nos' && verb.endsWith('mo')) return { verb: `${verb}s`, before: pronoun };
  if (pronoun === 'nos') return { verb, before: isNasal ? undefined : pronoun };
  return isNasal ? { verb, before: pronoun.slice(1) } : undefined;
}

/** Words that attract the pronoun, one rule per group, each with its own name and reason. */
const ATTRACTORS: readonly (Omit<FunctionRule, 'code' | 'find'> & { words: string })[] = [
  {
    id: 'clitics/after-negation',
    name: 'Pronome depois do verbo com palavra negativa',
    message: '“Não”, “nunca” e parecidos puxam “se”, “me” e “lhe” para antes do verbo.',
    example: 'não se torna',
    words: 'não nunca jamais nem ninguém nada tampouco sequer',
  },
  {
    id: 'clitics/after-que',
    name: 'Pronome depois do verbo com “que”',
    message: 'O “que” puxa “se”, “me” e “lhe” para antes do verbo.',
    example: 'que se torna',
    words: 'que quê quem qual quais cujo cuja cujos cujas',
  },
  {
    id: 'clitics/after-conjunction',
    name: 'Pronome depois do verbo com “quando”, “se”, “porque”',
    message: 'Palavras como “quando”, “se”, “onde” e “porque” puxam “se”, “me” e “lhe” para antes do verbo.',
    example: 'quando se torna',
    words: 'quando porque se embora caso enquanto conforme como onde aonde quanto ora quer ou',
  },
  {
    id: 'clitics/after-adverb',
    name: 'Pronome depois do verbo com “já”, “também”, “sempre”',
    message: 'Palavras como esta, sem vírgula, puxam “se”, “me” e “lhe” para antes do verbo.',
    example: 'também se torna',
    words: 'já também sempre só ainda talvez apenas somente bem mal mais pouco logo nunca sequer hoje',
  },
  {
    id: 'clitics/after-indefinite',
    name: 'Pronome depois do verbo com “tudo”, “todos”',
    message: '“Tudo”, “todos” e parecidos puxam “se”, “me” e “lhe” para antes do verbo.',
    example: 'tudo se torna',
    words: 'tudo todos todas alguém algo muitos muitas poucos poucas vários alguns outros ambos',
  },
];

function attractorRule({ words, ...rule }: (typeof ATTRACTORS)[number]): FunctionRule {
  const attractors = new Set(words.split(' '));
  return {
    ...rule,
    code: 'colocacao-pronominal',
    find: (text) =>
      findEnclitics(text, (enclitic, word) => {
        const previous = text.words[word.index - 1];
        if (word.before !== '' || !previous || opensSentence(text, word.index)) return false;
        if (rule.id === 'clitics/after-negation' && isNoOne(text, word)) return isFinite(enclitic, text);
        return (
          attractors.has(previous.lower) &&
          (isFinite(enclitic, text) || (previous.lower === 'não' && isGerund(enclitic, text)))
        );
      }),
  };
}

/** Whether "nenhum" and one more word directly precede the verb: "nenhum vizinho queixou-se". */
function isNoOne({ words }: CheckedText, { index }: CheckedWord): boolean {
  return words[index - 1]?.before === '' && /^nenhum[ao]?$/.test(words[index - 2]?.lower ?? '');
}

/** Maximum number of words between the attractor and the verb: "que a sociedade brasileira torna-se". */
const MAX_SUBJECT = 4;
const FAR_ATTRACTORS = new Set('que quando porque embora caso onde enquanto se'.split(' '));

function hasFarAttractor(text: CheckedText, { index }: CheckedWord): boolean {
  for (let at = index - 1; at >= Math.max(1, index - 1 - MAX_SUBJECT); at -= 1) {
    const word = text.words[at];
    if (!word || text.words[at + 1]?.before !== '' || opensSentence(text, at + 1)) return false;
    if (FAR_ATTRACTORS.has(word.lower)) return at < index - 1 && isSubject(text, at + 1, index);
  }
  return false;
}

const SUBJECT_OPENERS =
  /^(?:o|a|os|as|ele|ela|eles|elas|isso|isto|est[ea]s?|ess[ea]s?|um|uma|seus?|suas?|noss[oa]s?|cada|algu[nm]s?|algumas?|muit[oa]s|tal|tais)$/;
const NO_VERB = NOMINAL | TAGS.other;

/** Whether the words from a determiner to the verb are its subject, so that there is no other verb among them. */
function isSubject(text: CheckedText, from: number, verbAt: number): boolean {
  const words = text.words.slice(from, verbAt);
  if (!SUBJECT_OPENERS.test(words[0]?.lower ?? '')) return false;
  return words.every(({ tags }) => (tags & FINITE) === 0 || (tags & NO_VERB) !== 0);
}

function isFinite({ verb }: Enclitic, { lexicon }: CheckedText): boolean {
  const tags = lexicon.tagsOf(verb);
  return (tags & FINITE) !== 0 && (tags & TAGS.infinitive) === 0;
}

function isGerund({ verb }: Enclitic, { lexicon }: CheckedText): boolean {
  return (lexicon.tagsOf(verb) & TAGS.gerund) !== 0;
}

type Placed = { enclitic: Enclitic; word: CheckedWord };

const enclitics = oncePerText((text: CheckedText) =>
  text.words.flatMap((word): Placed[] => {
    if (word.isQuoted || !word.lower.includes('-')) return [];
    const enclitic = readEnclitic(word.lower, text.lexicon);
    return enclitic ? [{ enclitic, word }] : [];
  }),
);

function findEnclitics(
  text: CheckedText,
  isWrong: (enclitic: Enclitic, word: CheckedWord) => boolean,
): RuleMatch[] {
  return enclitics(text)
    .filter(({ enclitic, word }) => isWrong(enclitic, word))
    .map(({ enclitic: { before, verb }, word }) => {
      const { start, end } = word;
      // "Se observa-se": no replacement, as it is uncertain which of the two pronouns is superfluous.
      if (before === undefined || text.words[word.index - 1]?.lower === before) return { start, end };
      // A clause cannot begin with a pronoun. At its beginning, therefore, only verbs in the future are marked,
      // because their pronoun goes inside the verb.
      const isInside = word.before !== '' || opensSentence(text, word.index);
      const written = isInside ? withPronoun(verb, before, text.lexicon.tagsOf) : `${before} ${verb}`;
      return { start, end, replacement: matchCase(word.text, written) };
    });
}

/** Pronouns wrongly placed after the verb. */
export const ENCLISIS_RULES: readonly Rule[] = [
  {
    id: 'clitics/future',
    code: 'colocacao-pronominal',
    name: 'Pronome depois do verbo no futuro',
    message: '“Se”, “me” e “lhe” não vêm depois de verbo no futuro.',
    example: 'se tornará; tornar-se-á',
    find: (text) => findEnclitics(text, ({ verb }) => readFuture(verb, text.lexicon.tagsOf) !== undefined),
  },
  {
    id: 'clitics/participle',
    code: 'colocacao-pronominal',
    name: 'Pronome preso a “-ado” ou “-ido”',
    message: '“Se”, “me” e “lhe” não se prendem a palavra em “-ado” ou “-ido”.',
    example: 'tem se tornado',
    find: (text) =>
      findEnclitics(text, ({ verb }, { index }) => {
        const isAfterAuxiliary = PERFECT.test(text.words[index - 1]?.lower ?? '');
        return isAfterAuxiliary && (text.lexicon.tagsOf(verb) & TAGS.participle) !== 0;
      }),
  },
  ...ATTRACTORS.map(attractorRule),
  {
    id: 'clitics/after-manner',
    code: 'colocacao-pronominal',
    name: 'Pronome depois do verbo com palavra em “-mente”',
    message:
      'Palavra em “-mente” sem vírgula puxa “se”, “me” e “lhe” para antes do verbo. Ou ponha a vírgula.',
    example: 'atualmente se vive',
    find: (text) =>
      findEnclitics(text, (enclitic, word) => {
        const previous = text.words[word.index - 1];
        return (
          word.before === '' &&
          previous !== undefined &&
          (previous.tags & TAGS.manner) !== 0 &&
          isFinite(enclitic, text) &&
          !tellsOfAction(text, previous)
        );
      }),
  },
  {
    id: 'clitics/subordinate',
    code: 'colocacao-pronominal',
    name: 'Pronome depois do verbo, longe do “que”',
    message:
      'Na parte da frase que começa com “que”, “quando” ou “porque”, “se”, “me” e “lhe” vêm antes do verbo.',
    find: (text) =>
      findEnclitics(
        text,
        (enclitic, word) => word.before === '' && isFinite(enclitic, text) && hasFarAttractor(text, word),
      ),
  },
];

/** "Agir com calma diariamente torna-se um hábito": the word in "-mente" may belong to the infinitive that is the subject. */
function tellsOfAction({ words }: CheckedText, manner: CheckedWord): boolean {
  for (let at = manner.index - 1; at >= 0 && words[at + 1]?.before === ''; at -= 1) {
    const tags = words[at]?.tags ?? 0;
    if ((tags & TAGS.infinitive) !== 0) return true;
    if ((tags & FINITE) !== 0 && (tags & NO_VERB) === 0) return false;
  }
  return false;
}

const PERFECT = /^(?:ter|tem|têm|tinham?|havia[m]?|tenham?|teriam?|tendo|terá|terão|tivesse[m]?|haver)$/;
