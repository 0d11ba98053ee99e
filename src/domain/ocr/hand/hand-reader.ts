import type { GrayImage } from '../gray-image.ts';
import { findFingerprint, isOfNetwork, type HandAdaptation } from './hand-adaptation.ts';
import { COLUMNS, loadNetwork } from './load-network.ts';
import { openKernel } from './open-kernel.ts';
import { MOST_WIDTH, prepareStrip } from './prepare-strip.ts';
import { runNetwork } from './run-network.ts';
import type { HandShape } from './shape.ts';

/** The network's output for a strip: the score of each class in each frame, from left to right (`steps` × `classes`). */
export type HandScores = { scores: Float32Array; steps: number; classes: number };

export type HandReader = {
  /** The characters of classes 1, 2 … Class 0 is the blank of CTC. */
  alphabet: readonly string[];
  /**
   * Unnormalised scores of one line (a softmax over the classes of a frame gives probabilities). A strip is 48 rows high, its
   * pitch 40 rows, its baseline at two thirds; 16 to 4,096 columns wide. Throws a RangeError for any other. The strip is widened
   * `stretch` times (1 and more) more than usual, as far as the largest width allows.
   */
  readScores(strip: GrayImage, stretch?: number): HandScores;
  /**
   * Makes `readScores` use an adaptation; with null, none. Returns whether one is used: those of another network, or not whole,
   * are ignored.
   */
  adapt(adaptation: HandAdaptation | null): boolean;
};

/**
 * A reader of handwritten lines. `weights` and `shape` are what `npm run train:hand -- --export` writes, `module` what
 * tools/hand/kernel builds; without a module it reads the same, some forty times slower. Throws a RangeError for weights that
 * are not whole or do not fit together. One line at a time; it keeps 2 bytes a weight and some 4 MB.
 */
export function openHandReader(
  weights: ArrayBuffer,
  shape: HandShape,
  module: WebAssembly.Module | null,
): HandReader {
  const kernel = openKernel(module);
  let network = loadNetwork(kernel, weights, shape);
  /** Fingerprint of the weights in memory. */
  let loaded = findFingerprint(weights);
  const classes = network.out.outputs;
  const alphabet = [...shape.alphabet];
  if (alphabet.length !== classes - 1) throw new RangeError('The alphabet does not fit the last layer.');
  return {
    alphabet,
    readScores(strip, stretch = 1) {
      const widened = shape.widened * Math.min(stretch, Math.max(1, MOST_WIDTH / strip.width));
      const { ink, width, height } = prepareStrip(strip, { ...shape, widened });
      const padded = COLUMNS * Math.ceil(width / COLUMNS);
      const picture = new Uint8Array(padded * height);
      for (let y = 0; y < height; y += 1) picture.set(ink.subarray(y * width, (y + 1) * width), y * padded);
      const steps = Math.max(1, Math.ceil(width / shape.stride));
      const scores = runNetwork(network, picture, padded, height);
      return { scores: scores.subarray(0, steps * classes), steps, classes };
    },
    adapt(adaptation) {
      const isLearned = adaptation !== null && isOfNetwork(adaptation, weights);
      const wanted = isLearned ? adaptation.weights : weights;
      const fingerprint = findFingerprint(wanted);
      if (fingerprint !== loaded) network = loadNetwork(kernel, wanted, shape);
      loaded = fingerprint;
      return isLearned;
    },
  };
}
