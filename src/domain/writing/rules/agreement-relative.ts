import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { pluralOfVerb, singularOfVerb } from '../inflect.ts';
import { NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import { matchCase } from '../replacement.ts';
import type { RuleMatch } from '../rule.ts';
import { anyDeterminerOf, nominalBits, numberOf } from './agreement-determiners.ts';
import { maybeNominal, MANY_TIMES, verbNumber } from './agreement-subject.ts';

/** Marks the verb; the correction is its form in the given number, if the dictionary contains that form. */
export function markVerb({ words, lexicon }: CheckedText, verb: CheckedWord, number: number): RuleMatch {
  const meant = isOfVir(words, verb) ? 'vêm' : verb.lower;
  const right = number === PLURAL ? pluralOfVerb(meant, lexicon) : singularOfVerb(meant, lexicon);
  const { start, end } = verb;
  return { start, end, ...(right && { replacement: matchCase(verb.text, right) }) };
}

/** Whether a form of "ver" is a misspelling of "vêm", a form of "vir": "veem crescendo", "veem se mostrado". */
function isOfVir(words: readonly CheckedWord[], { lower, index }: CheckedWord): boolean {
  if (!/^v[eê]em$/.test(lower)) return false;
  const next = words[index + 1]?.lower === 'se' ? words[index + 2] : words[index + 1];
  return (
    next?.before === '' && next.lower.endsWith('do') && (next.tags & (TAGS.gerund | TAGS.participle)) !== 0
  );
}

const ADVERB = /^(?:não|já|também|só|sempre|ainda|nunca)$/;
const CLITIC = /^(?:não|se|nos|me|lhes?|já|também|só|sempre|ainda|nunca|os?|as?)$/;

/** Relative clauses with a singular verb after a plural antecedent: "leis que proíbe". */
export function relatives(text: CheckedText): RuleMatch[] {
  return text.words.flatMap(({ lower, index, before, isQuoted }) => {
    if (lower !== 'que' || before !== '' || isQuoted) return [];
    const verb = verbAfterQue(text, index + 1);
    if (
      !verb ||
      maybeNominal(text, verb) ||
      ((verb.tags & NOMINAL) !== 0 && /^[oa]s?$/.test(text.words[verb.index - 1]?.lower ?? '')) ||
      verbNumber(verb) !== SINGULAR
    )
      return [];
    return isAntecedent(text, index - 1, verb) &&
      !mayBeObject(text, index - 1, verb) &&
      !goesOnFromQue(text, index)
      ? [markVerb(text, verb, PLURAL)]
      : [];
  });
}

function verbAfterQue({ words }: CheckedText, from: number): CheckedWord | undefined {
  const first = words[from];
  if (!first || first.before !== '') return undefined;
  if (!CLITIC.test(first.lower)) return first;
  const second = words[from + 1];
  return second?.before === '' ? second : undefined;
}

/**
 * Whether a noun is the antecedent of "que". In "é preciso mostrar aos alunos que é possível" and "o número de
 * casos que cresce", the plural noun is not.
 */
function isAntecedent(text: CheckedText, at: number, verb: CheckedWord): boolean {
  const noun = text.words[at];
  const before = text.words[at - 1];
  if (noun && /^aquel[ea]s$/.test(noun.lower)) return !IMPERSONAL.test(verb.lower);
  if (!noun || !before || noun.before !== '' || !isPlural(noun)) return false;
  // In "imagens que faz com que pensem", "faz" does not express elapsed time.
  if (IMPERSONAL.test(verb.lower) && !(verb.lower === 'faz' && text.words[verb.index + 1]?.lower === 'com'))
    return false;
  return isHead(text, (noun.tags & TAGS.adjective) !== 0 && isPlural(before) ? before : noun);
}

/**
 * "Os problemas que carregava, o fizeram", "as respostas que quiser", "os riscos que pode trazer": if no object
 * follows the verb, the noun may be the object and not the subject. The same is true after "tão": "tão graves que
 * chegou".
 */
function mayBeObject({ words }: CheckedText, antecedent: number, verb: CheckedWord): boolean {
  if (
    words
      .slice(Math.max(0, antecedent - 2), antecedent)
      .some(({ lower }) => /^(?:tão|tant[oa]s)$/.test(lower))
  )
    return true;
  if (MANY_TIMES.test(words[antecedent]?.lower ?? '') || isCleft(words, antecedent)) return true;
  const between = words[verb.index - 1]?.lower ?? '';
  if (between !== 'que' && !ADVERB.test(between)) return between === 'se' && verb.lower === 'tem';
  const after = words[verb.index + 1];
  const last =
    after && between === 'que' && (after.tags & TAGS.infinitive) !== 0 && after.before === '' ? after : verb;
  const beside = words[last.index + 1];
  const isMore = between !== 'que' && beside?.before === '' && beside.lower === 'mais';
  const next = isMore ? words[beside.index + 1] : beside;
  if (last !== verb && /^(?:aos?|às?|em|n[oa]s?|para)$/.test(next?.lower ?? '')) return true;
  // In "as vivências que não está pronta para contar", "as vivências" is not the subject of "está".
  const isCopula = /^(?:está|estava|é|era|foi|fica|ficou)$/.test(verb.lower);
  if (isCopula && next?.before === '' && numberOf(nominalBits(next)) === SINGULAR) return true;
  return (
    next === undefined ||
    next.sentence !== verb.sentence ||
    next.before !== '' ||
    /^(?:e|ou|nem|mas|se)$/.test(next.lower)
  );
}

/**
 * "Um fato que ocorre nas escolas que acontece": the second "que" may refer to "fato", the antecedent of the first.
 */
function goesOnFromQue({ words }: CheckedText, at: number): boolean {
  if (!words.slice(at - 3, at - 1).some(({ lower }) => /^(?:em|n[oa]s|por|pel[oa]s|com|para)$/.test(lower)))
    return false;
  for (let back = at - 1; back > Math.max(1, at - FARTHEST_QUE); back -= 1) {
    const [noun, que, verb] = [words[back - 1], words[back], words[back + 1]];
    if (!noun || !que || words[back + 1]?.before !== '' || que.sentence !== words[at]?.sentence) return false;
    if (que.lower === 'que' && que.before === '')
      return numberOf(nominalBits(noun)) === SINGULAR && verb !== undefined && verbNumber(verb) === SINGULAR;
  }
  return false;
}

const FARTHEST_QUE = 14;
const FARTHEST_CLEFT = 8;

/**
 * "É a partir de estudos que desenvolve", "foram orientados que deve": "que" does not refer to the plural word
 * before it.
 */
function isCleft(words: readonly CheckedWord[], antecedent: number): boolean {
  const isTold = ((words[antecedent]?.tags ?? 0) & TAGS.participle) !== 0;
  if (isTold && /^(?:ser|serem|são|foram|sejam)$/.test(words[antecedent - 1]?.lower ?? '')) return true;
  return words
    .slice(Math.max(0, antecedent - FARTHEST_CLEFT), antecedent)
    .some(
      ({ lower, index }) =>
        /^(?:é|foi)$/.test(lower) &&
        /^(?:a|em|n[oa]s?|por|com|através|apenas|só|somente|graças)$/.test(words[index + 1]?.lower ?? ''),
    );
}

const IMPERSONAL = /^(?:é|há|foi|seria|era|havia|haja|houve|vale|cabe|faz)$/;

const IN_PHRASE = /^(?:relação|respeito|meio|razão|virtude|prol|busca|favor|parte)$/;

function isPlural(word: CheckedWord): boolean {
  return numberOf(nominalBits(word)) === PLURAL;
}

/** Whether no earlier noun can be the antecedent of "que". */
function isHead({ words }: CheckedText, noun: CheckedWord): boolean {
  for (let at = noun.index - 1; at >= Math.max(0, noun.index - 7); at -= 1) {
    const word = words[at];
    if (!word || words[at + 1]?.before !== '') return true;
    if (/^(?:e|ou|nem|dos|das)$/.test(word.lower)) return false;
    const number = numberOf(nominalBits(word));
    // In "em relação aos alunos que", "relação" is in a prepositional phrase, so it is not the antecedent.
    if (IN_PHRASE.test(word.lower) && /^(?:em|por|a|com)$/.test(words[at - 1]?.lower ?? '')) return true;
    if (number === SINGULAR && !anyDeterminerOf(word)) return false;
    if ((word.tags & (TAGS.verb3s | TAGS.verb3p | TAGS.infinitive)) !== 0 && number === 0) return true;
  }
  return true;
}
