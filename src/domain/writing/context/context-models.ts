import { readModel, type LinearModel, type ModelWeights } from './linear-model.ts';

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
