import type { HandScores } from './hand-reader.ts';

/**
 * CTC loss of scores for a text, and its gradient. `labels` are the classes of the characters (1 and more). Returns
 * the loss (the negative natural logarithm of the text's probability) and writes its derivative with respect to
 * each score to `gradient` (`steps` × `classes`, overwritten). Returns Infinity, with a gradient of zeros, if the
 * text has more characters than fit the frames, if its probability is too small for a double, or if the scores are
 * not finite.
 */
export function findCtcGradient(
  { scores, steps, classes }: HandScores,
  labels: readonly number[],
  gradient: Float32Array,
): number {
  gradient.fill(0);
  const shares = toShares(scores, steps, classes);
  // The path has a CTC blank before, between and after the characters.
  const path = [0, ...labels.flatMap((label) => [label, 0])];
  const before = goForward(shares, path, steps, classes);
  if (!before) return Infinity;
  gradient.set(shares);
  const length = path.length;
  const { skips, ways } = before;
  // Backward probabilities, up to a factor: the probability of the rest of the text from each position of the path,
  // not including the current step.
  let after = new Float64Array(length);
  after.fill(1, Math.max(0, length - 2));
  const taken = new Float64Array(length);
  for (let step = steps - 1; step >= 0; step -= 1) {
    const row = step * classes;
    let sum = 0;
    for (let at = 0; at < length; at += 1)
      sum += taken[at] = (ways[step * length + at] as number) * (after[at] as number);
    if (!(sum > 0)) {
      gradient.fill(0);
      return Infinity;
    }
    const earlier = new Float64Array(length);
    let largest = 0;
    for (let at = 0; at < length; at += 1) {
      const place = row + (path[at] as number);
      gradient[place] = (gradient[place] as number) - (taken[at] as number) / sum;
      const onward = (after[at] as number) * (shares[place] as number);
      for (let from = Math.max(0, at - 1 - (skips[at] as number)); from <= at; from += 1)
        earlier[from] = (earlier[from] as number) + onward;
      largest = Math.max(largest, onward);
    }
    after = earlier.map((value) => value / largest);
  }
  return before.loss;
}

/**
 * Forward pass. `ways` contains the probability of each position of `path` after each step, one row per step,
 * normalized in each step. `skips` is 1 at positions before which the blank may be left out. Returns null if no
 * path fits.
 */
function goForward(
  shares: Float64Array,
  path: readonly number[],
  steps: number,
  classes: number,
): { loss: number; ways: Float64Array; skips: readonly number[] } | null {
  const length = path.length;
  const skips = path.map((label, at) => (at >= 2 && label !== 0 && label !== path[at - 2] ? 1 : 0));
  const ways = new Float64Array(steps * length);
  let loss = 0;
  for (let step = 0; step < steps; step += 1) {
    const [row, rowBefore] = [step * length, (step - 1) * length];
    let sum = 0;
    for (let at = 0; at < length; at += 1) {
      let way = step === 0 && at < 2 ? 1 : 0;
      if (step > 0) {
        for (let from = Math.max(0, at - 1 - (skips[at] as number)); from <= at; from += 1)
          way += ways[rowBefore + from] as number;
      }
      way *= shares[step * classes + (path[at] as number)] as number;
      ways[row + at] = way;
      sum += way;
    }
    if (!(sum > 0)) return null;
    loss -= Math.log(sum);
    for (let at = row; at < row + length; at += 1) ways[at] = (ways[at] as number) / sum;
  }
  const ends = ways.subarray(Math.max(ways.length - 2, ways.length - length));
  const end = ends.reduce((sum, way) => sum + way, 0);
  return end > 0 ? { loss: loss - Math.log(end), ways, skips } : null;
}

/** Softmax over the classes of each step. */
function toShares(scores: Float32Array, steps: number, classes: number): Float64Array {
  const shares = new Float64Array(steps * classes);
  for (let row = 0; row < steps * classes; row += classes) {
    let most = -Infinity;
    for (let k = row; k < row + classes; k += 1) most = Math.max(most, scores[k] as number);
    let sum = 0;
    for (let k = row; k < row + classes; k += 1) sum += shares[k] = Math.exp((scores[k] as number) - most);
    for (let k = row; k < row + classes; k += 1) shares[k] = (shares[k] as number) / sum;
  }
  return shares;
}
