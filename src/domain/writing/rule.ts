import type { Span } from '../text/span.ts';
import type { FindingCode } from './categories.ts';
import type { CheckedText, CheckedWord } from './checked-text.ts';

/** A passage found by a rule. An empty span means that something is missing at that position. */
export type RuleMatch = Span & {
  /** The correction, if it is certain. */
  replacement?: string;
  /** Replaces the message of the rule for this passage; it is shown without the rule's example. */
  message?: string;
  /**
   * The two possible corrections, if only the writer knows which was meant: the words that would replace the marked
   * words, in lower case.
   */
  either?: readonly string[];
};

type RuleText = {
  /** Unique id in the format `family/name`. It never changes, because the ids of ignored findings contain it. */
  id: string;
  code: FindingCode;
  /**
   * Name of the fault in the words of a teacher: "Crase antes de verbo", "O verbo não concorda: sujeito no plural".
   */
  name: string;
  /** The reason for the mark and what to do, in one or two short sentences about the writer's own words. */
  message: string;
  /**
   * Correct examples that are not taken from the writer's text; several examples are separated by "; ". They are
   * separate from the message, so that nobody mistakes them for the writer's words.
   */
  example?: string;
};

/** A rule whose passages are described by patterns (see `pattern.ts`). */
export type PatternRule = RuleText & {
  patterns: readonly string[];
  /**
   * Patterns of correct passages that look like the fault. Nothing is marked if a match of such a pattern covers
   * the marked words.
   */
  except?: readonly string[];
  /**
   * Replacement for patterns that have no replacement of their own, in lower case; `$1` is the first marked word.
   * The case is adapted to the text. A function receives the marked words.
   */
  replacement?: string | ((marked: readonly CheckedWord[], text: CheckedText) => string | undefined);
  /** Whether the rule applies only in the first sentence of the text. */
  opensText?: boolean;
  /** Whether the rule also applies between quotation marks; otherwise quotations are ignored. */
  inQuotes?: boolean;
};

/**
 * A rule that finds its passages with a function. The function must take time linear in the length of the text and
 * must not throw.
 */
export type FunctionRule = RuleText & { find: (text: CheckedText) => RuleMatch[] };

export type Rule = PatternRule | FunctionRule;
