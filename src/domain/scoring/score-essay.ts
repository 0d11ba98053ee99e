import {
  COMPETENCY_NUMBERS,
  MAX_TOTAL,
  toLevel,
  totalOf,
  type CompetencyNumber,
  type Level,
  type Levels,
} from '../rubric/competency.ts';
import { applyBounds, findBounds, type BoundReason } from './bounds.ts';
import { extractFeatures, type FeatureInput } from './features/extract-features.ts';
import { FACT_NAMES, FACTS, type FactName, type Facts } from './facts.ts';
import { pointsLeft, type Ceiling } from './guards/ceiling.ts';
import { standardize, toInputs } from './inputs.ts';
import { predictError, predictPoints, predictTerms } from './predict.ts';
import type { ScorerWeights } from './scorer-weights.ts';
import type { ScoreBasis } from './try-facts.ts';

/** Interval around a total score, in points, 0–1000. */
export type Band = { low: number; high: number };

/** How the level of one competency was computed. `start`, `terms`, `others` and `whole` sum to the model's expected points. */
export type LevelAccount = {
  /**
   * Points of the competency, 0–200. Rounding them to the nearest multiple of 40 gives the level; a remainder of 20
   * or more is rounded up.
   */
  points: number;
  /** The points of the average training essay. */
  start: number;
  /** The contribution of each fact of this competency, relative to the average training essay; zeros are left out. */
  terms: { fact: FactName; points: number }[];
  /** The contribution of the facts of the other competencies, summed per competency; zeros are left out. */
  others?: { competency: CompetencyNumber; points: number }[];
  /** The contribution of the form of the text as a whole (all inputs except the facts). */
  whole: number;
  /** The reason of the last bound that changed the points, if any. */
  bound?: BoundReason;
};

export type EssayScore = {
  levels: Levels;
  /**
   * Range that contains a human grader's total score in four of five cases, and always contains the sum of the
   * levels.
   */
  band: Band;
  accounts: Record<CompetencyNumber, LevelAccount>;
  /** The input with which `tryFacts` scores the same text with other facts. */
  basis: ScoreBasis;
};

/** Step to which the limits of a band are rounded; smaller steps would suggest too much precision. */
const BAND_STEP = 20;

/**
 * The levels that human graders would most likely assign, within the bounds of the facts, and the band of their
 * total, on the grading scale for which the weights were trained. Any text is scored; the zero rules and the guards
 * decide whether the text deserves a correction. See docs/model-card.md.
 */
export function scoreEssay(input: FeatureInput, facts: Facts, weights: ScorerWeights): EssayScore {
  const inputs = standardize(
    toInputs(extractFeatures(input), facts),
    weights.inputs,
    Boolean(input.supportText),
  );
  const expected = spread(predictPoints(weights, inputs), weights.levels);
  const { points, binding } = applyBounds(expected, findBounds(facts, expected));
  const levels = toLevels(points);
  const account = (number: CompetencyNumber): LevelAccount => {
    const at = number - 1;
    const bound = binding.get(number)?.reason;
    return {
      ...explain(weights, inputs, at, expected[at] ?? 0),
      points: Math.round(points[at] ?? 0),
      ...(bound && { bound }),
    };
  };
  return {
    levels,
    band: toBand(levels, predictError(weights, inputs) * weights.error.factor),
    accounts: { 1: account(1), 2: account(2), 3: account(3), 4: account(4), 5: account(5) },
    basis: { facts, expected },
  };
}

/**
 * Stretches expected points, which are concentrated around the middle, to the range of levels that human graders
 * use.
 */
export function spread(
  points: readonly number[],
  { center, stretch, shift }: ScorerWeights['levels'],
): number[] {
  return points.map((value, at) => {
    const middle = center[at] ?? 0;
    return middle + (value - middle) * (stretch[at] ?? 1) + (shift[at] ?? 0);
  });
}

/**
 * The level nearest to the points of each competency. Points are rounded to whole numbers first, because they are
 * shown as whole numbers.
 */
export function toLevels(points: readonly number[]): Levels {
  const levelOf = (number: CompetencyNumber) => toLevel(Math.round(points[number - 1] ?? 0));
  return { 1: levelOf(1), 2: levelOf(2), 3: levelOf(3), 4: levelOf(4), 5: levelOf(5) };
}

const factsOf = (number: CompetencyNumber) => FACT_NAMES.filter((fact) => FACTS[fact].competency === number);
const FACTS_OF: Record<CompetencyNumber, FactName[]> = {
  1: factsOf(1),
  2: factsOf(2),
  3: factsOf(3),
  4: factsOf(4),
  5: factsOf(5),
};

function explain(weights: ScorerWeights, inputs: Float64Array, at: number, expected: number) {
  const stretch = weights.levels.stretch[at] ?? 1;
  const [start = 0] = spread([weights.linear.intercept[at] ?? 0], {
    center: [weights.levels.center[at] ?? 0],
    stretch: [stretch],
    shift: [weights.levels.shift[at] ?? 0],
  });
  const all = predictTerms(weights, inputs, at);
  const pointsOf = (...facts: FactName[]) =>
    Math.round(facts.reduce((sum, fact) => sum + (all.get(fact) ?? 0), 0) * stretch);
  const own = COMPETENCY_NUMBERS[at] ?? 1;
  const terms = byWeight(FACTS_OF[own].map((fact) => ({ fact, points: pointsOf(fact) })));
  const others = byWeight(
    COMPETENCY_NUMBERS.filter((number) => number !== own).map((competency) => ({
      competency,
      points: pointsOf(...FACTS_OF[competency]),
    })),
  );
  const told = [...terms, ...others].reduce((sum, { points }) => sum + points, Math.round(start));
  return { start: Math.round(start), terms, others, whole: Math.round(expected) - told };
}

/** The terms that are not zero, the largest (in absolute value) first. */
function byWeight<Term extends { points: number }>(terms: Term[]): Term[] {
  return terms
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

/** The range of `reach` points on both sides of the sum of the levels, rounded. */
export function toBand(levels: Levels, reach: number): Band {
  const total = totalOf(levels);
  const round = (value: number) =>
    Math.min(MAX_TOTAL, Math.max(0, Math.round(value / BAND_STEP) * BAND_STEP));
  return { low: round(total - reach), high: round(total + reach) };
}

/**
 * Applies the ceilings to a band: `high` is at most the total that the ceilings allow, `low` at most the total of
 * the lowered levels.
 */
export function lowerBand({ low, high }: Band, levels: Levels, ceilings: readonly Ceiling[]): Band {
  return { low: Math.min(low, totalOf(levels)), high: Math.min(high, pointsLeft(ceilings)) };
}

const TOP_OF_LEVEL = 19;

/** Applies the ceilings to the accounts: the points do not exceed the lowered level. */
export function lowerAccounts(accounts: EssayScore['accounts'], levels: Levels): EssayScore['accounts'] {
  const lowered = { ...accounts };
  for (const number of COMPETENCY_NUMBERS)
    lowered[number] = { ...accounts[number], points: pointsWithin(levels[number], accounts[number].points) };
  return lowered;
}

/** Limits points to the highest value that still belongs to a level. */
export function pointsWithin(level: Level, points: number): number {
  return Math.min(level + TOP_OF_LEVEL, points);
}
