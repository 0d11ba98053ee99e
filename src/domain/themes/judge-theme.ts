import type { AnalyzedText } from '../text/analyze-text.ts';
import { readAskedTheme, toStemmedWords, type AskedTheme, type StemmedWord } from './asked-theme.ts';
import {
  cutIntoParagraphs,
  measureLead,
  measureTie,
  measureThemeReach,
  shippedThemeModel,
  type ThemeReach,
} from './measure-theme-reach.ts';
import type { ThemeModel } from './theme-model.ts';

/**
 * The verdicts mean, in order: the essay is about another theme, is hardly about its theme, only names its theme,
 * leaves its theme after the first paragraph, or leaves its theme between the first and the last paragraph. Null
 * means that the essay is on its theme.
 */
export type ThemeVerdict = 'outro' | 'distante' | 'so-citado' | 'so-no-inicio' | 'so-nas-pontas' | null;

/**
 * For each kind of theme and text, the minimum `reach` (`ThemeReach`) for the text to be judged to be on its theme.
 */
type Bars = {
  /**
   * Applies if the theme has only one or two words and one of them occurs in the essay, because this is too little
   * evidence to doubt that the essay is on its theme.
   */
  thin: number;
  question: number;
  /** Applies to a long text, because the longer a text is, the more of it must be about the theme. */
  long: number;
  /** Minimum number of words of four letters or more in a long text. */
  longFrom: number;
};

/*
 * On 1,072 development essays with their own theme and three others each, 0.5 % of the right pairs get a verdict (none is
 * `outro`) and 94.5 % of the wrong ones; on 22 official essays of 1000, none of the right pairs and 96 % of those with the other
 * themes of the exam. Of 500 development essays whose paragraphs after the first were taken from another, 85 % get one.
 */
const OF_TEXT: Bars = { thin: -7, question: -3, long: 0, longFrom: 230 };
/** Lower bars for the text after the first paragraph, because that text refers back to the first paragraph. */
const OF_REST: Bars = { thin: -5.8, question: -5, long: -2.6, longFrom: 180 };
/** Amount by which the bar is lowered for each word that a text lacks to reach `longFrom` words. */
const LOWER_BY_WORD = 0.029;
const THIN_UP_TO_WORDS = 2;
/** An essay below its bar is judged to be on another theme if its reach is below this value. */
const OTHER_BELOW = -4;
/**
 * An essay below its bar is judged to only name the theme if it contains at least this share of the theme's words.
 */
const NAMED_FROM = 0.5;
/**
 * Minimum shares of words known to the model. Below `clearly` a text is not Portuguese. Below `anyway` it is badly
 * spelled or makes no sense, so its known words must clearly indicate the theme. Among 9,636 essays, the worst
 * spelled essay has 72 % known words; an English text has 12 %.
 */
const KNOWN_FROM = { clearly: 0.5, anyway: 0.75 };
const CLEAR_REACH = 4;
/**
 * A text whose `measureLead`, computed without the theme's own words, is below this value is judged to be on
 * another theme, with some words of this theme inserted.
 */
const SPRINKLED_BELOW = -2.2;
/** Minimum number of paragraphs of an essay for checking whether part of it leaves the theme. */
const PARAGRAPHS_FROM = 3;
/*
 * The text between the first and the last paragraph leaves the theme if it has hardly any of its words and nothing near them, or
 * is far from what those two paragraphs say. Of 975 development essays of four paragraphs and more this holds for two; of as many
 * with the middle taken from another essay, for 58 %. Judging all text after the first paragraph, including the last, detects 23
 * % of them.
 */
const MIDDLE_BELOW = -4.5;
const UNTIED_BELOW = { reach: -2, tie: 5 };
const MIDDLE_SHARE_UP_TO = 0.1;
const MIDDLE_WORDS_FROM = 60;
/** If the middle of the essay has at least this reach, the whole essay is judged to stay on its theme. */
const MIDDLE_ON_THEME = 0;

/** Judges whether an essay is about its theme; null if the theme's words are unknown. */
export function judgeTheme(
  essay: Pick<AnalyzedText, 'words'>,
  theme: Pick<AnalyzedText, 'words' | 'text'>,
  model: ThemeModel = shippedThemeModel(),
): ThemeVerdict {
  const asked = readAskedTheme(theme, model);
  if (!asked) return null;
  const words = toStemmedWords(essay.words, model);
  const whole = measureThemeReach(words, asked, { model });
  if (!whole) return null;
  const verdict = judgeWhole(whole, asked);
  if (verdict === 'outro') return verdict;
  const left = findLeft(words, asked, model);
  if (verdict !== null) return left === 'rest' ? 'outro' : verdict;
  if (isSprinkled(words, asked, model)) return 'so-citado';
  return left === null ? null : LEFT[left];
}

/** The verdict on a whole text, based on its measures. */
export function judgeWhole(whole: ThemeReach, asked: AskedTheme): ThemeVerdict {
  const isThin = isThinTheme(asked) && whole.share > 0;
  if (whole.reach >= barFor(whole, asked, isThin, OF_TEXT)) return isKnown(whole) ? null : 'distante';
  if (whole.reach < OTHER_BELOW) return 'outro';
  return whole.share >= NAMED_FROM ? 'so-citado' : 'distante';
}

function isKnown({ known, reach }: ThemeReach): boolean {
  return known >= (reach >= CLEAR_REACH ? KNOWN_FROM.clearly : KNOWN_FROM.anyway);
}

/** Whether the text, without the theme's own words, is about something else. */
function isSprinkled(words: readonly StemmedWord[], asked: AskedTheme, model: ThemeModel): boolean {
  const own = new Set(asked.stems);
  const others = words.filter(({ stems }) => !stems.some((stem) => own.has(stem)));
  const lead = measureLead(others, asked, model);
  return lead !== null && lead < SPRINKLED_BELOW;
}

/** Verdicts for an essay that leaves the theme only in part. */
const LEFT = { rest: 'so-no-inicio', middle: 'so-nas-pontas' } as const;

/**
 * The part that leaves the theme: everything after the first paragraph (`rest`), or the text between the first and
 * the last paragraph (`middle`); null if neither does.
 */
function findLeft(
  words: readonly StemmedWord[],
  asked: AskedTheme,
  model: ThemeModel,
): keyof typeof LEFT | null {
  const paragraphs = cutIntoParagraphs(words);
  if (paragraphs.length < PARAGRAPHS_FROM) return null;
  const between = paragraphs.slice(1, -1).flat();
  const middle = measureThemeReach(between, asked, { model });
  if (middle && middle.reach >= MIDDLE_ON_THEME) return null;
  const rest = measureThemeReach(paragraphs.slice(1).flat(), asked, { model });
  if (rest && rest.reach < barFor(rest, asked, isThinTheme(asked), OF_REST)) return 'rest';
  const ends = [...(paragraphs[0] ?? []), ...(paragraphs.at(-1) ?? [])];
  return middle && isElsewhere(middle, asked, () => measureTie(ends, between, model)) ? 'middle' : null;
}

function isElsewhere(middle: ThemeReach, asked: AskedTheme, tie: () => number | null): boolean {
  if (middle.share > MIDDLE_SHARE_UP_TO || middle.length < MIDDLE_WORDS_FROM) return false;
  if (middle.reach < MIDDLE_BELOW && !isThinTheme(asked)) return true;
  return middle.reach < UNTIED_BELOW.reach && (tie() ?? Infinity) < UNTIED_BELOW.tie;
}

function isThinTheme({ stems }: AskedTheme): boolean {
  return stems.length <= THIN_UP_TO_WORDS;
}

function barFor({ length }: ThemeReach, { isQuestion }: AskedTheme, isThin: boolean, bars: Bars): number {
  if (isThin) return bars.thin;
  const bar = bars.long - LOWER_BY_WORD * Math.max(0, bars.longFrom - length);
  return isQuestion ? Math.min(bars.question, bar) : bar;
}
