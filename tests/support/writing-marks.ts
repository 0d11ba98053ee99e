import { createChecker, type WritingFinding } from '@/domain/writing/check-text';
import { readForChecking } from '@/domain/writing/checked-text';
import { smallLexicon } from '@/domain/writing/lexicon/lexicon';
import { inWritten, toProse } from '@/domain/text/prose';
import type { Rule } from '@/domain/writing/rule';

/** The findings of the rules in a text, in order: the marked passage, with its replacement if there is one. */
export function marksOf(rules: readonly Rule[], text: string, theme = ''): string[] {
  const prose = toProse(text);
  return findingsOf(rules, text, theme).map((finding) => {
    const { start, end, replacement } = inWritten(prose, finding);
    const passage = text.slice(start, end);
    return replacement === undefined ? passage : `${passage} → ${replacement}`;
  });
}

export function findingsOf(rules: readonly Rule[], text: string, theme = ''): WritingFinding[] {
  return createChecker(rules)(readForChecking(text, smallLexicon, theme));
}
