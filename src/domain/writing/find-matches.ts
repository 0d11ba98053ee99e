import { matchCase } from './match-case.ts';
import type { CheckedText } from './checked-text.ts';
import type { PatternMatch } from './pattern.ts';
import { matchPatterns, type RuleIndex } from './pattern-index.ts';
import type { PatternRule, RuleMatch } from './rule.ts';

export type FoundMatch<Rule> = { rule: Rule; match: RuleMatch };

/** What the pattern rules find, exceptions taken out; passages may overlap. */
export function findByPatterns(text: CheckedText, { found, excepted }: RuleIndex): FoundMatch<PatternRule>[] {
  const matches = matchPatterns(text, found);
  if (matches.length === 0) return [];
  const exceptions = matchPatterns(text, excepted);
  return matches.flatMap(({ owner: rule, match }) => {
    const { marked } = match;
    const first = marked[0];
    const last = marked.at(-1);
    if (!first || !last || (first.isQuoted && !rule.inQuotes)) return [];
    const isExcepted = exceptions.some(
      ({ owner, match: { words } }) =>
        owner === rule && (words[0]?.start ?? 0) <= first.start && (words.at(-1)?.end ?? 0) >= last.end,
    );
    if (isExcepted) return [];
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
