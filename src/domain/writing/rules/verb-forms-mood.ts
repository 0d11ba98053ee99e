import { opensSentence, type CheckedText, type CheckedWord } from '../checked-text.ts';
import { isVerb } from '../context/context-view.ts';
import { FINITE, NOMINAL, PLURAL, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { subjunctiveOf } from '../subjunctive.ts';
import { readWordClass } from '../word-classes.ts';

/** Rules on verbs whose mood or form does not match the words before their subject. */
export const MOOD_RULES: readonly Rule[] = [
  {
    id: 'verb-forms/subjunctive-after-subject',
    code: 'confusao',
    name: 'Forma errada do verbo depois de “que”, “caso” ou “talvez”',
    message:
      'Aqui se fala do que se quer, se supõe ou se duvida: o verbo fica como em “que seja”, “que haja”, “que faça”.',
    example: 'espera-se que a chuva pare; talvez a chuva pare',
    find: findIndicative,
  },
  {
    id: 'verb-forms/infinitive-for-finite',
    code: 'confusao',
    name: 'Verbo em R no lugar da forma do sujeito',
    message:
      'O verbo desta frase precisa combinar com quem faz a ação; terminado em R, ele fica sem sujeito.',
    example: 'o pai vê; a mãe tem',
    find: findInfinitive,
  },
];

const WISH =
  /^(?:espera-se|deseja-se|exige-se|sugere-se|propõe-se|recomenda-se|almeja-se|requer-se|espero|esperamos|desejamos|queremos|permite|permitir|permitindo|impede|impedir|impedindo|evitar|evitando|exige|exigir|pede|pedem|quer|querem)$/;
const JUDGED =
  /^(?:preciso|necessári[oa]|importante|fundamental|essencial|imprescindível|indispensável|crucial|primordial|imperativo|urgente|mister|possível|provável|vital|ideal|inadmissível|inaceitável|plausível|viável)$/;
const BEFORE_NOUN_CASO =
  /^(?:o|no|do|ao|um|em|num|[nd]?esse|[nd]?este|cada|tal|outro|pelo|nenhum|qualquer|seu|alguns?|alguma|primeiro|último)$/;

const isDeterminer = readWordClass('det');
const SUBJECT_PRONOUN = /^(?:el[ea]s?|isso|isto|você|vocês|alguém|ninguém|todos|todas|tudo)$/;
const BETWEEN = /^(?:não|se|também|ainda|lhes?|nos|já|só)$/;
const NO_VERB = /^(?:para|como|pelo|entre|sobre|contra|caso|segundo|conforme|desde)$/;
const OF = /^(?:de|d[oa]s?)$/;

/** The reason why the words up to an index require the subjunctive, a doubt or a wish; null if they do not. */
function asksAt({ words }: CheckedText, at: number): 'doubt' | 'wish' | null {
  const word = words[at];
  const before = words[at - 1];
  const isJoined = word?.before === '' && before !== undefined;
  if (!word || word.isQuoted) return null;
  if (word.lower === 'talvez') return 'doubt';
  if (word.lower === 'caso') return isJoined && BEFORE_NOUN_CASO.test(before.lower) ? null : 'wish';
  if (word.lower !== 'que' || !isJoined) return null;
  if (before.lower === 'para' || WISH.test(before.lower)) return 'wish';
  if (before.lower === 'de' && words[at - 2]?.lower === 'fim') return 'wish';
  return JUDGED.test(before.lower) && isSaidToBe(words, at - 2) ? 'wish' : null;
}

/**
 * Whether the words before an adjective are a form of "ser" or a similar verb: "É muito importante que", "torna-se
 * necessário que".
 */
function isSaidToBe(words: readonly CheckedWord[], at: number): boolean {
  const [near = '', far = ''] = [words[at]?.lower, words[at - 1]?.lower];
  const IS = /^(?:é|ser|será|seria|era|seja|sendo|torna-se|faz-se|fica|mostra-se|tornou-se)$/;
  return (
    IS.test(near) ||
    (/^(?:muito|mais|extremamente|também|então|assim|se|não)$/.test(near) &&
      /^(?:é|ser|será|seria|torna|faz|não|era)$/.test(far))
  );
}

function findIndicative(text: CheckedText): RuleMatch[] {
  const { words, lexicon } = text;
  return words.flatMap((_, at): RuleMatch[] => {
    const asks = asksAt(text, at);
    if (asks === null) return [];
    const verb = verbAfterSubject(words, at + 1, (word) => subjunctiveOf(word.lower, lexicon) !== undefined);
    if (!verb || (asks === 'doubt' && (verb.tags & FINITE) === 0)) return [];
    const right = subjunctiveOf(verb.lower, lexicon);
    return right ? [{ start: verb.start, end: verb.end, replacement: matchCase(verb.text, right) }] : [];
  });
}

/** The verb right after a subject of one or two nouns that begins at `from`; undefined if uncertain. */
function verbAfterSubject(
  words: readonly CheckedWord[],
  from: number,
  isWanted: (word: CheckedWord) => boolean,
): CheckedWord | undefined {
  const first = words[from];
  if (first?.before !== '') return undefined;
  const isPronoun = SUBJECT_PRONOUN.test(first.lower);
  if (!isPronoun && !isDeterminer(first)) return undefined;
  let at = from + 1;
  if (!isPronoun) {
    const noun = words[at];
    if (noun?.before !== '' || (noun.tags & NOMINAL) === 0) return undefined;
    at += 1;
    for (let steps = 0; steps < 2; steps += 1) at = afterPart(words, at, noun);
  }
  while (words[at]?.before === '' && BETWEEN.test(words[at]?.lower ?? '')) at += 1;
  const verb = words[at];
  if (verb?.before !== '' || NO_VERB.test(verb.lower) || !isWanted(verb)) return undefined;
  const next = words[at + 1];
  if (next?.before === '' && isVerb(next)) return undefined;
  // "Que a forma física": the word may be a noun if another word may be the verb.
  const mayBeNoun = (verb.tags & NOMINAL) !== 0;
  return mayBeNoun && (isPronoun || goesOnAsNoun(words, at)) ? undefined : verb;
}

/** The index after an adjective, or after "de" with a noun, that follows a noun; `at` itself if neither follows. */
function afterPart(words: readonly CheckedWord[], at: number, noun: CheckedWord): number {
  const word = words[at];
  if (word?.before !== '') return at;
  if (OF.test(word.lower) && words[at + 1]?.before === '' && ((words[at + 1]?.tags ?? 0) & NOMINAL) !== 0)
    return at + 2;
  const agrees = (word.tags & noun.tags & NOMINAL) !== 0;
  return agrees && (word.tags & TAGS.adjective) !== 0 && (word.tags & FINITE) === 0 ? at + 1 : at;
}

function goesOnAsNoun(words: readonly CheckedWord[], at: number): boolean {
  if (OF.test(words[at + 1]?.lower ?? '')) return true;
  for (let next = at + 1; words[next]?.before === ''; next += 1) {
    const word = words[next];
    if (word && (isVerb(word) || /^(?:tenha|seja|possa|esteja|haja|faça)/.test(word.lower))) return true;
  }
  return words[at + 1]?.before !== '';
}

const FINITE_OF: Record<string, string> = {
  ser: 'é',
  ter: 'tem',
  ver: 'vê',
  dar: 'dá',
  estar: 'está',
  haver: 'há',
  fazer: 'faz',
  dizer: 'diz',
  trazer: 'traz',
  querer: 'quer',
  ir: 'vai',
  manter: 'mantém',
  ler: 'lê',
  dever: 'deve',
  poder: 'pode',
  precisar: 'precisa',
  sofrer: 'sofre',
  viver: 'vive',
};

/**
 * Finds an infinitive that is the only verb of its sentence, right after a singular subject: "A polícia dever
 * agir."
 */
function findInfinitive(text: CheckedText): RuleMatch[] {
  return text.sentences.flatMap(({ words }): RuleMatch[] => {
    const [first, noun] = words;
    if (
      !first ||
      !noun ||
      !opensSentence(text, first.index) ||
      !/^(?:o|a|cada|ess[ea]|est[ea])$/.test(first.lower)
    )
      return [];
    if ((noun.tags & PLURAL) !== 0 || (noun.tags & (NOMINAL | FINITE)) === 0 || noun.isQuoted) return [];
    const at = afterPart(words, 2, noun);
    const verb = words[at];
    if (verb?.before !== '' || (verb.tags & TAGS.infinitive) === 0 || words[at + 1]?.before !== '') return [];
    const right = FINITE_OF[verb.lower];
    if (right === undefined || words.some((word) => word !== verb && mayBeFinite(text, word))) return [];
    return [{ start: verb.start, end: verb.end, replacement: right }];
  });
}

/** Whether a word may be finite here; after a determiner or "de" it is a noun: "a luta". */
function mayBeFinite({ words }: CheckedText, word: CheckedWord): boolean {
  const before = words[word.index - 1];
  if (word.before === '' && before && (isDeterminer(before) || /^[dn][oa]s?$/.test(before.lower)))
    return false;
  if (word.lower === 'é' || word.lower.includes('-')) return true;
  return (word.tags & (TAGS.verb3s | TAGS.verb3p)) !== 0 && !NO_VERB.test(word.lower);
}
