import { countWhere, perHundred, share } from './counting.ts';
import type { EssayView, Passage } from './essay-view.ts';

/** Words that occur in many themes and therefore do not characterize a particular theme. */
const COMMON_THEME_WORDS: ReadonlySet<string> = new Set(
  'brasil desafios sociedade brasileira questão século caminhos combater combate brasileiro'.split(' '),
);

/** Neutral values used if a theme has no characteristic words. */
const NEUTRAL = 0.5;
const NEUTRAL_LEAST_COVERAGE = 0.3;

/** How far the essay and each of its paragraphs use the words of the theme. */
export function themeFeatures({ theme, tokens, stemCounts, paragraphs }: EssayView) {
  const ownWords = theme.contentWords.filter(({ word }) => !COMMON_THEME_WORDS.has(word.lower));
  const stems = new Set(ownWords.map(({ stem }) => stem));
  if (stems.size === 0) {
    return {
      themeRecall: NEUTRAL,
      themeRate: 0,
      themeParagraphShare: NEUTRAL,
      firstParagraphHasTheme: NEUTRAL,
      lastParagraphHasTheme: NEUTRAL,
      leastThemeCoverage: NEUTRAL_LEAST_COVERAGE,
    };
  }
  const common = paragraphs.map((paragraph) => countCommon(stems, paragraph));
  let uses = 0;
  for (const stem of stems) uses += stemCounts.get(stem) ?? 0;
  return {
    themeRecall: share(
      countWhere(stems, (stem) => stemCounts.has(stem)),
      stems.size,
    ),
    themeRate: perHundred(uses, tokens.length),
    themeParagraphShare: share(
      countWhere(common, (count) => count > 0),
      paragraphs.length,
    ),
    firstParagraphHasTheme: Math.min(1, common[0] ?? 0),
    lastParagraphHasTheme: Math.min(1, common.at(-1) ?? 0),
    leastThemeCoverage: share(leastOf(common), stems.size),
  };
}

function countCommon(stems: ReadonlySet<string>, paragraph: Passage): number {
  const [smaller, larger] =
    stems.size <= paragraph.stems.size ? [stems, paragraph.stems] : [paragraph.stems, stems];
  return countWhere(smaller, (stem) => larger.has(stem));
}

/** The minimum; 0 for an empty list. */
function leastOf(counts: readonly number[]): number {
  let least = counts[0] ?? 0;
  for (const count of counts) least = Math.min(least, count);
  return least;
}
