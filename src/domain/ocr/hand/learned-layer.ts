import type { HandStates } from './hand-reader.ts';

/** Gradients below this move nothing. */
const LEAST_GRADIENT = 1e-4;
/** Of Adam. */
const [KEPT_SLOPE, KEPT_SQUARE, LEAST_SQUARE] = [0.9, 0.99, 1e-8];

/** What is added to the scores of a network: a row of weights and a bias for each class. Learned by steps of Adam. */
export class LearnedLayer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  private readonly size: number;
  /** The classes that learn; the rows of all others are 0. */
  private readonly rows: readonly number[];
  private readonly gradient: Float32Array;
  private readonly slopes: Float32Array;
  private readonly squares: Float32Array;
  private steps = 0;

  /** `weights` (a row of `size` for each of `bias`) are changed. Rows that are neither in `rows` nor 0 learn too. */
  constructor(weights: Float32Array, bias: Float32Array, rows: ReadonlySet<number>) {
    this.weights = weights;
    this.bias = bias;
    this.size = weights.length / bias.length;
    const isUsed = (row: number) =>
      rows.has(row) ||
      bias[row] !== 0 ||
      weights.subarray(row * this.size, (row + 1) * this.size).some(Boolean);
    this.rows = Array.from(bias.keys()).filter(isUsed);
    const count = weights.length + bias.length;
    this.gradient = new Float32Array(count);
    this.slopes = new Float32Array(count);
    this.squares = new Float32Array(count);
  }

  /** The scores of a network with what is added to them. */
  score({ scores, states, steps, classes }: HandStates): Float32Array {
    const { size, weights, bias, rows } = this;
    const sums = Float32Array.from(scores);
    // Four frames at once: each weight is fetched once for them. The last ones are taken twice where they are not four.
    for (let step = 0; step < steps; step += 4) {
      const frames = [0, 1, 2, 3].map((later) => Math.min(step + later, steps - 1)) as [
        number,
        number,
        number,
        number,
      ];
      const [first, second, third, fourth] = frames;
      const [one, two, three, four] = [first * size, second * size, third * size, fourth * size];
      for (const row of rows) {
        const from = row * size;
        let a = bias[row] as number;
        let b = a;
        let c = a;
        let d = a;
        for (let input = 0; input < size; input += 1) {
          const weight = weights[from + input] as number;
          a += weight * (states[one + input] as number);
          b += weight * (states[two + input] as number);
          c += weight * (states[three + input] as number);
          d += weight * (states[four + input] as number);
        }
        sums[first * classes + row] = (scores[first * classes + row] as number) + a;
        sums[second * classes + row] = (scores[second * classes + row] as number) + b;
        sums[third * classes + row] = (scores[third * classes + row] as number) + c;
        sums[fourth * classes + row] = (scores[fourth * classes + row] as number) + d;
      }
    }
    return sums;
  }

  /** Remembers where scores should go (their gradient, times `weight`) until the next step. */
  collect({ states, steps, classes }: HandStates, gradient: Float32Array, weight: number): void {
    const { size, rows } = this;
    const biases = this.weights.length;
    for (let step = 0; step < steps; step += 1) {
      const at = step * size;
      for (const row of rows) {
        const change = (gradient[step * classes + row] as number) * weight;
        if (Math.abs(change) < LEAST_GRADIENT * weight) continue;
        const from = row * size;
        for (let input = 0; input < size; input += 1)
          this.gradient[from + input] =
            (this.gradient[from + input] as number) + change * (states[at + input] as number);
        this.gradient[biases + row] = (this.gradient[biases + row] as number) + change;
      }
    }
  }

  /** One step of Adam against what was collected. */
  step(rate: number): void {
    this.steps += 1;
    const slopeShare = 1 - KEPT_SLOPE ** this.steps;
    const squareShare = 1 - KEPT_SQUARE ** this.steps;
    const move = (values: Float32Array, at: number, start: number) => {
      const given = this.gradient[start + at] as number;
      const slope = KEPT_SLOPE * (this.slopes[start + at] as number) + (1 - KEPT_SLOPE) * given;
      const square = KEPT_SQUARE * (this.squares[start + at] as number) + (1 - KEPT_SQUARE) * given * given;
      this.slopes[start + at] = slope;
      this.squares[start + at] = square;
      const change = slope / slopeShare / (Math.sqrt(square / squareShare) + LEAST_SQUARE);
      values[at] = (values[at] as number) - rate * change;
    };
    for (const row of this.rows) {
      for (let at = row * this.size; at < (row + 1) * this.size; at += 1) move(this.weights, at, 0);
      move(this.bias, row, this.weights.length);
    }
    this.gradient.fill(0);
  }
}
