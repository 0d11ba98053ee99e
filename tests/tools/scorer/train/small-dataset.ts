import { Matrix } from 'ml-matrix';
import { seededRandom } from '../../../../tools/scorer/seeded-random.ts';
import type { Dataset } from '../../../../tools/scorer/train/dataset.ts';
import type { Layout } from '../../../../tools/scorer/train/fit-points.ts';

/**
 * Three inputs for the linear model and the trees, one that counts faults, and two facts: one raises points, the
 * other lowers them.
 */
export const SMALL_LAYOUT: Layout = { features: 4, directions: [0, 0, 0, -1, 1, -1], treeInputs: [0, 1, 2] };

/**
 * `count` essays of ten prompts and two subsets, with six inputs each. All competencies follow input 0, 100 ± 30
 * points per unit; the noise of the grades is small if input 1 is below 0, and large if it is above.
 */
export function smallDataset(count: number, seed = 1): Dataset {
  const random = seededRandom(seed);
  const inputs = Array.from({ length: count }, () => Array.from({ length: 6 }, () => random() * 2 - 1));
  const points = inputs.map(([quality = 0, scatter = 0]) => {
    const mood = (random() - 0.5) * (scatter > 0 ? 80 : 10);
    return [0, 1, 2, 3, 4].map((number) => 100 + number + quality * 30 + mood);
  });
  return {
    inputs: new Matrix(inputs),
    points: new Matrix(points),
    weights: inputs.map(() => 1),
    promptIds: inputs.map((_, row) => `p${row % 10}`),
    subsets: inputs.map((_, row) => (row % 2 === 0 ? 'even' : 'odd')),
  };
}
