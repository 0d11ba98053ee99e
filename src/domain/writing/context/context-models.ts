/**
 * A model's input at a position: names of features ("R1" is the following word) and their values. `values` may be
 * shorter than `kinds`.
 */
export type Features = { kinds: readonly string[]; values: readonly string[] };

/** The kinds of features in `wordFeatures`, in the order of their values. */
export const WORD_KINDS: readonly string[] =
  'L1 L2 R1 R2 L1- -L1 R1- -R1 -R2 l1 l2 r1 r2 l2l1 r1r2 l1r1 L1R1 L2L1 R1R2 l2l1r1 l1r1r2 l3l2l1 r1r2r3 l1-R1 v vl1r1 vl1 vr1 vr1r2'.split(
    ' ',
  );

/** Weights as stored: by kind of feature, then by its value, in units of `UNIT`. */
export type ModelWeights = { bias: number; weights: Record<string, Record<string, number>> };

/** Weights are stored as integer multiples of this value. */
export const UNIT = 0.1;

/** A model that decides between two spellings at a position. */
type LinearModel = {
  bias: number;
  weights: Map<string, Table>;
  /**
   * The weight tables in the order of the requested kinds, cached because the same list of kinds is requested each
   * time.
   */
  inOrder: WeakMap<readonly string[], (Table | undefined)[]>;
};

type Table = Map<string, number>;

export function readModel({ bias, weights }: ModelWeights): LinearModel {
  const tables = new Map(
    Object.entries(weights).map(([kind, values]) => [kind, new Map(Object.entries(values))]),
  );
  return { bias, weights: tables, inOrder: new WeakMap() };
}

/** The log odds of the second spelling relative to the first. */
export function logOdds({ bias, weights, inOrder }: LinearModel, { kinds, values }: Features): number {
  let tables = inOrder.get(kinds);
  if (!tables) {
    tables = kinds.map((kind) => weights.get(kind));
    inOrder.set(kinds, tables);
  }
  let sum = bias;
  for (let at = 0; at < values.length; at += 1) sum += tables[at]?.get(values[at] ?? '') ?? 0;
  return sum * UNIT;
}

/** Result of training, as written by `npm run train:writing`: frequent words, and the weights of each model. */
export type ContextWeights = {
  trainedOn: { essays: number; words: number };
  /** Words that are passed to the models unchanged (`shapeOf`), the most frequent first. */
  frequent: string[];
  models: Record<string, ModelWeights>;
};

/** The models, parsed and ready for use. */
export type ContextModels = { frequent: ReadonlySet<string>; byName: ReadonlyMap<string, LinearModel> };

export function readContextModels({ frequent, models }: ContextWeights): ContextModels {
  return {
    frequent: new Set(frequent),
    byName: new Map(Object.entries(models).map(([name, weights]) => [name, readModel(weights)])),
  };
}
