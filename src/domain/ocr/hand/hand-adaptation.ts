import { PANEL } from './kernel.ts';
import type { Matrix, Network } from './load-network.ts';

/**
 * What was learned of a hand: what is added to the scores of the network, from all that its last convolution and its LSTMs
 * say of a frame. A plain object that can be kept and sent; some 95 kB. Of use with one network alone.
 */
export type HandAdaptation = {
  /** `HandReader.network` of the reader that learned. */
  network: number;
  /** Rows of int8, one for each class; times its scale. */
  weights: Int8Array<ArrayBuffer>;
  scales: Float32Array<ArrayBuffer>;
  bias: Float32Array<ArrayBuffer>;
};

/** Rounds weights (a row for each of `bias`). Answers null where one is not a number. */
export function packAdaptation(
  network: number,
  weights: Float32Array,
  bias: Float32Array,
): HandAdaptation | null {
  const size = weights.length / bias.length;
  const packed = new Int8Array(weights.length);
  const scales = new Float32Array(bias.length);
  for (let row = 0; row < bias.length; row += 1) {
    let most = 0;
    for (let at = row * size; at < (row + 1) * size; at += 1)
      most = Math.max(most, Math.abs(weights[at] as number));
    if (!Number.isFinite(most + (bias[row] as number))) return null;
    scales[row] = most / 127;
    if (most === 0) continue;
    for (let at = row * size; at < (row + 1) * size; at += 1)
      packed[at] = Math.round(((weights[at] as number) * 127) / most);
  }
  return { network, weights: packed, scales, bias: Float32Array.from(bias) };
}

/** The weights that were packed, one row after the other. */
export function unpackWeights({ weights, scales }: HandAdaptation): Float32Array {
  const size = weights.length / scales.length;
  return Float32Array.from(weights, (weight, at) => weight * (scales[Math.floor(at / size)] as number));
}

/** Whether something kept was learned with this network, and is whole. */
export function isOfNetwork(
  adaptation: HandAdaptation,
  network: number,
  classes: number,
  size: number,
): boolean {
  const { weights, scales, bias } = adaptation;
  const isWhole = weights.length === classes * size && scales.length === classes && bias.length === classes;
  return adaptation.network === network && isWhole && [...scales, ...bias].every(Number.isFinite);
}

/** Puts what was learned into the memory of the network. */
export function loadAdaptation({ kernel, learned }: Network, adaptation: HandAdaptation): void {
  const { weights, scales, bias } = adaptation;
  const memory = kernel.reserve(0);
  const size = weights.length / scales.length;
  let start = 0;
  for (const [part, matrix] of learned.entries()) {
    loadRows(memory, matrix, weights, size, start);
    new Float32Array(memory, matrix.scales, scales.length).set(scales);
    if (part === 0) new Float32Array(memory, matrix.bias, bias.length).set(bias);
    start += 2 * matrix.pairs;
  }
}

/** As many columns as the matrix has inputs, from column `start`. */
function loadRows(memory: ArrayBuffer, matrix: Matrix, rows: Int8Array, size: number, start: number): void {
  const { outputs, panels, pairs } = matrix;
  const packed = new Int16Array(memory, matrix.weights, panels * PANEL * pairs * 2);
  for (let output = 0; output < outputs; output += 1) {
    const panel = Math.floor(output / PANEL) * pairs * 2 * PANEL + 2 * (output % PANEL);
    for (let input = 0; input < 2 * pairs; input += 1)
      packed[panel + (input >> 1) * 2 * PANEL + (input & 1)] = rows[output * size + start + input] as number;
  }
}
