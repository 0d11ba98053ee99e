import { findWords } from '../../../src/domain/text/words.ts';

/** So many forms are kept; one seen less often than a slip of it would be says nothing. */
const MOST = 15_000;
const LEAST_TIMES = 4;

/**
 * The most frequent forms of the dictionary in some texts, one line for each power of two of how often they stand
 * there, the most frequent first. Words with capitals are left out: they may be names.
 */
export function countForms(texts: readonly string[], isKnown: (form: string) => boolean): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of findWords(text)) {
      if (word.text === word.lower && isKnown(word.lower))
        counts.set(word.lower, (counts.get(word.lower) ?? 0) + 1);
    }
  }
  const frequent = [...counts].filter(([, times]) => times >= LEAST_TIMES).sort(([, a], [, b]) => b - a);
  const lines: string[][] = [];
  const highest = Math.floor(Math.log2(frequent[0]?.[1] ?? 1));
  for (const [form, times] of frequent.slice(0, MOST)) {
    const line = highest - Math.floor(Math.log2(times));
    while (lines.length <= line) lines.push([]);
    lines[line]?.push(form);
  }
  return `${highest}\n${lines.map((forms) => forms.sort().join(' ')).join('\n')}\n`;
}
