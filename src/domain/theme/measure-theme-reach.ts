import type { AskedTheme, StemmedWord } from './asked-theme.ts';
import { measureLikeness, sumVectors } from './text-vector.ts';
import { dotWithPlace, dotWithRow, openThemeModel, type ThemeModel } from './theme-model.ts';
import weights from './weights/theme-weights.json' with { type: 'json' };

/** Shorter paragraphs, in characters, are titles and remains. */
const SHORTEST_PARAGRAPH = 50;
/** Where more or less of a measure tells nothing more. */
const ABOVE_ESSAYS = { from: -3, to: 8 };
const LEAD_FROM = -6;
const MOST_USES = 0.06;
const USUAL_STEMS = 190;
const NEAREST_WEIGHT = 0.5;
const STEMS = { from: 8, to: 400 };

/** How near a text or a part of it is to a theme. */
export type ThemeReach = {
  /** What the measures say together: above 0 for most texts on their theme, below for most on others. */
  reach: number;
  /** In the order of the weights, see `measureThemeReach`. */
  measures: number[];
  /** Share (0–1) of the theme's own words that it has, by rarity. */
  share: number;
  /** Share (0–1) of the words that are known at all: seven in eight and more of nearly every essay. */
  known: number;
  /** Words long enough to tell something. */
  length: number;
};

/**
 * Measures a text or a paragraph, given as its words, by a theme; null where nothing is known of them. The measures:
 * how near it is to the theme and how near to the nearest of all others, among themes of all kinds; how near it is to
 * the theme among essays of all kinds, and how far it leads or follows by that; the theme's words that it has, has or
 * has near ones of, has in its mean paragraph, and uses; its length.
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

/** How near a text is to a theme, less half of how near to the nearest of all others, in deviations; null where nothing is known. */
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

/** How near two parts of a text are to each other, beside how near the first is to themes of all kinds, in deviations; null without known words. */
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

/** To the theme and to the nearest of all others, in deviations. */
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

/** For each of the theme's words that is missing, how near the nearest word is. */
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

/** Uses of the theme's words, each by its rarity. */
function countUses({ stems, shares }: AskedTheme, used: readonly string[]): number {
  const weightOf = new Map(stems.map((stem, at) => [stem, (shares[at] ?? 0) * stems.length]));
  return used.reduce((sum, stem) => sum + (weightOf.get(stem) ?? 0), 0);
}

/** The words of each paragraph that is long enough to be one. */
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

/** The model as trained, opened once. */
export function shippedThemeModel(): ThemeModel {
  return (shipped ??= openThemeModel(weights));
}
