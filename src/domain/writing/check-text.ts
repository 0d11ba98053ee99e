import { FINDING_CATEGORIES, type FindingCode } from './categories.ts';
import { readForChecking, type CheckedText } from './checked-text.ts';
import { findByPatterns, type FoundMatch } from './find-matches.ts';
import { identifyFindings } from './identify-findings.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { indexPatterns } from './pattern-index.ts';
import { PEN_CLASSES, type PenClass } from './pen-class.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules.ts';
import type { Span } from '../text/span.ts';

/** A marked passage. Offsets are UTF-16 units into the text as given, never empty, never overlapping. */
export type WritingFinding = Span & {
  /** The same for the same passage after edits elsewhere; an ignored finding is known by it. */
  id: string;
  rule: string;
  name: string;
  code: FindingCode;
  classe: PenClass;
  competencia: 1 | 2 | 3 | 4;
  message: string;
  /** What to write instead, where that is sure. */
  replacement?: string;
};

/** Finds what a list of rules finds in a text that has been read, in the order of the text. */
export type Checker = (text: CheckedText) => WritingFinding[];

/**
 * A checker of the rules given. Where passages overlap, the stricter pen wins (red before yellow, orange, purple),
 * then the rule that stands first in the list, then the earlier and the longer passage.
 */
export function createChecker(rules: readonly Rule[]): Checker {
  const index = indexPatterns(rules.filter((rule) => 'patterns' in rule));
  const coded = rules.filter((rule) => 'find' in rule);
  const ranks = new Map(rules.map((rule, rank) => [rule.id, rank]));
  return (text) => {
    const found: FoundMatch<Rule>[] = findByPatterns(text, index);
    for (const rule of coded) for (const match of rule.find(text)) found.push({ rule, match });
    const kept = withoutOverlaps(text.text, found.toSorted(byPriority(ranks)));
    return identifyFindings(text, kept.toSorted((a, b) => a.match.start - b.match.start).map(toFinding));
  };
}

/** `checkText` for a text that has been read. */
export const checkReadText = createChecker(RULES);

/** Every passage of a text that a teacher would mark. Any text will do; the theme is an essay's. */
export function checkText(text: string, lexicon: Lexicon, theme?: string): WritingFinding[] {
  return checkReadText(readForChecking(text, lexicon, theme));
}

function withoutOverlaps(text: string, found: FoundMatch<Rule>[]): FoundMatch<Rule>[] {
  const taken = new Uint8Array(text.length);
  return found.filter(({ match: { start, end, replacement } }) => {
    if (start < 0 || start >= end || end > text.length || taken.subarray(start, end).includes(1))
      return false;
    // A rule that looks at words in lower case may ask for what stands there already.
    if (replacement !== undefined && text.slice(start, end) === replacement) return false;
    taken.fill(1, start, end);
    return true;
  });
}

function byPriority(ranks: Map<string, number>) {
  return (a: FoundMatch<Rule>, b: FoundMatch<Rule>) =>
    penRank(a.rule) - penRank(b.rule) ||
    (ranks.get(a.rule.id) ?? 0) - (ranks.get(b.rule.id) ?? 0) ||
    a.match.start - b.match.start ||
    b.match.end - a.match.end;
}

function penRank({ code }: Rule): number {
  return PEN_CLASSES.indexOf(FINDING_CATEGORIES[code].classe);
}

function toFinding({ rule, match }: FoundMatch<Rule>): Omit<WritingFinding, 'id'> {
  const { classe, competencia } = FINDING_CATEGORIES[rule.code];
  const { start, end, replacement, message = rule.message } = match;
  const { id, name, code } = rule;
  const finding = { start, end, message, rule: id, name, code, classe, competencia };
  return replacement === undefined ? finding : { ...finding, replacement };
}
