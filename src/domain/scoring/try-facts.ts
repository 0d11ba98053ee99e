import { applyBounds, findBounds } from './bounds.ts';
import { FACT_INPUTS, FACT_NAMES, fillPiece, type FactName, type Facts } from './facts.ts';
import { FEATURE_INPUTS } from './inputs.ts';
import type { ScorerWeights } from './scorer-weights.ts';

/** The basis of an essay's score: its facts, and the model's expected points before bounds. */
export type ScoreBasis = { facts: Facts; expected: readonly number[] };

type Piece = { from: number; to: number; at: number };

const PIECES: readonly (readonly [FactName, Piece[]])[] = FACT_NAMES.map((name) => [
  name,
  FACT_INPUTS.flatMap(({ fact, from, to }, at) =>
    fact === name ? [{ from, to, at: FEATURE_INPUTS + at }] : [],
  ),
]);

/**
 * The points, 0–200 per competency, of the same text with other facts. The model is linear in the facts, and the
 * trees do not use them, so only the intervals of changed facts are recomputed; the text is not analyzed again.
 */
export function tryFacts({ facts, expected }: ScoreBasis, changed: Facts, weights: ScorerWeights): number[] {
  const { linear, inputs, levels } = weights;
  const now = [...expected];
  for (const [fact, pieces] of PIECES) {
    const [before, after] = [facts[fact], changed[fact]];
    // Unknown facts (NaN) are treated as average in both versions.
    if (before === after || Number.isNaN(before)) continue;
    for (const piece of pieces) {
      const spread = inputs.deviation[piece.at] ?? 0;
      const by = spread === 0 ? 0 : (fillPiece(after, piece) - fillPiece(before, piece)) / spread;
      if (by === 0) continue;
      for (let place = 0; place < now.length; place += 1) {
        const coefficient = (linear.coefficients[place]?.[piece.at] ?? 0) * linear.unit;
        now[place] = (now[place] ?? 0) + coefficient * by * (levels.stretch[place] ?? 1);
      }
    }
  }
  return applyBounds(now, findBounds(changed, now)).points;
}
