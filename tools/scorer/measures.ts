import { COMPETENCY_NUMBERS, totalOf, type Levels } from '../../src/domain/rubric/competency.ts';
import { seededRandom } from './seeded-random.ts';

/** Arithmetic mean; NaN for an empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The share of items, 0–1, for which `isTrue` holds; NaN for an empty list. */
export function share<Item>(items: readonly Item[], isTrue: (item: Item, at: number) => boolean): number {
  return items.filter(isTrue).length / items.length;
}

/**
 * The value below which the given share (0–1) of the values lies, interpolated between neighbors as in numpy's
 * default. The values must be sorted in ascending order; NaN for an empty list.
 */
export function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Root of the mean squared difference, in the unit of the scores; NaN for no essays. */
export function rootMeanSquareError(human: readonly number[], predicted: readonly number[]): number {
  return Math.sqrt(mean(human.map((score, at) => (score - (predicted[at] ?? NaN)) ** 2)));
}

/** Share of essays, 0–1, whose two scores differ by at most `points`; NaN for no essays. */
export function shareWithin(human: readonly number[], predicted: readonly number[], points: number): number {
  return share(human, (score, at) => Math.abs(score - (predicted[at] ?? NaN)) <= points);
}

/**
 * Whether the exam would accept these two gradings without a third: totals at most 100 points apart and no
 * competency more than 80. Source: INEP, Cartilha do Participante 2025, "discrepância".
 */
export function needsNoThirdGrader(one: Levels, other: Levels): boolean {
  return (
    Math.abs(totalOf(one) - totalOf(other)) <= 100 &&
    COMPETENCY_NUMBERS.every((number) => Math.abs(one[number] - other[number]) <= 80)
  );
}

/**
 * Cohen's kappa with quadratic weights between two graders: 1 is full agreement, 0 the agreement expected by
 * chance, below 0 less than that. Weights are squared differences of the scores, so the result is the same for
 * levels 0–5 and 0–200; NaN if all scores of both graders are equal, and for no essays. Both lists have one score
 * per essay, in the same order.
 *
 * Source: Cohen 1968. With these weights the confusion matrix reduces to sums: the mean squared difference within
 * essays, divided by that between any human score and any predicted one. Sums of scores are whole numbers, hence
 * exact.
 */
export function quadraticWeightedKappa(human: readonly number[], predicted: readonly number[]): number {
  const count = human.length;
  let [humanSum, predictedSum, squares, observed] = [0, 0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const one = human[at] ?? NaN;
    const other = predicted[at] ?? NaN;
    humanSum += one;
    predictedSum += other;
    squares += one * one + other * other;
    observed += (one - other) ** 2;
  }
  const expected = count * squares - 2 * humanSum * predictedSum;
  return expected === 0 ? NaN : 1 - (count * observed) / expected;
}

/** An interval around a total, ends included. */
export type Band = { low: number; high: number };

/**
 * Share of human totals that lie in their band, 0–1, and the mean width of the bands in points. Essays without a
 * band (a zero has none) are left out; null if no essay has a band.
 */
export function measureBands(
  human: readonly number[],
  bands: readonly (Band | null)[],
): { coverage: number; width: number } | null {
  const banded = human.flatMap((total, at) => {
    const band = bands[at];
    return band ? [{ total, ...band }] : [];
  });
  if (banded.length === 0) return null;
  return {
    coverage: share(banded, ({ total, low, high }) => low <= total && total <= high),
    width: mean(banded.map(({ low, high }) => high - low)),
  };
}

const RESAMPLES = 1000;
const SEED = 1;

/**
 * 95 % interval of a measure of agreement: the percentiles 2.5 and 97.5 over 1,000 samples of the essays, drawn with
 * replacement. The same essays give the same interval. Samples in which the measure is NaN are left out.
 * Source: Efron and Tibshirani 1993, ch. 13.
 */
export function bootstrapInterval(
  human: readonly number[],
  predicted: readonly number[],
  measure: (human: readonly number[], predicted: readonly number[]) => number,
): [low: number, high: number] {
  const random = seededRandom(SEED);
  const values: number[] = [];
  for (let sample = 0; sample < RESAMPLES; sample += 1) {
    const drawn = human.map(() => Math.floor(random() * human.length));
    const value = measure(pick(human, drawn), pick(predicted, drawn));
    if (!Number.isNaN(value)) values.push(value);
  }
  values.sort((one, other) => one - other);
  return [quantile(values, 0.025), quantile(values, 0.975)];
}

function pick(scores: readonly number[], indices: readonly number[]): number[] {
  return indices.map((at) => scores[at] ?? NaN);
}
