import type { PlacedWord } from '../text/analyze-text.ts';
import { addVector, openThemeModel, type ThemeModel } from './theme-model.ts';
import weights from './weights/theme-weights.json' with { type: 'json' };

/** Weight of the share of the theme's own words, beside the similarity of the vectors. */
const WORDS_WEIGHT = 2;
/** A theme of so few words, of which a text has this share, is too little to doubt the text by. */
const THIN_UP_TO_WORDS = 2;
const THIN_FROM_SHARE = 0.5;
/** Weight of the similarity to the nearest other theme, which counts against this one. */
const NEAREST_WEIGHT = 0.5;
const SHORTEST_WORD = 4;
const STEM_LETTERS = 7;

/** Words that most themes have. */
const FRAME = new Set(
  'caminhos desafios para perspectiva perspectivas medidas brasil brasileira brasileiro brasileiros sociedade questao importancia combate persistencia publica publico entre como sobre'
    .split(' ')
    .map(toThemeStem),
);

export type ThemeReach = {
  /**
   * How much nearer to its theme than to any other the text is, in deviations from how near it is to themes of all
   * kinds, with the share of the theme's words that it has: 1 and more for a text on its theme, below 0 for one on
   * something else. Words that are not known count against it.
   */
  reach: number;
  /** The same without the theme's own words: what is left when they are only sprinkled over another essay. */
  beyondItsWords: number;
  /** Share (0–1) of the words that are known at all: seven in eight and more of nearly every essay. */
  known: number;
  /** The theme has two words or one, and the text has one of them: too little to doubt it by. */
  isThin: boolean;
};

/** Null where nothing is known of the words of the theme, or the text has no other words that are. */
export function measureThemeReach(
  words: readonly PlacedWord[],
  theme: readonly PlacedWord[],
  model: ThemeModel = shippedModel(),
): ThemeReach | null {
  const asked = stemsOf(theme).filter((stem) => !FRAME.has(stem));
  const stems = stemsOf(words);
  const themeVector = sumVectors(asked, model);
  const all = themeVector && measureLikeness(stems, themeVector, model);
  const ownWords = new Set(asked);
  const beyond =
    themeVector &&
    measureLikeness(
      stems.filter((stem) => !ownWords.has(stem)),
      themeVector,
      model,
    );
  if (!all || !beyond) return null;
  const has = new Set(stems);
  const known = stems.filter((stem) => model.placeOf.has(stem)).length / stems.length;
  const share = asked.filter((stem) => has.has(stem)).length / asked.length;
  return {
    reach: all.toTheme * known + WORDS_WEIGHT * share - NEAREST_WEIGHT * all.toNearest,
    beyondItsWords: beyond.toTheme - NEAREST_WEIGHT * beyond.toNearest,
    known,
    isThin: ownWords.size <= THIN_UP_TO_WORDS && share >= THIN_FROM_SHARE,
  };
}

type Likeness = { toTheme: number; toNearest: number };

/** How alike the stems are to the theme and to the nearest of all others, in deviations from their mean. */
function measureLikeness(stems: readonly string[], theme: Float32Array, model: ThemeModel): Likeness | null {
  const vector = sumVectors(stems, model);
  if (!vector) return null;
  const others = likenessToOthers(vector, model);
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  const deviation = Math.sqrt(others.reduce((sum, one) => sum + (one - mean) ** 2, 0) / others.length);
  return {
    toTheme: (dot(theme, vector) - mean) / deviation,
    toNearest: (Math.max(...others) - mean) / deviation,
  };
}

/** The stem a word is known by: its first letters, without accents. */
export function toThemeStem(key: string): string {
  return key.slice(0, STEM_LETTERS);
}

/** The stems of words long enough to tell something; of compounds, each of their parts. */
export function stemsOf(words: readonly Pick<PlacedWord, 'key'>[]): string[] {
  return words
    .flatMap(({ key }) => key.split(/[^a-z]+/))
    .filter((part) => part.length >= SHORTEST_WORD)
    .map(toThemeStem);
}

/** The direction of all known stems together, each by its rarity and the logarithm of its uses; null without any. */
function sumVectors(stems: readonly string[], model: ThemeModel): Float32Array | null {
  const { placeOf, rarity, dimensions } = model;
  const uses = new Map<number, number>();
  for (const stem of stems) {
    const place = placeOf.get(stem);
    if (place !== undefined) uses.set(place, (uses.get(place) ?? 0) + 1);
  }
  const sum = new Float32Array(dimensions);
  for (const [place, count] of uses)
    addVector(sum, (1 + Math.log(count)) * (rarity[place] ?? 0), { ...model, place });
  const length = Math.sqrt(dot(sum, sum));
  return length === 0 ? null : sum.map((value) => value / length);
}

function likenessToOthers(vector: Float32Array, { others, dimensions }: ThemeModel): number[] {
  return Array.from({ length: others.length / dimensions }, (_, at) =>
    dot(vector, others.subarray(at * dimensions, (at + 1) * dimensions)),
  );
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

let shipped: ThemeModel | null = null;

function shippedModel(): ThemeModel {
  return (shipped ??= openThemeModel(weights));
}
