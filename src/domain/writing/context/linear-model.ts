import type { Features } from './word-features.ts';

/** Weights as stored: by kind of feature, then by its value, in units of `UNIT`. */
export type ModelWeights = { bias: number; weights: Record<string, Record<string, number>> };

/** Weights are stored as whole numbers of this size. */
export const UNIT = 0.1;

/** Decides between two spellings of a place. */
export type LinearModel = { bias: number; weights: Map<string, Map<string, number>> };

export function readModel({ bias, weights }: ModelWeights): LinearModel {
  return {
    bias,
    weights: new Map(
      Object.entries(weights).map(([kind, values]) => [kind, new Map(Object.entries(values))]),
    ),
  };
}

/** How much more likely the second spelling is than the first, as log odds. */
export function logOdds({ bias, weights }: LinearModel, { kinds, values }: Features): number {
  let sum = bias;
  for (let at = 0; at < kinds.length; at += 1) {
    sum += weights.get(kinds[at] ?? '')?.get(values[at] ?? '') ?? 0;
  }
  return sum * UNIT;
}
