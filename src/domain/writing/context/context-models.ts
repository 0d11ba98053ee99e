/** What a model knows about a place: names of features, each of a kind ("R1", the word after). */
export type Features = { kinds: string[]; values: string[] };

/** Weights as stored: by kind of feature, then by its value, in units of `UNIT`. */
export type ModelWeights = { bias: number; weights: Record<string, Record<string, number>> };

/** Weights are stored as whole numbers of this size. */
export const UNIT = 0.1;

/** Decides between two spellings of a place. */
type LinearModel = { bias: number; weights: Map<string, Map<string, number>> };

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

/** What training found out, as `npm run train:writing` writes it: frequent words, and the weights of each model. */
export type ContextWeights = {
  trainedOn: { essays: number; words: number };
  /** Words that the models see as they are (`shapeOf`), the most frequent first. */
  frequent: string[];
  models: Record<string, ModelWeights>;
};

/** The models, ready for use. */
export type ContextModels = { frequent: ReadonlySet<string>; byName: ReadonlyMap<string, LinearModel> };

export function readContextModels({ frequent, models }: ContextWeights): ContextModels {
  return {
    frequent: new Set(frequent),
    byName: new Map(Object.entries(models).map(([name, weights]) => [name, readModel(weights)])),
  };
}
