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
 * Another theme, hardly this one, this one named only, left after the first paragraph, or left by the arguments between the
 * first and the last; null where nothing speaks against the essay.
 */
export type ThemeVerdict = 'outro' | 'distante' | 'so-citado' | 'so-no-inicio' | 'so-nas-pontas' | null;

/** The least reach of a text on its theme. */
type Bars = {
  /** Of a theme in one or two words, one of which the essay has: too little to doubt it by. */
  thin: number;
  question: number;
  /** Of a long text. The more is said, the more of it must be about the theme. */
  long: number;
  /** Words, four letters and longer, of a long text. */
  longFrom: number;
};

/*
 * Of 1,072 development essays with their own theme and three others each, 0.5 % of the right ones get a verdict (none is
 * `outro`) and 94.5 % of the wrong ones. Of 22 official essays of 1000 none does, and 96 % of them under the other
 * themes of the exam. Of 500 development essays whose paragraphs after the first were taken from another, 85 % do.
 */
const OF_TEXT: Bars = { thin: -7, question: -3, long: 0, longFrom: 230 };
/** What follows the first paragraph leans on it. */
const OF_REST: Bars = { thin: -5.8, question: -5, long: -2.6, longFrom: 180 };
/** So much lower is the bar for each word less. */
const LOWER_BY_WORD = 0.029;
const THIN_UP_TO_WORDS = 2;
/** Below its bar and this an essay is on another theme. */
const OTHER_BELOW = -4;
/** An essay on another theme that has this share of the words of this one only names it. */
const NAMED_FROM = 0.5;
/**
 * Below the first, a text is no Portuguese; below the second, it is badly spelt or makes no sense, and what is known of it must
 * speak clearly for the theme. Of 9,636 essays the worst spelt has 72 % known words, an English text 12.
 */
const KNOWN_FROM = { clearly: 0.5, anyway: 0.75 };
const CLEAR_REACH = 4;
/** An essay on another theme with words of this one sprinkled over it: this far from it without them. */
const SPRINKLED_BELOW = -2.2;
/** An essay of fewer paragraphs has no part that could leave the theme. */
const PARAGRAPHS_FROM = 3;
/*
 * What stands between the first paragraph and the last leaves the theme where it has hardly one of its words and nothing near
 * them, or is far from what those two say. Of 975 development essays of four paragraphs and more that is so of two, of as many
 * with the middle of another of 58 %; what follows the first paragraph, judged with the last one, shows it of 23 %.
 */
const MIDDLE_BELOW = -4.5;
const UNTIED_BELOW = { reach: -2, tie: 5 };
const MIDDLE_SHARE_UP_TO = 0.1;
const MIDDLE_WORDS_FROM = 60;
/** Where the arguments are so near the theme, nothing else that follows them leaves it. */
const MIDDLE_ON_THEME = 0;

/** Whether an essay is about its theme. Where nothing is known of the theme, nothing is said against the essay. */
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

/** The verdict of a whole text already measured. */
export function judgeWhole(whole: ThemeReach, asked: AskedTheme): ThemeVerdict {
  const isThin = isThinTheme(asked) && whole.share > 0;
  if (whole.reach >= barFor(whole, asked, isThin, OF_TEXT)) return isKnown(whole) ? null : 'distante';
  if (whole.reach < OTHER_BELOW) return 'outro';
  return whole.share >= NAMED_FROM ? 'so-citado' : 'distante';
}

function isKnown({ known, reach }: ThemeReach): boolean {
  return known >= (reach >= CLEAR_REACH ? KNOWN_FROM.clearly : KNOWN_FROM.anyway);
}

/** Whether without the theme's own words the text is about something else. */
function isSprinkled(words: readonly StemmedWord[], asked: AskedTheme, model: ThemeModel): boolean {
  const own = new Set(asked.stems);
  const others = words.filter(({ stems }) => !stems.some((stem) => own.has(stem)));
  const lead = measureLead(others, asked, model);
  return lead !== null && lead < SPRINKLED_BELOW;
}

/** The verdict of a text that nothing else speaks against. */
const LEFT = { rest: 'so-no-inicio', middle: 'so-nas-pontas' } as const;

/** What is about something else: all that follows the first paragraph, or what stands between it and the last one. */
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
