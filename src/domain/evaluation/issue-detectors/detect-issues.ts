import type { AnalyzedText } from '../../text/analyze-text.ts';
import { findAccentIssues } from './accents.ts';
import { findAgreementIssues } from './agreement.ts';
import { findCapitalIssues } from './capitals.ts';
import { findCraseIssues } from './crase.ts';
import { findDoubledWords } from './doubled-words.ts';
import { findInformalLanguage } from './informal-language.ts';
import type { Issue, IssueDetector } from './issue.ts';
import { findLongSentences } from './long-sentences.ts';
import { findPunctuationIssues } from './punctuation.ts';
import { findRepeatedConnectives } from './repeated-connectives.ts';
import { findRepeatedWords } from './repeated-words.ts';
import { findSpacingIssues } from './spacing.ts';
import { findSpellingIssues } from './spelling.ts';
import { findStyleIssues } from './style.ts';
import { findUsageIssues } from './usage.ts';

/** To add a kind of issue: write a detector, give it a category in `issue.ts`, list it here. */
const DETECTORS: readonly IssueDetector[] = [
  findSpellingIssues,
  findAccentIssues,
  findCraseIssues,
  findAgreementIssues,
  findCapitalIssues,
  findPunctuationIssues,
  findDoubledWords,
  findInformalLanguage,
  findUsageIssues,
  findSpacingIssues,
  findLongSentences,
  findRepeatedWords,
  findRepeatedConnectives,
  findStyleIssues,
];

/** Everything the detectors see, unordered; passages may overlap. */
export function detectIssues(essay: AnalyzedText, theme: AnalyzedText): Issue[] {
  return DETECTORS.flatMap((detect) => detect(essay, theme));
}
