import type { Dictionary } from '../../../src/domain/writing/lexicon/lexicon.ts';
import { checkText, createChecker, type WritingFinding } from '../../../src/domain/writing/check-text.ts';
import { readForChecking } from '../../../src/domain/writing/checked-text.ts';
import { RULES } from '../../../src/domain/writing/rules.ts';
import type { Span } from '../../../src/domain/text/span.ts';
import { findWords } from '../../../src/domain/text/words.ts';
import type { BenchText } from './read-texts.ts';

/**
 * The ways in which a replacement fails: it looks the same to a reader; it contains a word that the dictionary does
 * not know; the same checker reverts it; or a rule that did not mark the passage before marks it in red or yellow.
 */
type Failure = 'same' | 'no word' | 'turned back' | 'marked again';

export type FailedReplacement = {
  failure: Failure;
  rule: string;
  passage: string;
  replacement: string;
  /** The rule that marks the replacement and the passage it marks, if any. */
  by?: string;
};

type ReplacementMeasures = { replacements: number; failed: FailedReplacement[] };

/** Applies every replacement that the checker proposes for some texts, each on its own, and checks again. */
export function measureReplacements(texts: readonly BenchText[], lexicon: Dictionary): ReplacementMeasures {
  const measures: ReplacementMeasures = { replacements: 0, failed: [] };
  for (const { text } of texts) {
    const findings = checkText(text, lexicon);
    measures.replacements += findings.filter(({ replacement }) => replacement !== undefined).length;
    measures.failed.push(...findFailedReplacements(text, findings, lexicon));
  }
  return measures;
}

/** The replacements proposed in a text's findings that fail once they are inserted, each tried separately. */
export function findFailedReplacements(
  text: string,
  findings: readonly WritingFinding[],
  lexicon: Dictionary,
): FailedReplacement[] {
  const known = new Set(findWords(text).map(({ lower }) => lower));
  return findings.flatMap((finding) => {
    const { start, end, rule, replacement } = finding;
    if (replacement === undefined) return [];
    const passage = text.slice(start, end);
    const failed = (failure: Failure, by?: string) => [
      { failure, rule, passage, replacement, ...(by !== undefined && { by }) },
    ];
    if (asSeen(passage) === asSeen(replacement)) return failed('same');
    const changed = text.slice(0, start) + replacement + text.slice(end);
    const until = start + replacement.length;
    const strange = findWords(changed).some(
      (word) =>
        word.start < until && word.end > start && !known.has(word.lower) && !lexicon.isWord(word.text),
    );
    if (strange) return failed('no word');
    const there = checkText(changed, lexicon).filter((one) => one.start < until && one.end > start);
    const back = there.find(
      (one) =>
        one.replacement !== undefined &&
        changed.slice(0, one.start) + one.replacement + changed.slice(one.end) === text,
    );
    if (back) return failed('turned back', `${back.rule}: ${changed.slice(back.start, back.end)}`);
    const again = there.find(
      ({ classe, rule: by }) =>
        (classe === 'vermelho' || classe === 'amarelo') && !marksAlone(by, text, { start, end }, lexicon),
    );
    return again ? failed('marked again', `${again.rule}: ${changed.slice(again.start, again.end)}`) : [];
  });
}

/**
 * Whether this rule marks the passage when it runs without the other rules. If so, it already marked the passage
 * before, but another rule's finding hid its own.
 */
function marksAlone(id: string, text: string, { start, end }: Span, lexicon: Dictionary): boolean {
  const check = createChecker(RULES.filter((rule) => rule.id === id));
  return check(readForChecking(text, lexicon)).some((one) => one.start < end && one.end > start);
}

/** A passage as a reader sees it: all kinds of whitespace are equal, and invisible characters are removed. */
function asSeen(passage: string): string {
  return passage
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The measures of a file as text: how many replacements fail, and each failed one. */
export function formatReplacements(file: string, { replacements, failed }: ReplacementMeasures): string {
  const lines = failed.map(
    ({ failure, rule, passage, replacement, by }) =>
      `  ${failure.padEnd(13)} ${rule.padEnd(32)} ${JSON.stringify(passage)} → ${JSON.stringify(replacement)}${by ? ` (${by})` : ''}`,
  );
  return [`${file}: ${failed.length} of ${replacements} replacements fail`, ...lines.toSorted()].join('\n');
}
