import { MAX_LEVEL } from '../rubric/competency.ts';
import { applyBounds, findBounds } from './bounds.ts';
import { FACT_INPUTS, type FactName, type Facts } from './facts.ts';
import { FEATURE_INPUTS } from './inputs.ts';
import type { ScorerWeights } from './scorer-weights.ts';

/** What an essay was scored by: its facts, and the points that the model expects before any bound. */
export type ScoreBasis = { facts: Facts; expected: readonly number[] };

const PIECES = FACT_INPUTS.map((piece, at) => ({ ...piece, at: FEATURE_INPUTS + at }));
const PIECES_OF = new Map<FactName, typeof PIECES>();
for (const piece of PIECES) PIECES_OF.set(piece.fact, [...(PIECES_OF.get(piece.fact) ?? []), piece]);

/**
 * The points, 0–200 per competency, that the same text would have with other facts. The line over the facts is a sum and trees
 * know nothing of them, so only the pieces of what changed are counted anew; nothing is read again.
 */
export function tryFacts({ facts, expected }: ScoreBasis, changed: Facts, weights: ScorerWeights): number[] {
  const moved = [...PIECES_OF].flatMap(([fact, pieces]) => {
    const [before, after] = [facts[fact], changed[fact]];
    // What is not known (NaN) counts as usual, and still does.
    if (before === after || Number.isNaN(before)) return [];
    return pieces.map(({ from, to, at }) => ({ at, by: filled(after, from, to) - filled(before, from, to) }));
  });
  const { linear, inputs, levels } = weights;
  const now = expected.map((points, place) => {
    const coefficients = linear.coefficients[place] ?? [];
    const sum = moved.reduce((total, { at, by }) => {
      const spread = inputs.deviation[at] ?? 0;
      return spread === 0 ? total : total + ((coefficients[at] ?? 0) * by) / spread;
    }, 0);
    return points + sum * linear.unit * (levels.stretch[place] ?? 1);
  });
  const { points } = applyBounds(now, findBounds(changed, now));
  return points.map((value) => Math.min(MAX_LEVEL, Math.max(0, value)));
}

function filled(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
