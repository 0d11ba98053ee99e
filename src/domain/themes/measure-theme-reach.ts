import type { AskedTheme, StemmedWord } from './asked-theme.ts';
import { measureLikeness, sumVectors } from './text-vector.ts';
import { dotWithPlace, dotWithRow, openThemeModel, type ThemeModel } from './theme-model.ts';
import weights from './weights/theme-weights.json' with { type: 'json' };

/** Minimum number of characters of a paragraph; shorter paragraphs are titles or fragments. */
const SHORTEST_PARAGRAPH = 50;
/** Limits to which measures are clipped, because larger or smaller values carry no more information. */
const ABOVE_ESSAYS = { from: -3, to: 8 };
const LEAD_FROM = -6;
const MOST_USES = 0.06;
const USUAL_STEMS = 190;
const NEAREST_WEIGHT = 0.5;
const STEMS = { from: 8, to: 400 };

/** How close a text, or a part of it, is to a theme. */
export type ThemeReach = {
  /** Weighted sum of the measures: above 0 for most texts on their theme, below 0 for most texts on another theme. */
  reach: number;
  /** The measures in the order of the weights; see `measureThemeReach`. */
  measures: number[];
  /** Share (0–1) of the theme's words that occur in the text, weighted by rarity. */
  share: number;
  /** Share (0–1) of words known to the model: seven in eight or more for nearly every essay. */
  known: number;
  /** Number of words long enough to be meaningful. */
  length: number;
};

/**
 * Compares a text or paragraph, passed as words, with a theme; null if no word is known. The measures are: the
 * similarity to the theme and to the nearest of all other themes, relative to themes of all kinds; the similarity
 * to the theme relative to essays of all kinds, and its lead over the other themes on this scale; the share of
 * theme words that occur in the text, the share that occur or have a similar word in the text, and the mean share
 * per paragraph; their frequency; the length.
 */
export function measureThemeReach(
  words: readonly StemmedWord[],
  theme: AskedTheme,
  { model = shippedThemeModel() }: { model?: ThemeModel } = {},
): ThemeReach | null {
  const stems = words.flatMap((word) => word.stems);
  const places = words.flatMap((word) => word.places);
  const vector = sumVectors(places, model);
  if (!vector) return null;
  const { near, nearest, toTheme, mostUnusual } = measureNearness(vector, theme, model);
  const aboveEssays = (toTheme - theme.usual.mean) / theme.usual.deviation;
  const has = new Set(stems);
  const share = shareOf(theme, has);
  const paragraphs = cutIntoParagraphs(words).map((part) =>
    shareOf(theme, new Set(part.flatMap((word) => word.stems))),
  );
  const measures = [
    near,
    nearest,
    within(aboveEssays, ABOVE_ESSAYS),
    Math.max(LEAD_FROM, aboveEssays - mostUnusual),
    share,
    share + nearShareOf(theme, { has, places: new Set(places) }, model),
    paragraphs.length === 0 ? share : paragraphs.reduce((sum, one) => sum + one, 0) / paragraphs.length,
    Math.sqrt(Math.min(MOST_USES, countUses(theme, stems) / stems.length)),
    Math.log(within(stems.length, STEMS) / USUAL_STEMS),
  ];
  return {
    reach: measures.reduce(
      (sum, measure, at) => sum + measure * (model.judge[at] ?? 0),
      model.judge[measures.length] ?? 0,
    ),
    measures,
    share,
    known: places.length / stems.length,
    length: stems.length,
  };
}

/**
 * Similarity of a text to a theme minus half of its similarity to the nearest other theme, in standard deviations;
 * null if no word is known.
 */
export function measureLead(
  words: readonly StemmedWord[],
  theme: AskedTheme,
  model: ThemeModel,
): number | null {
  const vector = sumVectors(
    words.flatMap((word) => word.places),
    model,
  );
  if (!vector) return null;
  const { near, nearest } = measureNearness(vector, theme, model);
  return near - NEAREST_WEIGHT * nearest;
}

/**
 * Similarity between two parts of a text, relative to the similarity of the first part to themes of all kinds, in
 * standard deviations; null without known words.
 */
export function measureTie(
  part: readonly StemmedWord[],
  other: readonly StemmedWord[],
  model: ThemeModel,
): number | null {
  const [vector, otherVector] = [part, other].map((words) =>
    sumVectors(
      words.flatMap((word) => word.places),
      model,
    ),
  );
  if (!vector || !otherVector) return null;
  const { mean, deviation } = measureLikeness(vector, model);
  return (dotWithRow(vector, otherVector, 0) - mean) / deviation;
}

/**
 * Similarity of a text to the theme and to the nearest other theme, in standard deviations from its mean similarity
 * to themes of all kinds.
 */
function measureNearness(vector: Float32Array, theme: AskedTheme, model: ThemeModel) {
  const toTheme = dotWithRow(vector, theme.vector, 0);
  const { mean, deviation, nearest, mostUnusual } = measureLikeness(vector, model);
  return {
    near: (toTheme - mean) / deviation,
    nearest: (nearest - mean) / deviation,
    toTheme,
    mostUnusual,
  };
}

function within(value: number, { from, to }: { from: number; to: number }): number {
  return Math.min(to, Math.max(from, value));
}

function shareOf({ stems, shares }: AskedTheme, has: ReadonlySet<string>): number {
  return stems.reduce((sum, stem, at) => sum + (has.has(stem) ? (shares[at] ?? 0) : 0), 0);
}

/** For the theme words that the text lacks, measures how similar the most similar word of the text is. */
function nearShareOf(
  { stems, shares, directions }: AskedTheme,
  { has, places }: { has: ReadonlySet<string>; places: ReadonlySet<number> },
  model: ThemeModel,
): number {
  const missing = stems.flatMap((stem, at) => {
    const vector = has.has(stem) ? null : directions[at];
    return vector ? [{ vector, share: shares[at] ?? 0, nearest: 0 }] : [];
  });
  if (missing.length === 0) return 0;
  for (const place of places)
    for (const one of missing) one.nearest = Math.max(one.nearest, dotWithPlace(one.vector, model, place));
  return missing.reduce((sum, { share, nearest }) => sum + share * nearest, 0);
}

/** Number of uses of the theme's words, weighted by rarity. */
function countUses({ stems, shares }: AskedTheme, used: readonly string[]): number {
  const weightOf = new Map(stems.map((stem, at) => [stem, (shares[at] ?? 0) * stems.length]));
  return used.reduce((sum, stem) => sum + (weightOf.get(stem) ?? 0), 0);
}

/** The words of each paragraph of at least 50 characters. */
export function cutIntoParagraphs<Word extends Omit<StemmedWord, 'stems'>>(words: readonly Word[]): Word[][] {
  const byParagraph = new Map<number, Word[]>();
  for (const word of words) {
    const own = byParagraph.get(word.paragraph);
    if (own) own.push(word);
    else byParagraph.set(word.paragraph, [word]);
  }
  return [...byParagraph.values()].filter(
    (own) => (own.at(-1)?.end ?? 0) - (own[0]?.start ?? 0) > SHORTEST_PARAGRAPH,
  );
}

let shipped: ThemeModel | null = null;

/** Returns the model that is part of the app; it is opened only once. */
export function shippedThemeModel(): ThemeModel {
  return (shipped ??= openThemeModel(weights));
}
