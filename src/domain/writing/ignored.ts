import type { WritingFinding } from './check-text.ts';

/** What a student wants left alone: single findings by id, and words of their own in lower case. */
export type Ignored = { findings: readonly string[]; words: readonly string[] };

/** Findings without those the student waved away; a word of their own is only ever a matter of spelling. */
export function withoutIgnored(
  text: string,
  found: readonly WritingFinding[],
  { findings, words }: Ignored,
): WritingFinding[] {
  const ids = new Set(findings);
  const own = new Set(words);
  return found.filter(({ id, rule, start, end }) => {
    if (ids.has(id)) return false;
    return !rule.startsWith('spelling/') || !own.has(text.slice(start, end).toLowerCase());
  });
}
