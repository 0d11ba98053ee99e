import { MAX_TOTAL, toLevel, type CompetencyNumber, totalOf, type Levels } from '../rubric/competency.ts';
import { extractFeatures, type FeatureInput } from './features/extract-features.ts';
import { standardize, toInputs } from './inputs.ts';
import { predictError, predictPoints } from './predict.ts';
import type { ScorerWeights } from './scorer-weights.ts';
import { pointsLeft, type Ceiling } from './guards/ceiling.ts';

/** Interval around a total, in points, 0–1000. */
export type Band = { low: number; high: number };

export type EssayScore = {
  levels: Levels;
  /** Where four in five human totals lie. It holds the sum of the levels. */
  band: Band;
};

/** The ends of a band are rounded to steps of 20: finer ones would claim too much precision. */
const BAND_STEP = 20;

/**
 * The levels human graders would most likely give, with the band of their total, on the scale the weights were
 * trained for. Any text gets them; whether it deserves a correction is for the zero rules and the guards to say.
 * See docs/model-card.md.
 */
export function scoreEssay(input: FeatureInput, weights: ScorerWeights): EssayScore {
  const inputs = standardize(toInputs(extractFeatures(input)), weights.inputs, Boolean(input.supportText));
  const points = predictPoints(weights, inputs);
  const levels = toLevels(points, weights.levels);
  return { levels, band: toBand(points, levels, predictError(weights, inputs) * weights.error.factor) };
}

/** Expected points gather around the middle; stretched, they spread over the levels as human graders do. */
export function toLevels(
  points: readonly number[],
  { center, stretch, shift }: ScorerWeights['levels'],
): Levels {
  const levelOf = (number: CompetencyNumber) => {
    const at = number - 1;
    const middle = center[at] ?? 0;
    return toLevel(middle + ((points[at] ?? 0) - middle) * (stretch[at] ?? 1) + (shift[at] ?? 0));
  };
  return { 1: levelOf(1), 2: levelOf(2), 3: levelOf(3), 4: levelOf(4), 5: levelOf(5) };
}

/** `reach` points to both sides of the expected total, rounded; the band always includes the sum of the levels. */
export function toBand(points: readonly number[], levels: Levels, reach: number): Band {
  const expected = points.reduce((sum, value) => sum + value, 0);
  const total = totalOf(levels);
  const round = (value: number) =>
    Math.min(MAX_TOTAL, Math.max(0, Math.round(value / BAND_STEP) * BAND_STEP));
  return { low: Math.min(total, round(expected - reach)), high: Math.max(total, round(expected + reach)) };
}

/** The band below the ceilings, around the levels they leave. Without ceilings it stays as it is. */
export function lowerBand({ low, high }: Band, levels: Levels, ceilings: readonly Ceiling[]): Band {
  return { low: Math.min(low, totalOf(levels)), high: Math.min(high, pointsLeft(ceilings)) };
}
