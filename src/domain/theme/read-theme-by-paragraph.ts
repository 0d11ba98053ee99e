import type { AnalyzedText } from '../text/analyze-text.ts';
import { readAskedTheme, toStemmedWords } from './asked-theme.ts';
import { leavesTheme } from './judge-theme.ts';
import { cutIntoParagraphs, measureThemeReach, shippedThemeModel } from './measure-theme-reach.ts';
import type { ThemeModel } from './theme-model.ts';

export type ParagraphTheme = {
  /** Its place among all paragraphs of the text. */
  paragraph: number;
  /** The logarithm of the odds that it is about the theme. */
  reach: number;
  isOnTheme: boolean;
};

export type ThemeByParagraph = {
  /** Each paragraph after the first that is long enough to be one. */
  paragraphs: ParagraphTheme[];
  /** Share (0–1) of their words that stand in paragraphs on the theme; 1 where there are none. */
  shareOnTheme: number;
};

/*
 * In 500 development essays under their own theme 2 % of the paragraphs are told, in as many whose paragraphs after the
 * first were taken from another 84 %: of those told, 98 % are foreign. In official essays none is told.
 */
const ON_THEME_FROM = -3;
/** Where the text as a whole leaves its theme, a paragraph must show that it does not. */
const ON_THEME_FROM_ELSEWHERE = -1;

/**
 * Which paragraphs after the first are about the theme. Null where nothing is known of the theme: then nothing is said
 * against any paragraph.
 */
export function readThemeByParagraph(
  essay: Pick<AnalyzedText, 'words'>,
  theme: Pick<AnalyzedText, 'words' | 'text'>,
  model: ThemeModel = shippedThemeModel(),
): ThemeByParagraph | null {
  const asked = readAskedTheme(theme, model);
  if (!asked) return null;
  const stemmed = toStemmedWords(essay.words);
  const from = leavesTheme(stemmed, asked, model) ? ON_THEME_FROM_ELSEWHERE : ON_THEME_FROM;
  const read = cutIntoParagraphs(stemmed)
    .slice(1)
    .map((words) => {
      const reach = measureThemeReach(words, asked, { model, judge: model.judge.paragraph })?.reach ?? 0;
      return { paragraph: words[0]?.paragraph ?? 0, reach, isOnTheme: reach >= from, length: words.length };
    });
  const total = read.reduce((sum, { length }) => sum + length, 0);
  const onTheme = read.reduce((sum, { length, isOnTheme }) => sum + (isOnTheme ? length : 0), 0);
  return {
    paragraphs: read.map(({ paragraph, reach, isOnTheme }) => ({ paragraph, reach, isOnTheme })),
    shareOnTheme: total === 0 ? 1 : onTheme / total,
  };
}
