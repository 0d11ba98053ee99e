import { FINDING_CATEGORIES, type FindingCode } from './categories.ts';
import { SEVERITIES, type Severity } from './severity.ts';
import { readForChecking, type CheckedText } from './checked-text.ts';
import { findByPatterns, type FoundMatch, indexPatterns } from './pattern-index.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { canBeUncovered, mendUncovered } from './uncovered.ts';
import type { FunctionRule, Rule } from './rule.ts';
import { RULES } from './rules.ts';
import { settleOverlaps } from './settle-overlaps.ts';
import { hashText } from '../text/hash-text.ts';
import { inWritten } from '../text/prose.ts';
import type { Span } from '../text/span.ts';

/** A marked passage, with offsets in UTF-16 units. Passages are never empty and never overlap. */
export type WritingFinding = Span & {
  /** An id that is not changed by edits elsewhere in the text, so that it can identify an ignored finding. */
  id: string;
  rule: string;
  name: string;
  code: FindingCode;
  classe: Severity;
  competencia: 1 | 2 | 3 | 4;
  message: string;
  /** A correct example of the rule, not taken from the writer's text. */
  example?: string;
  /** The correction, if it is certain. */
  replacement?: string;
};

/**
 * Applies a list of rules to a text prepared by `readForChecking`. Findings are in the order of the text; their
 * offsets refer to the prepared text.
 */
export type Checker = (text: CheckedText) => WritingFinding[];

/**
 * Creates a checker for these rules. If passages overlap, the more severe finding wins (red before yellow, orange,
 * purple), then the finding of the rule that comes first in the list, then the earlier and the longer passage. The
 * replacement of the winning finding includes corrections of spaces, punctuation and capitals from the findings
 * that it displaces.
 */
export function createChecker(rules: readonly Rule[]): Checker {
  const index = indexPatterns(rules.filter((rule) => 'patterns' in rule));
  const coded = rules.filter((rule) => 'find' in rule);
  const uncovered = coded.filter(canBeUncovered);
  const ranks = new Map(rules.map((rule, rank) => [rule.id, rank]));
  const find = (text: CheckedText, functions: readonly FunctionRule[]): FoundMatch<Rule>[] => {
    const found: FoundMatch<Rule>[] = findByPatterns(text, index);
    for (const rule of functions) for (const match of rule.find(text)) found.push({ rule, match });
    return settleOverlaps(text, found.toSorted(byPriority(ranks)));
  };
  return (text) => {
    const kept = find(text, coded).toSorted((a, b) => a.match.start - b.match.start);
    const mended = mendUncovered(text, kept, (changed) => find(changed, uncovered));
    return identifyFindings(text, mended.map(toFinding));
  };
}

/** Like `checkText`, for a text already prepared by `readForChecking`. */
export const checkReadText = createChecker(RULES);

/**
 * Finds all writing errors in a text, with offsets in the original text. Accepts any text; `theme` is the theme of
 * an essay.
 */
export function checkText(text: string, lexicon: Lexicon, theme?: string): WritingFinding[] {
  const read = readForChecking(text, lexicon, theme);
  return checkReadText(read).map((finding) => inWritten(read.prose, finding));
}

function byPriority(ranks: Map<string, number>) {
  return (a: FoundMatch<Rule>, b: FoundMatch<Rule>) =>
    severityRank(a.rule) - severityRank(b.rule) ||
    (ranks.get(a.rule.id) ?? 0) - (ranks.get(b.rule.id) ?? 0) ||
    a.match.start - b.match.start ||
    b.match.end - a.match.end;
}

function severityRank({ code }: Rule): number {
  return SEVERITIES.indexOf(FINDING_CATEGORIES[code].classe);
}

function toFinding({ rule, match }: FoundMatch<Rule>): Omit<WritingFinding, 'id'> {
  const { classe, competencia } = FINDING_CATEGORIES[rule.code];
  const { start, end, replacement, message = rule.message } = match;
  const { id, name, code } = rule;
  const example = match.message === undefined ? rule.example : undefined;
  return {
    start,
    end,
    message,
    rule: id,
    name,
    code,
    classe,
    competencia,
    ...(example !== undefined && { example }),
    ...(replacement !== undefined && { replacement }),
  };
}

/**
 * Assigns each finding an id that is made of its rule, its passage and the words on either side, plus a number if
 * several findings would have the same id. Edits elsewhere in the text therefore do not change the id. The findings
 * must be in the order of the text.
 */
function identifyFindings(text: CheckedText, findings: Omit<WritingFinding, 'id'>[]): WritingFinding[] {
  const seen = new Map<string, number>();
  let at = 0;
  return findings.map((finding) => {
    while (at < text.words.length && (text.words[at]?.end ?? 0) <= finding.start) at += 1;
    let after = at;
    while (after < text.words.length && (text.words[after]?.start ?? 0) < finding.end) after += 1;
    const passage = text.text.slice(finding.start, finding.end).toLowerCase();
    const around = `${text.words[at - 1]?.lower ?? ''} ${passage} ${text.words[after]?.lower ?? ''}`;
    const alike = `${finding.rule}:${hashText(around)}`;
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    return { ...finding, id: count === 1 ? alike : `${alike}:${count}` };
  });
}
