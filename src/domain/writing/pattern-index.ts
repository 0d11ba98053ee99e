import type { CheckedText } from './checked-text.ts';
import { firstWords, matchAt, parsePattern, type Pattern, type PatternMatch } from './pattern.ts';
import type { PatternRule } from './rule.ts';

type Entry = { rule: PatternRule; pattern: Pattern };

/** Patterns by the word a match begins with, so that a text is walked once however many there are. */
export type PatternIndex = {
  byWord: Map<string, Entry[]>;
  /** The few that can begin with any word. */
  anywhere: Entry[];
  exceptions: Map<PatternRule, Pattern[]>;
};

export function indexPatterns(rules: readonly PatternRule[]): PatternIndex {
  const index: PatternIndex = { byWord: new Map(), anywhere: [], exceptions: new Map() };
  for (const rule of rules) {
    for (const source of rule.patterns) {
      const pattern = parsePattern(source);
      const words = firstWords(pattern);
      if (!words) index.anywhere.push({ rule, pattern });
      for (const word of words ?? []) {
        const entries = index.byWord.get(word);
        if (entries) entries.push({ rule, pattern });
        else index.byWord.set(word, [{ rule, pattern }]);
      }
    }
    if (rule.except) index.exceptions.set(rule, rule.except.map(parsePattern));
  }
  return index;
}

/** Every match of every pattern, by the place of its first word; exceptions taken out. */
export function matchPatterns(
  text: CheckedText,
  { byWord, anywhere, exceptions }: PatternIndex,
): { rule: PatternRule; match: PatternMatch }[] {
  const matches: { rule: PatternRule; match: PatternMatch }[] = [];
  for (const { lower, index } of text.words) {
    for (const entries of [byWord.get(lower), anywhere]) {
      for (const { rule, pattern } of entries ?? []) {
        const match = matchAt(text, pattern, index);
        if (match && !isExcepted(text, match, exceptions.get(rule))) matches.push({ rule, match });
      }
    }
  }
  return matches;
}

/** Whether an exception covers the marked words; it may begin some words before them. */
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
