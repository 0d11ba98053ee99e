import type { CheckedText } from './checked-text.ts';
import { firstWords, matchAt, parsePattern, type Pattern, type PatternMatch } from './pattern.ts';
import type { PatternRule } from './rule.ts';

type Entry<Owner> = { owner: Owner; pattern: Pattern };

/** Patterns by the word a match begins with, so that a text is walked once however many there are. */
export type PatternIndex<Owner> = { byWord: Map<string, Entry<Owner>[]>; anywhere: Entry<Owner>[] };

export function indexPatterns<Owner>(
  owners: Iterable<readonly [owner: Owner, sources: readonly string[]]>,
): PatternIndex<Owner> {
  const index: PatternIndex<Owner> = { byWord: new Map(), anywhere: [] };
  for (const [owner, sources] of owners) {
    for (const source of sources) {
      const pattern = parsePattern(source);
      const words = firstWords(pattern);
      if (!words) index.anywhere.push({ owner, pattern });
      for (const word of words ?? []) {
        const entries = index.byWord.get(word);
        if (entries) entries.push({ owner, pattern });
        else index.byWord.set(word, [{ owner, pattern }]);
      }
    }
  }
  return index;
}

/** Every match of every pattern, by the place of its first word. */
export function matchPatterns<Owner>(
  text: CheckedText,
  { byWord, anywhere }: PatternIndex<Owner>,
): { owner: Owner; match: PatternMatch }[] {
  return text.words.flatMap(({ lower, index }) =>
    [...(byWord.get(lower) ?? []), ...anywhere].flatMap(({ owner, pattern }) => {
      const match = matchAt(text, pattern, index);
      return match ? [{ owner, match }] : [];
    }),
  );
}

export type RuleIndex = { found: PatternIndex<PatternRule>; excepted: PatternIndex<PatternRule> };

export function indexRules(rules: readonly PatternRule[]): RuleIndex {
  return {
    found: indexPatterns(rules.map((rule) => [rule, rule.patterns])),
    excepted: indexPatterns(rules.map((rule) => [rule, rule.except ?? []])),
  };
}
