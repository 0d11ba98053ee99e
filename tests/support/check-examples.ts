import { describe, expect, it } from 'vitest';
import { createChecker } from '@/domain/writing/check-text';
import { readForChecking } from '@/domain/writing/checked-text';
import type { Lexicon } from '@/domain/writing/lexicon/lexicon';
import type { Rule } from '@/domain/writing/rule';

/**
 * Own sentences of a rule. In the wrong ones the passage stands between brackets, with what should replace it after
 * an arrow where the rule knows: "Ele começou [à→a] correr."
 */
export type Examples = { wrong: string[]; right: string[] };

const MARKED = /\[([^\]→]*)(?:→([^\]]*))?\]/;

/** Tests every rule of a family on its examples: it marks just what it should, and nothing in the right ones. */
export function checkExamples(
  rules: readonly Rule[],
  examples: Record<string, Examples>,
  lexicon: () => Lexicon,
): void {
  it('gives each rule at least two wrong and two right sentences', () => {
    for (const { id } of rules) {
      expect(examples[id]?.wrong.length ?? 0, `wrong sentences of ${id}`).toBeGreaterThanOrEqual(2);
      expect(examples[id]?.right.length ?? 0, `right sentences of ${id}`).toBeGreaterThanOrEqual(2);
    }
  });

  // A rule without sentences is told above; an empty suite would only say so in other words.
  const shown = rules.filter(({ id }) => examples[id]);
  describe.each(shown.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    const check = createChecker([rule]);
    const find = (sentence: string) => check(readForChecking(sentence, lexicon()));
    const { wrong = [], right = [] } = examples[id] ?? {};
    it.each(wrong)('marks %s', (sentence) => {
      const [whole = '', passage = '', replacement] = MARKED.exec(sentence) ?? [];
      const text = sentence.replace(whole, passage);
      const finding = find(text).find(({ start }) => start === sentence.indexOf('['));
      expect(finding && text.slice(finding.start, finding.end)).toBe(passage);
      expect(finding?.replacement).toBe(replacement);
    });
    it.each(right)('leaves alone: %s', (sentence) => {
      expect(find(sentence)).toEqual([]);
    });
  });
}
