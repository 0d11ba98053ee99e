import { matchCase } from './match-case.ts';
import type { CheckedText } from './checked-text.ts';
import type { PatternMatch } from './pattern.ts';
import { matchPatterns, type PatternIndex } from './pattern-index.ts';
import type { PatternRule, RuleMatch } from './rule.ts';

export type FoundMatch<Rule> = { rule: Rule; match: RuleMatch };

/** What the pattern rules find; passages may overlap. */
export function findByPatterns(text: CheckedText, index: PatternIndex): FoundMatch<PatternRule>[] {
  return matchPatterns(text, index).flatMap(({ rule, match }) => {
    const first = match.marked[0];
    const last = match.marked.at(-1);
    if (!first || !last || (first.isQuoted && !rule.inQuotes)) return [];
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
