import { addVector, dotWithRow, type ThemeModel, type Usual } from './theme-model.ts';

/** Indices of the stems in the model; stems that the model does not know are left out. */
export function placesOf(stems: readonly string[], { placeOf }: Pick<ThemeModel, 'placeOf'>): number[] {
  return stems.flatMap((stem) => placeOf.get(stem) ?? []);
}

/**
 * Unit vector of the sum of stems, weighted by rarity and the logarithm of their uses; null if there are no stems.
 */
export function sumVectors(places: readonly number[], model: ThemeModel): Float32Array | null {
  const { rarity, dimensions, vectorAt } = model;
  const uses = new Map<number, number>();
  for (const place of places) uses.set(place, (uses.get(place) ?? 0) + 1);
  const sum = new Float32Array(dimensions);
  for (const [place, count] of uses)
    addVector(sum, (1 + Math.log(count)) * (rarity[place] ?? 0), vectorAt(place).vector);
  return toLengthOne(sum);
}

/** Unit vector of a stem; null for a stem that the model does not know. */
export function vectorOf(stem: string, model: ThemeModel): Float32Array | null {
  const place = model.placeOf.get(stem);
  return place === undefined ? null : toLengthOne(model.vectorAt(place).vector);
}

function toLengthOne(vector: Float32Array): Float32Array | null {
  const length = Math.sqrt(dotWithRow(vector, vector, 0));
  return length === 0 ? null : vector.map((value) => value / length);
}

/** Similarity of a text to themes of all kinds. */
export type Likeness = {
  mean: number;
  deviation: number;
  /** Highest similarity to any of these themes. */
  nearest: number;
  /**
   * Highest similarity to any of these themes, relative to the usual similarity of essays to that theme, in
   * standard deviations.
   */
  mostUnusual: number;
};

/** Similarity of a unit vector to themes of all kinds. */
export function measureLikeness(
  vector: Float32Array,
  { others, usualOfOthers }: Pick<ThemeModel, 'others' | 'usualOfOthers'>,
): Likeness {
  let [sum, squares, nearest, mostUnusual] = [0, 0, -Infinity, -Infinity];
  for (let row = 0; row < usualOfOthers.length; row += 1) {
    const usual = usualOfOthers[row] as Usual;
    const likeness = dotWithRow(vector, others, row);
    sum += likeness;
    squares += likeness * likeness;
    nearest = Math.max(nearest, likeness);
    mostUnusual = Math.max(mostUnusual, (likeness - usual.mean) / usual.deviation);
  }
  const mean = sum / usualOfOthers.length;
  return { mean, deviation: Math.sqrt(squares / usualOfOthers.length - mean * mean), nearest, mostUnusual };
}
