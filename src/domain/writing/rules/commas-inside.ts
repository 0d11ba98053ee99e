import type { CheckedSentence, CheckedWord } from '../checked-text.ts';
import { NOMINAL, TAGS } from '../lexicon/tags.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { hasPerson } from '../has-person.ts';

/** Elements that need commas on both sides anywhere: "porém", "por exemplo", a clause that explains a name. */
export const INSIDE_COMMA_RULES: readonly Rule[] = [
  {
    id: 'comma/around-link',
    code: 'virgula',
    name: 'Faltam as vírgulas da palavra de ligação no meio da frase',
    message: 'No meio da frase, “porém”, “portanto”, “no entanto” e parecidos ficam entre duas vírgulas.',
    example: 'A obra, porém, parou',
    find: ({ sentences }) => sentences.flatMap(findLinks),
  },
  {
    id: 'comma/around-example',
    code: 'virgula',
    name: 'Faltam as vírgulas de “por exemplo”',
    message: '“Por exemplo” fica entre vírgulas.',
    example: 'frutas como, por exemplo, a uva',
    find: ({ sentences }) => sentences.flatMap(findExamples),
  },
  {
    id: 'comma/explaining-que',
    code: 'virgula',
    name: 'Falta a vírgula antes do “que” que explica',
    message:
      'Depois de um nome próprio, o trecho com “que” só acrescenta uma explicação: fica entre vírgulas.',
    example: 'Recife, que fica no litoral, cresce',
    find: ({ sentences, lexicon }) => (isDictionary(lexicon) ? sentences.flatMap(findExplaining) : []),
  },
  {
    id: 'comma/after-first-clause',
    code: 'virgula',
    name: 'Falta a vírgula depois da primeira parte da frase',
    message:
      'A parte que começa com “quando”, “se”, “embora” e parecidos, se vem primeiro, separa-se com vírgula.',
    example: 'Quando chove, a rua alaga',
    find: ({ sentences, lexicon }) => (isDictionary(lexicon) ? sentences.flatMap(findFirstClauses) : []),
  },
];

const LINK = /^(?:porém|contudo|todavia|entretanto|portanto)$/;
const BETWEEN = /^(?:não|já|só|também|ainda|se|nunca|sempre|apenas|nada|muito|pouco)$/;

/** "A lei porém não muda": marks the word before and the linking word, and adds their commas. */
function findLinks({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((link, at): RuleMatch[] => {
    const isTwo = link.lower === 'entanto' && words[at - 1]?.lower === 'no' && words[at - 1]?.before === '';
    if (!isTwo && !LINK.test(link.lower)) return [];
    const from = isTwo ? at - 1 : at;
    const left = words[from - 1];
    const right = words[at + 1];
    if (!left || !right || link.isQuoted || words[from]?.before !== '') return [];
    if (right.before !== '' && right.before !== ',') return [];
    const next = words.slice(at + 1, at + 3).find(({ lower }) => !BETWEEN.test(lower));
    const isFirst = isSubjectOnly(words.slice(0, from)) && next !== undefined && hasPerson(next);
    // "Conclui-se portanto que": the linking word comes after the verb.
    const isBehind =
      link.lower === 'portanto' && right.lower === 'que' && (hasPerson(left) || left.lower.endsWith('-se'));
    const joins = isTwo && !isFirst && joinsClauses(words, from, at + 1);
    if (joins && left.lower !== 'que')
      return [{ start: left.start, end: left.end, replacement: `${left.text},` }];
    if (!isFirst && !isBehind && !joins) return [];
    const passage = isTwo ? `${words[from]?.text} ${link.text}` : link.text;
    const closing = right.before === ',' ? '' : ',';
    return [{ start: left.start, end: link.end, replacement: `${left.text}, ${passage}${closing}` }];
  });
}

/**
 * Whether the linking word is between two clauses, each with its own verb: "A lei existe no entanto ninguém a
 * cumpre".
 */
function joinsClauses(words: readonly CheckedWord[], from: number, to: number): boolean {
  const stop = words.slice(0, from).findLastIndex(({ before }) => before !== '');
  const end = words.findIndex(({ before }, at) => at > to && before !== '');
  const behind = words.slice(to, end < 0 ? undefined : end);
  const verb = behind.findIndex(hasPerson);
  const link = behind.findIndex(({ lower }) => OPENS_OTHER.test(lower));
  return words.slice(Math.max(0, stop), from).some(hasPerson) && verb >= 0 && (link < 0 || link > verb);
}

const OPENS_OTHER = /^(?:que|quem|se|quando|onde|como|para|porque|pois|cuj[oa]s?)$/;

/** Whether there is only a subject between this position and the last punctuation mark or the sentence start. */
function isSubjectOnly(words: readonly CheckedWord[]): boolean {
  const stop = words.findLastIndex(({ before }) => before !== '');
  const subject = words.slice(Math.max(0, stop));
  return (
    subject.length <= LONGEST_SUBJECT && !subject.some(hasPerson) && SUBJECT.test(subject[0]?.lower ?? '')
  );
}

const LONGEST_SUBJECT = 8;
const SUBJECT =
  /^(?:[oa]s?|isso|isto|el[ea]s?|você|ess[ea]s?|est[ea]s?|aquel[ea]s?|noss[oa]s?|seus?|suas?|muit[oa]s|algu(?:ns|mas)|tais|tal|uma?)$/;

/** Finds "por exemplo" without its commas: "como por exemplo a dengue", "a história por exemplo é". */
function findExamples({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((word, at): RuleMatch[] => {
    if (word.lower !== 'exemplo') return [];
    const [by, left, right] = [words[at - 1], words[at - 2], words[at + 1]];
    if (by?.lower !== 'por' || word.before !== '' || word.isQuoted) return [];
    const opens = by.before === '' && left !== undefined;
    const closes = right?.before === '' && !/^(?:d[oaesi]|é)/.test(right.lower);
    // "Tomar por exemplo", "tem por exemplo": "por exemplo" depends on the verb.
    if (opens && /^(?:t[eê]m|ter|tom\p{L}+|d(?:á|ar|ão)|serv\p{L}+|e|ou)$/u.test(left.lower)) return [];
    if (by.before !== '' && by.before !== ',') return [];
    // In "Como por exemplo: a uva", the colon introduces the list.
    if (left?.lower === 'como' && right?.before.startsWith(':')) return [];
    if (!opens && !closes) return [];
    const [start, begin] = opens ? [left.start, `${left.text}, `] : [by.start, ''];
    return [{ start, end: word.end, replacement: `${begin}${by.text} ${word.text}${closes ? ',' : ''}` }];
  });
}

/**
 * Names with several meanings, which a restrictive clause may distinguish: "o Brasil que queremos", "um Deus que".
 */
const NO_NAME =
  /^(?:brasil|deus|estado|estados|país|governo|internet|mundo|terra|federal|copa|lei|ministério|constituição)$/;
const CLEFT = /^(?:é|foi|era|são|foram|será|seja|fosse)$/;

/** Finds a name that is followed directly by an explanatory clause: "Karl Marx que teve". */
function findExplaining({ words }: CheckedSentence): RuleMatch[] {
  return words.flatMap((que, at): RuleMatch[] => {
    if (que.lower !== 'que') return [];
    const name = words[at - 1];
    if (!name || que.text === 'QUE' || que.before !== '' || name.isQuoted) return [];
    if (!isName(name) || NO_NAME.test(name.lower) || (name.tags & TAGS.participle) !== 0) return [];
    const verb = words.slice(at + 1, at + 3).find(({ lower }) => !BETWEEN.test(lower));
    if (!verb || verb.before !== '' || !hasPerson(verb)) return [];
    const from = startOfName(words, at - 1);
    if (from === 0 || isMeantAlone(words, from, at - 1)) return [];
    // In "dois homens do Rio que foram", the clause describes "homens", not the name.
    const isPlural = (verb.tags & TAGS.verb3p) !== 0 && (verb.tags & TAGS.verb3s) === 0;
    if (isPlural && !words.slice(from, at).some(({ lower }) => lower === 'e')) return [];
    return [{ start: name.start, end: name.end, replacement: `${name.text},` }];
  });
}

function startOfName(words: readonly CheckedWord[], last: number): number {
  let from = last;
  while (
    from > 0 &&
    words[from]?.before === '' &&
    (isName(words[from - 1]) || /^(?:d[aeo]s?|e)$/.test(words[from - 1]?.lower ?? ''))
  )
    from -= 1;
  return from;
}

/**
 * Whether the clause after a name is restrictive: "Foi Ana que fez", "um Brasil que", "o Ronaldo que vi", "um Homem
 * que".
 */
function isMeantAlone(words: readonly CheckedWord[], from: number, last: number): boolean {
  const before = words[from - 1]?.lower ?? '';
  if (CLEFT.test(before) || /^(?:com|por|uma?|outr[oa]|ess[ea]|est[ea]|aquel[ea])$/.test(before)) return true;
  if (words.slice(Math.max(0, from - 4), from).some(({ lower }) => CLEFT.test(lower))) return true;
  const name = words[last];
  if (!name || last > from) return false;
  return (name.tags & NOMINAL) !== 0 || (/^[oa]s?$/.test(before) && name.text !== name.text.toUpperCase());
}

function isName(word: CheckedWord | undefined): boolean {
  return word !== undefined && /^\p{Lu}\p{L}+$/u.test(word.text) && !/[.!?:…¶"“]/.test(word.before);
}

const OPENS_FIRST = /^(?:embora|quando|se|caso|enquanto|conquanto)$/;
const OPENS_FIRST_QUE = /^(?:ainda|mesmo|já|visto|desde|para|apesar)$/;
const PRONOUN = /^(?:el[ea]s?|isso|isto|você|nós|eu|tudo|ninguém)$/;
const LONGEST_FIRST = 16;

/**
 * Finds an opening clause without its comma: "Embora a lei exista ela não é cumprida". Its verb is followed by a
 * pronoun, or an article and a noun, and then by a second verb.
 */
function findFirstClauses({ words }: CheckedSentence): RuleMatch[] {
  const [first, second] = words;
  const opens =
    first !== undefined &&
    (OPENS_FIRST.test(first.lower) || (OPENS_FIRST_QUE.test(first.lower) && second?.lower === 'que'));
  if (!opens || first.isQuoted) return [];
  const sign = words.findIndex(({ before }, at) => at > 0 && before !== '');
  const clause = words.slice(0, sign === -1 ? LONGEST_FIRST + 6 : sign);
  const verb = clause.findIndex((word, at) => at > 0 && hasPerson(word));
  if (verb < 0) return [];
  // "Para que os políticos que atrasam o país": a clause within the clause.
  if (clause.slice(2, verb).some(({ lower }) => lower === 'que')) return [];
  const at = clause.findIndex((_, index) => index > verb && opensSecond(clause, index, index > verb + 1));
  const left = clause[at - 1];
  if (
    at < 0 ||
    at > LONGEST_FIRST ||
    !left ||
    /^(?:que|e|ou|mas|de|d[oa]s?|em|n[oa]s?|com|por|para|como|se|onde|quando|porque|pois)$/.test(left.lower)
  )
    return [];
  if (clause.slice(verb + 1, at).some((word) => hasPerson(word) || word.lower === 'que')) return [];
  return [{ start: left.start, end: left.end, replacement: `${left.text},` }];
}

/**
 * Whether a pronoun, or an article and a noun that cannot be the first verb's object, begins here and is followed
 * directly by a verb.
 */
function opensSecond(clause: readonly CheckedWord[], at: number, mayBeNoun: boolean): boolean {
  const first = clause[at];
  const behind = PRONOUN.test(first?.lower ?? '')
    ? 1
    : mayBeNoun && /^[oa]s?$/.test(first?.lower ?? '')
      ? 2
      : 0;
  if (behind === 0 || (behind === 2 && ((clause[at + 1]?.tags ?? 0) & NOMINAL) === 0)) return false;
  const verb = clause.slice(at + behind, at + behind + 2).find(({ lower }) => !BETWEEN.test(lower));
  return verb !== undefined && hasPerson(verb);
}
