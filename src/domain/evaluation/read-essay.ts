import { analyzeProse, type AnalyzedText } from '../text/analyze-text.ts';
import { checkReadText, type WritingFinding } from '../writing/check-text.ts';
import { readForChecking } from '../writing/checked-text.ts';
import type { EvaluationInput, Finding } from './evaluation.ts';
import type { FindingCode } from '../writing/categories.ts';
import { isDictionary, smallLexicon, type Lexicon } from '../writing/lexicon/lexicon.ts';
import { findConnectives, type ConnectiveUse } from '../text/connectives.ts';
import type { Proposal } from '../argument/find-proposals.ts';
import type { Thesis } from '../argument/find-thesis.ts';
import { readArgument } from '../argument/read-argument.ts';
import type { RepertoireMark } from '../argument/rules/repertoire.ts';
import { findStockPhrases, type StockPhrase } from '../argument/stock-phrases.ts';
import { findCopiedPassages } from '../scoring/guards/copied-passages.ts';
import { findLikelyTextType, type LikelyTextType } from '../scoring/guards/likely-text-type.ts';
import { toProse, type Prose } from '../text/prose.ts';
import type { Span } from '../text/span.ts';
import { readStructure, type Structure } from './evidence/structure.ts';
import { judgeTheme, type ThemeVerdict } from '../themes/judge-theme.ts';
import { toFindings } from './to-findings.ts';
import { measureThemeOverlap, type ThemeOverlap } from '../themes/theme-overlap.ts';

/**
 * All results of analyzing an essay; positions refer to `prose`. Levels and sentences use these results only
 * through the evidence (`evidence/essay-evidence.ts`).
 */
export type EssayReading = {
  prose: Prose;
  essay: AnalyzedText;
  theme: AnalyzedText;
  /**
   * Whether the dictionary was used. Without the dictionary, the marked issues say nothing about the quality of the
   * writing.
   */
  isSpellChecked: boolean;
  /** Supporting texts of the theme; absent if unknown or empty. */
  supportText?: AnalyzedText;
  /** Passages copied word for word from `supportText`. */
  copied: Span[];
  findings: Finding[];
  /** The kinds of issue found, with counts, most frequent first. */
  issueCounts: { code: FindingCode; count: number }[];
  overlap: ThemeOverlap;
  themeVerdict: ThemeVerdict;
  connectives: ConnectiveUse[];
  repertoire: RepertoireMark[];
  /** Names, figures, laws and quotations, whether or not the writer puts them to use. */
  mentions: RepertoireMark[];
  /** Stock references and stock sentence frames that fit any theme, however they are used. */
  stockPhrases: StockPhrase[];
  structure: Structure;
  thesis: Thesis | null;
  proposal: Proposal;
  /** Passage that seems to demand a violation of human rights. */
  humanRights: Span | null;
  /** The type of text, other than an argumentative essay, that the essay seems to be. */
  textType: LikelyTextType | null;
};

/** Analyzes an essay. Accepts any text, including an empty one. */
export function readEssay(
  { theme, essay: written, supportText }: EvaluationInput,
  lexicon: Lexicon = smallLexicon,
): EssayReading {
  const essay = readForChecking(written, lexicon, theme);
  const found = checkReadText(essay);
  const connectives = findConnectives(essay);
  const { thesis, proposal, humanRights, ...known } = readArgument(essay, essay.theme);
  const support = supportText?.trim() ? { supportText: analyzeProse(toProse(supportText)) } : {};
  // A source inside a copied passage is not the writer's repertoire.
  const copied = findCopiedPassages(essay, support.supportText);
  const isOwn = (mark: Span) => !copied.some(({ start, end }) => start <= mark.start && mark.end <= end);
  const repertoire = known.repertoire.filter(isOwn);
  const mentions = known.mentions.filter(isOwn);
  return {
    prose: essay.prose,
    essay,
    theme: essay.theme,
    isSpellChecked: isDictionary(lexicon),
    ...support,
    copied,
    findings: toFindings(essay.text, found),
    issueCounts: countByCode(found),
    overlap: measureThemeOverlap(essay, essay.theme),
    themeVerdict: judgeTheme(essay, essay.theme),
    connectives,
    repertoire,
    mentions,
    stockPhrases: findStockPhrases(essay),
    structure: readStructure(essay, { thesis, connectives, mentions }),
    thesis,
    proposal,
    humanRights,
    textType: findLikelyTextType(essay, { theme: essay.theme, ...support }),
  };
}

function countByCode(found: WritingFinding[]): EssayReading['issueCounts'] {
  const counts = new Map<FindingCode, number>();
  for (const { code } of found) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count })).toSorted((a, b) => b.count - a.count);
}
