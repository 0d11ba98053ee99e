import type { Span } from '../text/span.ts';
import type { FindingCode } from './categories.ts';
import type { CheckedText, CheckedWord } from './checked-text.ts';

/** A passage a rule found. An empty span asks for something at that place. */
export type RuleMatch = Span & {
  /** The correction, if it is certain. */
  replacement?: string;
  /** Replaces the rule's message for this passage; shown without the rule's example. */
  message?: string;
  /**
   * The two possible corrections if only the writer knows which was meant, word by word in place of the marked words, in lower
   * case.
   */
  either?: readonly string[];
};

type RuleText = {
  /** `family/what`, unique; ids of ignored findings are made of it, so it never changes. */
  id: string;
  code: FindingCode;
  /** Names the fault as a teacher would: "Crase antes de verbo", "O verbo não concorda: sujeito no plural". */
  name: string;
  /** The reason and what to do, in one or two short sentences about the writer's own words. */
  message: string;
  /**
   * Correct examples that are not the writer's, several separated by "; ". Kept apart, so that nobody takes them for the
   * writer's.
   */
  example?: string;
};

/** A passage written down as patterns (see `pattern.ts`). */
export type PatternRule = RuleText & {
  patterns: readonly string[];
  /** Exceptions: passages that look alike and are right; nothing is marked where one of these covers the marked words. */
  except?: readonly string[];
  /**
   * Replacement for patterns without their own. In lower case; `$1` is the first marked word. Case follows the text. A function
   * gets the marked words.
   */
  replacement?: string | ((marked: readonly CheckedWord[], text: CheckedText) => string | undefined);
  /** Only in the first sentence of the text. */
  opensText?: boolean;
  /** Applies also between quotation marks; by default quotations are left alone. */
  inQuotes?: boolean;
};

/** A rule that finds its passages by code. It must be linear in the text and must not throw. */
export type FunctionRule = RuleText & { find: (text: CheckedText) => RuleMatch[] };

export type Rule = PatternRule | FunctionRule;
