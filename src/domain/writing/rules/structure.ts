import type { CheckedSentence, CheckedText, CheckedWord } from '../checked-text.ts';
import { isDictionary } from '../lexicon/lexicon.ts';
import { FINITE, NOMINAL, PLURAL, TAGS } from '../lexicon/tags.ts';
import {
  PARAGRAPH_COUNTS_ABOVE_CHARACTERS,
  LONG_SENTENCE_OVER_WORDS,
  NESTED_CLAUSES,
  NESTED_SENTENCE_OVER_WORDS,
} from '../limits.ts';
import type { Rule, RuleMatch } from '../rule.ts';
import type { AnalyzedSentence, AnalyzedText } from '../../text/analyze-text.ts';
import { countSubordinators } from '../../text/sentences.ts';

/** Number of words marked at the opening. The rest is not marked, so that mistakes there can be marked separately. */
const MARKED_WORDS = 4;
const SHORTEST_FRAGMENT = 4;
const SAME_OPENINGS = 3;

export const STRUCTURE_RULES: readonly Rule[] = [
  {
    id: 'structure/gerund-fragment',
    code: 'fragmento',
    name: 'Frase sem verbo principal',
    message: 'A frase começa com verbo em “-ndo” e fica pela metade: una-a à anterior com vírgula.',
    find: ({ sentences }) => sentences.filter(isGerundFragment).map(opening),
  },
  {
    id: 'structure/relative-fragment',
    code: 'fragmento',
    name: 'Frase solta que depende da anterior',
    message: '“O qual”, “cujo” e “sendo que” ligam-se ao que veio antes: una a frase à anterior com vírgula.',
    find: ({ sentences }) => sentences.filter(isRelativeFragment).map(opening),
  },
  {
    id: 'structure/dependent-fragment',
    code: 'fragmento',
    name: 'Frase solta que depende da anterior',
    message: 'Esta frase só explica a anterior e não se sustenta sozinha: una as duas com vírgula.',
    find: ({ sentences, text }) => sentences.filter((one) => isDependentFragment(one, text)).map(opening),
  },
  {
    id: 'structure/verbless',
    code: 'fragmento',
    name: 'Frase sem verbo',
    message: 'Falta nesta frase o verbo que diz o que acontece: complete-a ou una-a à anterior.',
    // Without the dictionary any word may be a verb.
    find: ({ sentences, text, lexicon }) =>
      isDictionary(lexicon) ? sentences.filter((one) => isVerbless(one, text)).map(opening) : [],
  },
  {
    id: 'structure/one-sentence-paragraph',
    code: 'paragrafo-curto',
    name: 'Parágrafo de uma frase só',
    message: 'Desenvolva a ideia do parágrafo em duas ou três frases.',
    find: findShortParagraphs,
  },
  {
    id: 'structure/same-opening',
    code: 'palavra-repetida',
    name: 'Frases que começam igual',
    message: 'Três frases seguidas começam com a mesma palavra: varie o começo.',
    find: findSameOpenings,
  },
];

function isGerundFragment({ words }: CheckedSentence): boolean {
  const first = fragmentStart(words);
  return first !== null && (first.tags & TAGS.gerund) !== 0 && !words.some(canBeMain);
}

/** The first word; null if the sentence is a quotation or too short to count as a fragment. */
function fragmentStart(words: CheckedWord[]): CheckedWord | null {
  const first = words[0];
  return !first || first.isQuoted || words.length < SHORTEST_FRAGMENT ? null : first;
}

/** Whether a word may be a finite verb; participles and infinitives are not. */
function canBeMain({ tags, lower }: CheckedWord): boolean {
  return (
    lower.includes('-') || ((tags & FINITE) !== 0 && ((tags & NOMINAL) === 0 || /^(?:é|seria)$/.test(lower)))
  );
}

const RELATIVE = /^(?:cuj[oa]s?)$/;
const ARTICLE = /^[oa]s?$/;

function isRelativeFragment({ words }: CheckedSentence): boolean {
  const first = fragmentStart(words);
  const second = words[1];
  if (!first || !second || first.index === 0) return false;
  if (RELATIVE.test(first.lower) || (first.lower === 'sendo' && second.lower === 'que')) return true;
  return ARTICLE.test(first.lower) && /^qua(?:l|is)$/.test(second.lower);
}

/** Openings of a dependent clause, which is no sentence by itself. */
const DEPENDENT =
  /^(?:visto que|já que|uma vez que|dado que|tendo em vista que|haja vista que|para que|a fim de que|de modo que|de forma que|de maneira que|porque|pois)(?!\p{L})/iu;
const LONGEST_OPENING = 20;

/** "Uma vez que a escola fechou.": no main clause follows. */
function isDependentFragment(sentence: CheckedSentence, text: string): boolean {
  const { words, start, end } = sentence;
  const first = fragmentStart(words);
  if (!first || first.index === 0 || !isStatement(text, sentence)) return false;
  const said = DEPENDENT.exec(text.slice(first.start, first.start + LONGEST_OPENING))?.[0];
  if (said === undefined) return false;
  const rest = text.slice(first.start + said.length, end);
  if (/^(?:par|a fim)/i.test(said) && words.length > LONGEST_PURPOSE) return false;
  return first.start === start && !/[,;:—–]/.test(rest.replace(/^\s*,/, ''));
}

/**
 * Maximum length of a purpose clause, in words. In a longer sentence, the main clause may follow without its comma:
 * "Para que todos leiam é preciso".
 */
const LONGEST_PURPOSE = 14;

function isVerbless(sentence: CheckedSentence, text: string): boolean {
  const { words } = sentence;
  const first = fragmentStart(words);
  return (
    first !== null &&
    first.index > 0 &&
    // "Quanto maior o esforço, menor a dúvida": such a comparison needs no verb.
    !(
      /^quant[oa]s?$/.test(first.lower) &&
      /^(?:mais|menos|maior|menor|melhor|pior)$/.test(words[1]?.lower ?? '')
    ) &&
    words.length >= SHORTEST_VERBLESS &&
    isStatement(text, sentence) &&
    !words.some((word, at) => mayBeVerb(word, words[at - 1]))
  );
}

const SHORTEST_VERBLESS = 6;

/** Whether a sentence ends in a full stop and contains no question, quotation or list. */
function isStatement(text: string, { words, start, end }: CheckedSentence): boolean {
  const said = text.slice(start, end).trimEnd();
  return said.endsWith('.') && !/[:?!"“”()]|''|``/.test(said) && !words.some(({ isQuoted }) => isQuoted);
}

/** Whether a word could be a finite verb, excluding nouns after an article or a preposition. */
export function mayBeVerb({ tags, lower }: CheckedWord, before: CheckedWord | undefined): boolean {
  if (lower.includes('-') || lower === 'é' || lower === 'trás' || tags === 0) return true;
  // "O problema não para por aqui": the verb "parar".
  if (lower === 'para' && before !== undefined && /^(?:não|nunca|jamais|nem)$/.test(before.lower))
    return true;
  const isNamed =
    before !== undefined &&
    /^(?:[oa]s?|uma?|d[aoe]s?|n[oa]s?|em|à|às|aos?|com|pel[oa]s?|sua|seu|suas|seus)$/.test(before.lower) &&
    // "Isso nos ajuda": before a singular, "nos" is an object pronoun.
    !(before.lower === 'nos' && (tags & PLURAL) === 0);
  return (tags & FINITE) !== 0 && !(isNamed && (tags & NOMINAL) !== 0);
}

function opening({ words, start, end }: CheckedSentence): RuleMatch {
  return {
    start: words[0]?.start ?? start,
    end: words[Math.min(MARKED_WORDS, words.length) - 1]?.end ?? end,
  };
}

/** Excludes a lone first or last line, which may be a title or a signature, and direct speech. */
function findShortParagraphs({ paragraphs }: CheckedText): RuleMatch[] {
  const long = paragraphs.filter(({ start, end }) => end - start > PARAGRAPH_COUNTS_ABOVE_CHARACTERS);
  return long.flatMap(({ start, end, words, sentences }): RuleMatch[] => {
    const first = words[0];
    if (sentences.length !== 1 || !first || first.start !== start) return [];
    return [{ start, end: words[Math.min(MARKED_WORDS, words.length) - 1]?.end ?? end }];
  });
}

function findSameOpenings({ sentences, words }: CheckedText): RuleMatch[] {
  // An article opens many sentences, so the word after it is included.
  const openingOf = ({ lower, index }: CheckedWord) =>
    /^(?:[oa]s?|uma?)$/.test(lower) ? `${lower} ${words[index + 1]?.lower ?? ''}` : lower;
  // Items of a list may well begin alike.
  const openings = sentences.map(({ words }) => (words.length < SHORTEST_FRAGMENT ? undefined : words[0]));
  const isRun = (from: number) => {
    const first = openings[from];
    if (!first || first.isQuoted) return false;
    const run = openings.slice(from, from + SAME_OPENINGS);
    return (
      run.length === SAME_OPENINGS &&
      run.every((word) => word && openingOf(word) === openingOf(first) && !word.isQuoted)
    );
  };
  return openings.flatMap((_, from): RuleMatch[] => {
    const third = openings[from + SAME_OPENINGS - 1];
    return third && isRun(from) && !isRun(from - 1) ? [{ start: third.start, end: third.end }] : [];
  });
}

/**
 * Number of words marked at the opening of the sentence. The rest is not marked, so that mistakes there can be
 * marked separately.
 */
const MARKED_WORDS_OF_LONG_SENTENCES = 5;
const LONGEST_MARKED = 80;

export const LONG_SENTENCE_RULES: readonly Rule[] = [
  {
    id: 'structure/long-sentence',
    code: 'periodo-longo',
    name: 'Frase longa',
    message: 'Divida a frase em duas: a ideia fica mais clara.',
    find: findLongSentences,
  },
];

/** The longest sentence of each paragraph that is hard to follow, judged by its number of words or of clauses. */
function findLongSentences(essay: AnalyzedText): RuleMatch[] {
  return essay.paragraphs.flatMap(({ sentences }): RuleMatch[] => {
    const [longest] = sentences.filter(isHard).toSorted((a, b) => b.words.length - a.words.length);
    if (!longest) return [];
    const { start, words } = longest;
    const end = words
      .slice(0, MARKED_WORDS_OF_LONG_SENTENCES)
      .findLast((word) => word.end - start <= LONGEST_MARKED)?.end;
    if (end === undefined) return [];
    const message = `Este período tem ${words.length} palavras. Divida-o em dois: a ideia fica mais clara.`;
    return [{ start, end, message }];
  });
}

function isHard({ words }: AnalyzedSentence): boolean {
  return (
    words.length > LONG_SENTENCE_OVER_WORDS ||
    (words.length > NESTED_SENTENCE_OVER_WORDS && countSubordinators(words) >= NESTED_CLAUSES)
  );
}
