import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { matchCase } from '../replacement.ts';
import { withoutR, withPronoun } from '../lexicon/clitics.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { FINITE, NOMINAL, TAGS, VERBAL } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { readWordClass } from '../word-classes.ts';

/** Rules on the hyphen between a verb and its pronoun. */
export const VERB_HYPHEN_RULES: readonly Rule[] = [
  {
    id: 'hyphen/mos',
    code: 'hifen',
    name: '“-mos” separado do verbo',
    message: '“-mos” é o fim do verbo com “nós” e não se separa.',
    example: 'admitirmos',
    find: ({ words, lexicon }) =>
      words
        .filter(({ lower }) => lower.endsWith('mos'))
        .flatMap((word): RuleMatch[] => {
          const joined = word.text.replace(/[-\u2010\u2011]mos$/u, 'mos');
          if (joined === word.text || word.isQuoted || lexicon.tagsOf(joined.toLowerCase()) === 0) return [];
          return [{ start: word.start, end: word.end, replacement: joined }];
        }),
  },
  {
    id: 'hyphen/opening-verb-se',
    code: 'hifen',
    name: 'Falta o hífen entre o verbo e “se”',
    message: '“Se”, depois do verbo, liga-se a ele com hífen.',
    example: 'percebe-se',
    find: findOpeningVerb,
  },
  {
    id: 'hyphen/gerund-pronoun',
    code: 'hifen',
    name: 'Falta o hífen depois de “-ndo”',
    message: '“Se”, “me” e “lhe”, depois do verbo, ligam-se a ele com hífen.',
    example: 'tornando-se',
    find: findGerund,
  },
  {
    id: 'hyphen/infinitive-lo',
    code: 'hifen',
    name: 'Falta o hífen antes de “lo” ou “la”',
    message: 'O verbo perde o R e se liga com hífen.',
    example: 'fazê-lo; ajudá-los',
    find: findInfinitive,
  },
  {
    id: 'hyphen/infinitive-lhe',
    code: 'hifen',
    name: 'Falta o hífen antes de “lhe”',
    message: '“Lhe”, depois do verbo, liga-se a ele com hífen.',
    example: 'dar-lhe tempo',
    find: (text) =>
      pairs(text, LHE).flatMap((pair) =>
        isOnlyInfinitive(pair.verb) && !isVerbal(pair.next) ? [join(pair)] : [],
      ),
  },
  {
    id: 'hyphen/spaced-pronoun',
    code: 'hifen',
    name: 'Espaço junto ao hífen do pronome',
    message: 'O hífen entre o verbo e o pronome não leva espaços.',
    example: 'torna-se; fazê-lo',
    find: findSpaced,
  },
];

type Pair = { verb: CheckedWord; pronoun: CheckedWord; next: CheckedWord | undefined };

/** Verbs directly followed by one of the given pronouns. */
function pairs({ words }: CheckedText, pronouns: ReadonlySet<string>): Pair[] {
  return words
    .filter(({ lower }) => pronouns.has(lower))
    .flatMap((pronoun): Pair[] => {
      const verb = words[pronoun.index - 1];
      if (!verb || pronoun.before !== '' || pronoun.isQuoted) return [];
      if (verb.lower.includes('-')) return [];
      return [{ verb, pronoun, next: words[pronoun.index + 1] }];
    });
}

const join = ({ verb, pronoun }: Pair, replacement = `${verb.text}-${pronoun.lower}`): RuleMatch => ({
  start: verb.start,
  end: pronoun.end,
  replacement,
});

const SE = new Set(['se']);
/** Verbs after which "se" may introduce an indirect question: "Pergunta se", "vendo se". */
const ASKING =
  /^(?:ser[ái]|pergunt|question|sab|v[eê]|verific|analis|discut|imagin|avali|d[ií][zg]|indag|decid|pens|observ|test|estud|investig|debat|confer|import|cont|bast|mesmo|inclusive)/;

function findOpeningVerb(text: CheckedText): RuleMatch[] {
  return pairs(text, SE).flatMap((pair) => {
    const { verb, next } = pair;
    const previous = text.words[verb.index - 1];
    const opens = verb.sentence !== previous?.sentence;
    const isVerb =
      (verb.tags & (TAGS.verb3s | TAGS.verb3p)) !== 0 && (verb.tags & (NOMINAL | TAGS.other)) === 0;
    if (
      !opens ||
      !isVerb ||
      !next ||
      (next.tags & TAGS.participle) !== 0 ||
      (ASKING.test(verb.lower) && next.lower !== 'que')
    )
      return [];
    const isCondition =
      (next.tags & FINITE) !== 0 && (next.tags & (NOMINAL | TAGS.infinitive | TAGS.other)) === 0;
    return isCondition
      ? []
      : [join(pair, matchCase(verb.text, withPronoun(verb.lower, 'se', text.lexicon.tagsOf)))];
  });
}

const AFTER_GERUND = new Set(['se', 'lhe', 'lhes']);
const OBJECTS = new Set(['o', 'a', 'os', 'as']);

function findGerund(text: CheckedText): RuleMatch[] {
  const isGerund = ({ tags }: CheckedWord) => (tags & TAGS.gerund) !== 0;
  const reflexive = pairs(text, AFTER_GERUND).flatMap((pair) => {
    const { verb, pronoun, next } = pair;
    if (!isGerund(verb) || (pronoun.lower === 'se' && ASKING.test(verb.lower))) return [];
    const isCondition =
      next && next.before === '' && (next.tags & FINITE) !== 0 && (next.tags & (NOMINAL | TAGS.other)) === 0;
    return isCondition || belongsToNext(next) ? [] : [join(pair)];
  });
  // "levando os a crer": an infinitive after "os" shows that "os" is a pronoun, not an article.
  const objects = pairs(text, OBJECTS).flatMap((pair) => {
    const { verb, pronoun, next } = pair;
    const infinitive = text.words[pronoun.index + 2];
    const isObject =
      next?.lower === 'a' && next.before === '' && infinitive && (infinitive.tags & TAGS.infinitive) !== 0;
    return isGerund(verb) && isObject ? [join(pair)] : [];
  });
  return [...reflexive, ...objects];
}

/** "Podendo se tornar", "acabando se perdendo": in Brazil the pronoun belongs to the verb after it. */
function belongsToNext(next: CheckedWord | undefined): boolean {
  return next?.before === '' && (next.tags & (TAGS.infinitive | TAGS.gerund)) !== 0;
}

const LO = new Set(['lo', 'los']);

function findInfinitive(text: CheckedText): RuleMatch[] {
  return pairs(text, LO).flatMap((pair) => {
    const { verb, pronoun } = pair;
    if ((verb.tags & VERBAL) === 0 && !/[áê]$/.test(verb.lower)) return [];
    if (/[aeoi]r$/.test(verb.lower))
      return [join(pair, matchCase(verb.text, `${withoutR(verb.lower)}-${pronoun.lower}`))];
    return /[áêi]$/.test(verb.lower) ? [join(pair)] : [];
  });
}

const LHE = new Set(['lhe', 'lhes']);

function isOnlyInfinitive({ tags }: CheckedWord): boolean {
  return (tags & TAGS.infinitive) !== 0 && (tags & NOMINAL) === 0;
}

function isVerbal(next: CheckedWord | undefined): boolean {
  return next?.before === '' && (next.tags & VERBAL) !== 0 && (next.tags & (NOMINAL | TAGS.other)) === 0;
}

const isDeterminer = readWordClass('det');
const SPACED = /^(?:l[oa]s?|se|lhes?|nos)$/;
const SPACED_HYPHEN = /^(?:\s+[-–]\s*|[-–]\s+)$/;

/** Finds spaces around a pronoun's hyphen: "Fazê - lo", "torna -se"; not the dashes in "vive - se puder - bem". */
function findSpaced({ words, text, lexicon }: CheckedText): RuleMatch[] {
  if (!isDictionary(lexicon)) return [];
  return words.flatMap((pronoun): RuleMatch[] => {
    if (!SPACED.test(pronoun.lower) || pronoun.isQuoted) return [];
    const [verb, next] = [words[pronoun.index - 1], words[pronoun.index + 1]];
    const before = verb && words[verb.index - 1];
    if (!verb || (before && isDeterminer(before)) || !SPACED_HYPHEN.test(text.slice(verb.end, pronoun.start)))
      return [];
    const isAside = !pronoun.lower.startsWith('l') && isAsideAfter(pronoun, next);
    const replacement = `${verb.text}-${pronoun.lower}`;
    return isAside || !lexicon.isWord(replacement)
      ? []
      : [{ start: verb.start, end: pronoun.end, replacement }];
  });
}

/** If "se" opens a condition between dashes, its verb or its subject follows directly. */
function isAsideAfter({ index }: CheckedWord, next: CheckedWord | undefined): boolean {
  return index === 0 || next?.before !== '' || (next.tags & FINITE) !== 0 || ASIDE.test(next.lower);
}

const ASIDE = /^(?:não|el[ea]s?|isso|eu|você|houver|for|o|os|as)$/;
