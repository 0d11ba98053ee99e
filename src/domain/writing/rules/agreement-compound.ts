import type { CheckedText, CheckedWord } from '../checked-text.ts';
import { NOUN_TAGS } from '../lexicon/noun-tags.ts';
import { FINITE, NOMINAL, PLURAL, SINGULAR, TAGS } from '../lexicon/tags.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import { anyDeterminerOf, maybeVerb, nominalBits, numberOf } from './agreement-determiners.ts';
import { markVerb } from './agreement-relative.ts';
import { maybeNominal, opensClause, verbNumber } from './agreement-subject.ts';
import { afterPhrase, BARE } from './subject-phrase.ts';

/** Rules for the agreement of a verb with a subject that consists of two nouns joined by "e". */
export const COMPOUND_SUBJECT_RULES: readonly Rule[] = [
  {
    id: 'agreement/compound-subject',
    code: 'concordancia',
    name: 'O verbo não concorda: dois sujeitos',
    message: 'O sujeito são duas coisas ou pessoas, e o verbo fica no plural.',
    example: 'a mãe e o filho precisam',
    find: findCompounds,
  },
];

/**
 * Finds two joined nouns with a singular verb: "A fome e a sede causa". Each noun may have an article or not, and
 * the verb must directly follow the words that describe the second noun.
 */
function findCompounds(text: CheckedText): RuleMatch[] {
  return text.words.flatMap((first): RuleMatch[] => {
    if (first.isQuoted || !opensClause(text, first) || asks(text, first)) return [];
    const one = nounAt(text, first.index);
    const joined = one && text.words[afterAdjective(text, one)];
    if (!one || joined?.before !== '' || joined.lower !== 'e') return [];
    const other = nounAt(text, joined.index + 1);
    if (!other || (one === first && first.before === ',')) return [];
    // If only the first word has an article, both words may refer to the same thing: "A leitura e escrita", "o
    // desprezo social e público".
    if (other.index === joined.index + 1 && one !== first) return [];
    if (text.words[joined.index + 1]?.before !== '' || isAlike(one, other)) return [];
    const at = afterPhrase(text, other, numberOf(nominalBits(other)), (word) => isSurely(text, word));
    let verb = at === undefined ? undefined : text.words[at];
    while (verb?.before === '' && /^(?:não|se|também|ainda|sempre|só|já)$/.test(verb.lower))
      verb = text.words[verb.index + 1];
    return verb?.before === '' && isSurely(text, verb) && !isOfAnother(text, verb)
      ? [markVerb(text, verb, PLURAL)]
      : [];
  });
}

/** The noun of a phrase that begins at this index, with or without an article: "a fome", "seus filhos". */
function nounAt({ words }: CheckedText, at: number): CheckedWord | undefined {
  const [first, noun] = [words[at], words[at + 1]];
  if (first && isBareNoun(first)) return first;
  if (!first || !noun || !BARE.test(first.lower) || noun.before !== '' || noun.isQuoted) return undefined;
  const number = numberOf(nominalBits(noun));
  return number !== 0 && number === numberOf(anyDeterminerOf(first)?.tag ?? 0) ? noun : undefined;
}

/** Whether a word without an article is a noun and cannot be another part of speech: "Fome e sede causa". */
function isBareNoun(word: CheckedWord): boolean {
  return (
    NOUN_TAGS.has(word.lower) &&
    !BARE.test(word.lower) &&
    numberOf(nominalBits(word, true)) !== 0 &&
    !maybeVerb(word) &&
    (word.tags & (TAGS.adjective | TAGS.participle)) === 0
  );
}

function afterAdjective({ words }: CheckedText, noun: CheckedWord): number {
  const next = words[noun.index + 1];
  const describes =
    next?.before === '' &&
    (next.tags & (TAGS.adjective | TAGS.participle)) !== 0 &&
    (next.tags & FINITE) === 0 &&
    (next.tags & noun.tags & NOMINAL) !== 0;
  return noun.index + (describes ? 2 : 1);
}

/**
 * Whether the nouns are part of a question, where they need not be the subject: "Que escolhas e sonhos tem a
 * moça?".
 */
function asks({ words }: CheckedText, { index, sentence }: CheckedWord): boolean {
  const [far, near] = [words[index - 2], words[index - 1]];
  return near?.lower === 'que' && near.sentence === sentence && far?.sentence !== sentence;
}

function isSurely(text: CheckedText, word: CheckedWord): boolean {
  return verbNumber(word) === SINGULAR && !maybeNominal(text, word) && (word.tags & NOMINAL) === 0;
}

/**
 * Whether the two words are infinitives or the same noun, as in "o ir e o vir". The verb may then be singular or
 * plural.
 */
function isAlike(one: CheckedWord, other: CheckedWord): boolean {
  return ((one.tags | other.tags) & TAGS.infinitive) !== 0 || one.lower === other.lower;
}

/** Whether the verb has another subject or none: "A sala e o pátio, há"; "é o que". */
function isOfAnother({ words }: CheckedText, { lower, index }: CheckedWord): boolean {
  return (
    /^(?:há|havia|haja|houve|basta|cabe|vale)$/.test(lower) ||
    (lower === 'é' && /^(?:o|que)$/.test(words[index + 1]?.lower ?? ''))
  );
}
