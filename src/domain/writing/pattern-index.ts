import type { CheckedText, CheckedWord } from './checked-text.ts';
import {
  firstWords,
  matchAt,
  parsePattern,
  secondWords,
  type Pattern,
  type PatternMatch,
} from './pattern.ts';
import type { PatternRule, RuleMatch } from './rule.ts';
import { matchCase } from './replacement.ts';

type Entry = { rule: PatternRule; pattern: Pattern };

/** Patterns that begin with the same word, grouped by their second word if the pattern specifies it. */
type Beginnings = { bySecond: Map<string, Entry[]>; others: Entry[] };

/** Patterns indexed by the first words of their matches, so that a single pass over a text covers all patterns. */
type PatternIndex = {
  byWord: Map<string, Beginnings>;
  /** Patterns that can begin with any word. */
  anywhere: Entry[];
  exceptions: Map<PatternRule, Pattern[]>;
};

export function indexPatterns(rules: readonly PatternRule[]): PatternIndex {
  const index: PatternIndex = { byWord: new Map(), anywhere: [], exceptions: new Map() };
  for (const rule of rules) {
    for (const source of rule.patterns) addPattern(index, { rule, pattern: parsePattern(source) });
    if (rule.except) index.exceptions.set(rule, rule.except.map(parsePattern));
  }
  return index;
}

function addPattern({ byWord, anywhere }: PatternIndex, entry: Entry): void {
  const words = firstWords(entry.pattern);
  const seconds = secondWords(entry.pattern);
  if (!words) anywhere.push(entry);
  for (const word of words ?? []) {
    const beginnings = byWord.get(word) ?? { bySecond: new Map<string, Entry[]>(), others: [] };
    byWord.set(word, beginnings);
    if (!seconds) beginnings.others.push(entry);
    for (const second of seconds ?? []) {
      const entries = beginnings.bySecond.get(second);
      if (entries) entries.push(entry);
      else beginnings.bySecond.set(second, [entry]);
    }
  }
}

/**
 * All matches of all patterns, ordered by the position of their first word. Matches that are covered by an
 * exception are left out.
 */
function matchPatterns(
  text: CheckedText,
  { byWord, anywhere, exceptions }: PatternIndex,
  words: readonly CheckedWord[],
): { rule: PatternRule; match: PatternMatch }[] {
  const matches: { rule: PatternRule; match: PatternMatch }[] = [];
  const tryEach = (entries: Entry[] | undefined, at: number) => {
    for (const { rule, pattern } of entries ?? []) {
      const match = matchAt(text, pattern, at);
      if (match && !isExcepted(text, match, exceptions.get(rule))) matches.push({ rule, match });
    }
  };
  for (const { lower, index } of words) {
    const beginnings = byWord.get(lower);
    tryEach(beginnings?.bySecond.get(text.words[index + 1]?.lower ?? ''), index);
    tryEach(beginnings?.others, index);
    tryEach(anywhere, index);
  }
  return matches;
}

/** Whether a match of an exception covers the marked words; the exception may begin some words before them. */
function isExcepted(text: CheckedText, { marked }: PatternMatch, exceptions: Pattern[] | undefined): boolean {
  const first = marked[0]?.index ?? 0;
  const last = marked.at(-1)?.index ?? 0;
  return (exceptions ?? []).some((pattern) => {
    for (let at = Math.max(0, first - pattern.steps.length + 1); at <= first; at += 1) {
      const words = matchAt(text, pattern, at)?.words;
      if (words && (words.at(-1)?.index ?? 0) >= last) return true;
    }
    return false;
  });
}

export type FoundMatch<Rule> = { rule: Rule; match: RuleMatch };

/**
 * Matches of the pattern rules, limited to matches that begin with one of `words` (default: all words); passages
 * may overlap.
 */
export function findByPatterns(
  text: CheckedText,
  index: PatternIndex,
  words: readonly CheckedWord[] = text.words,
): FoundMatch<PatternRule>[] {
  return matchPatterns(text, index, words).flatMap(({ rule, match }) => {
    const first = match.marked[0];
    const last = match.marked.at(-1);
    if (!first || !last || (first.isQuoted && !rule.inQuotes)) return [];
    if (rule.opensText && first.sentence > 0) return [];
    const span = { start: first.start, end: last.end };
    const replacement = replacementOf(rule, match, text);
    return [{ rule, match: replacement === undefined ? span : { ...span, replacement } }];
  });
}

function replacementOf(
  rule: PatternRule,
  { marked, replacement: own }: PatternMatch,
  text: CheckedText,
): string | undefined {
  const replacement = own ?? rule.replacement;
  if (replacement === undefined) return undefined;
  const written =
    typeof replacement === 'function'
      ? replacement(marked, text)
      : replacement.replace(/\$(\d)/g, (_whole, number: string) => marked[Number(number) - 1]?.lower ?? '');
  if (written === undefined) return undefined;
  return matchCase(text.text.slice(marked[0]?.start, marked.at(-1)?.end), written);
}
