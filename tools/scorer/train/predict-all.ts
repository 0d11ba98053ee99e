import { predictPoints, type PointWeights } from '../../../src/domain/scoring/predict.ts';
import type { Dataset } from './dataset.ts';

/** The points expected of each essay of a dataset. */
export function predictAll(weights: PointWeights, { inputs }: Dataset): number[][] {
  return inputs.to2DArray().map((row) => predictPoints(weights, Float64Array.from(row)));
}
