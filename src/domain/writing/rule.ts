import type { Span } from '../text/span.ts';
import type { FindingCode } from './categories.ts';
import type { CheckedText, CheckedWord } from './checked-text.ts';

/** A passage a rule found. An empty span asks for something at that place. */
export type RuleMatch = Span & {
  /** What to put in its place, where that is sure. */
  replacement?: string;
  /** Where the passage wants another sentence than the rule's; it stands without the rule's example. */
  message?: string;
  /** The two ways to mend it where only the writer knows which was meant, word by word in the place of its words, in lower case. */
  either?: readonly string[];
};

type RuleText = {
  /** `family/what`, unique; ids of ignored findings are made of it, so it never changes. */
  id: string;
  code: FindingCode;
  /** What is wrong, as a teacher would say it: "Crase antes de verbo", "O verbo não concorda: sujeito no plural". */
  name: string;
  /** Why, and what to do, in one or two short sentences about the writer's own words. */
  message: string;
  /** Words that are right and not the writer's, several parted by "; ". Kept apart, so that nobody takes them for hers. */
  example?: string;
};

/** A passage written down as patterns (see `pattern.ts`). */
export type PatternRule = RuleText & {
  patterns: readonly string[];
  /** Passages that look alike and are right: no mark where one of these covers the marked words. */
  except?: readonly string[];
  /**
   * For patterns that bring none. In lower case; `$1` is the first marked word. Case follows the text. A function gets
   * the marked words.
   */
  replacement?: string | ((marked: readonly CheckedWord[], text: CheckedText) => string | undefined);
  /** Only in the first sentence of the text. */
  opensText?: boolean;
  /** Also between quotation marks; by default what others said is left alone. */
  inQuotes?: boolean;
};

/** A rule that finds its passages by code. It must be linear in the text and must not throw. */
export type FunctionRule = RuleText & { find: (text: CheckedText) => RuleMatch[] };

export type Rule = PatternRule | FunctionRule;
