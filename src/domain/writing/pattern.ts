/**
 * A small language for describing the passages that rules search for, word by word:
 *
 * - `mal`, `mal|mau`: a word in lower case, or one of several; accents matter.
 * - `precis*`, `*mente`: words with this beginning or ending.
 * - `<inf>`, `<masc>`, `<3p|ger>`: words of a class (the classes are in `word-classes.ts`).
 * - `!de`, `!<inf>`: any word except these (there must be a word).
 * - `*`: any word.
 * - `muito?`, `<adv>?`: the word may be missing.
 * - `,`: a comma is required here, also at the end. Without it, two words must be separated only by spaces.
 * - `^`: the sentence begins here. `$`: only punctuation or the end of the text follows.
 * - `[ … ]`: the passage that is marked; without brackets, the whole match is marked.
 * - `→ …` at the end: the replacement; `$1` is the first marked word.
 *
 * Examples: `^ <adv>? a [mais|mau] de`, `[em baixo] de|do → embaixo`.
 */
import type { CheckedText, CheckedWord } from './checked-text.ts';
import { readWordClass } from './word-classes.ts';

type Test = (word: CheckedWord) => boolean;

type Step = {
  test: Test;
  isOptional: boolean;
  /** Whether a comma must precede this word. */
  afterComma: boolean;
  /** The only words that match this step, if the pattern lists them; used by the index. */
  literals: string[] | null;
};

export type Pattern = {
  source: string;
  steps: Step[];
  opensSentence: boolean;
  endsClause: boolean;
  /** Whether a comma must follow the last word. */
  endsAtComma: boolean;
  /** Indices of the first and the last step of the marked passage. */
  marked: { first: number; last: number };
  /** Overrides the replacement of the rule. */
  replacement: string | undefined;
};

/** The words of a text that a pattern matched: all of them (`words`), and the words to be marked (`marked`). */
export type PatternMatch = {
  words: CheckedWord[];
  marked: CheckedWord[];
  replacement: string | undefined;
};

/** Parses a pattern. Throws a SyntaxError if it is invalid, because patterns are part of the code. */
export function parsePattern(source: string): Pattern {
  const [passage = '', replacement] = source.split('→');
  const parts = passage.replace(/[[\]]/g, ' $& ').match(/\S+/g) ?? [];
  const pattern: Pattern = {
    source,
    steps: [],
    opensSentence: false,
    endsClause: false,
    endsAtComma: false,
    marked: { first: 0, last: Infinity },
    replacement: replacement?.trim(),
  };
  let afterComma = false;
  for (const part of parts) {
    if (part === '^') pattern.opensSentence = true;
    else if (part === '$') pattern.endsClause = true;
    else if (part === ',') afterComma = true;
    else if (part === '[') pattern.marked.first = pattern.steps.length;
    else if (part === ']') pattern.marked.last = pattern.steps.length - 1;
    else {
      pattern.steps.push(parseStep(part, afterComma));
      afterComma = false;
    }
  }
  pattern.endsAtComma = afterComma;
  pattern.marked.last = Math.min(pattern.marked.last, pattern.steps.length - 1);
  if (pattern.steps.length === 0 || pattern.marked.first > pattern.marked.last) {
    throw new SyntaxError(`nothing to find in the pattern "${source}"`);
  }
  return pattern;
}

function parseStep(part: string, afterComma: boolean): Step {
  const isOptional = part.length > 1 && part.endsWith('?');
  const bare = isOptional ? part.slice(0, -1) : part;
  const isNegated = bare.startsWith('!');
  const { test, literals } = parseTest(isNegated ? bare.slice(1) : bare);
  return {
    test: isNegated ? (word) => !test(word) : test,
    isOptional,
    afterComma,
    literals: isNegated ? null : literals,
  };
}

function parseTest(source: string): { test: Test; literals: string[] | null } {
  if (source === '*') return { test: () => true, literals: null };
  const tests = splitAlternatives(source).map(parseAlternative);
  const literals = tests.every(({ literal }) => literal !== undefined)
    ? tests.map(({ literal }) => literal ?? '')
    : null;
  if (literals) {
    const words = new Set(literals);
    return { test: ({ lower }) => words.has(lower), literals };
  }
  return { test: (word) => tests.some(({ test }) => test(word)), literals: null };
}

/** Splits at vertical bars, except within `<…>`. */
function splitAlternatives(source: string): string[] {
  return source.match(/<[^>]*>|[^|]+/g) ?? [];
}

function parseAlternative(source: string): { test: Test; literal?: string } {
  if (source.startsWith('<')) return { test: readWordClass(source.slice(1, -1)) };
  if (source.endsWith('*')) {
    const beginning = source.slice(0, -1);
    return { test: ({ lower }) => lower.startsWith(beginning) };
  }
  if (source.startsWith('*')) {
    const ending = source.slice(1);
    return { test: ({ lower }) => lower.endsWith(ending) };
  }
  return { test: ({ lower }) => lower === source, literal: source };
}

/** The match of a pattern that begins with the word at index `first`, or null. */
export function matchAt(text: CheckedText, pattern: Pattern, first: number): PatternMatch | null {
  if (pattern.opensSentence && text.words[first]?.sentence === text.words[first - 1]?.sentence) return null;
  if (!canBegin(text, pattern, first)) return null;
  const taken: Taken = [];
  if (!matchSteps(text, pattern, first, taken)) return null;
  const words = taken.filter((word) => word !== null);
  const marked = taken.slice(pattern.marked.first, pattern.marked.last + 1).filter((word) => word !== null);
  return marked.length > 0 ? { words, marked, replacement: pattern.replacement } : null;
}

/** Whether the first two words match. This quick test rules out most positions of the text. */
function canBegin({ words }: CheckedText, { steps }: Pattern, at: number): boolean {
  const [first, second] = steps;
  if (!first || first.isOptional) return true;
  const word = words[at];
  if (!word || !first.test(word) || (first.afterComma && word.before !== ',')) return false;
  if (!second || second.isOptional) return true;
  const next = words[at + 1];
  return next !== undefined && next.before === (second.afterComma ? ',' : '') && second.test(next);
}

/** One entry per step processed so far: the matched word, or null if the optional step was skipped. */
type Taken = (CheckedWord | null)[];

/** Whether the remaining steps match the words from index `at` on; if so, the matched words are added to `taken`. */
function matchSteps(text: CheckedText, pattern: Pattern, at: number, taken: Taken): boolean {
  const wanted = pattern.steps[taken.length];
  if (!wanted) return endsWell(text, pattern, at);
  const step = taken.length;
  const word = text.words[at];
  if (word && wanted.test(word) && fitsGap(word, wanted, taken)) {
    taken.push(word);
    if (matchSteps(text, pattern, at + 1, taken)) return true;
    taken.length = step;
  }
  if (!wanted.isOptional) return false;
  taken.push(null);
  if (matchSteps(text, pattern, at, taken)) return true;
  taken.length = step;
  return false;
}

function fitsGap(word: CheckedWord, { afterComma }: Step, taken: Taken): boolean {
  if (afterComma) return word.before === ',';
  return word.before === '' || taken.every((one) => one === null);
}

function endsWell({ words, ending }: CheckedText, { endsClause, endsAtComma }: Pattern, at: number): boolean {
  const next = words[at];
  if (endsAtComma) return next?.before === ',';
  if (!endsClause) return true;
  return next ? next.before !== '' : ending !== '' || words.length > 0;
}

/** The only words with which a match can begin; null if a match can begin with any word. */
export function firstWords({ steps }: Pattern): string[] | null {
  const words: string[] = [];
  for (const { literals, isOptional } of steps) {
    if (!literals) return null;
    words.push(...literals);
    if (!isOptional) return words;
  }
  return null;
}

/**
 * The only words that can be second in a match; null if one of the first two steps is optional or the second step
 * accepts any word.
 */
export function secondWords({ steps }: Pattern): string[] | null {
  const [first, second] = steps;
  return first && second && !first.isOptional && !second.isOptional ? second.literals : null;
}
