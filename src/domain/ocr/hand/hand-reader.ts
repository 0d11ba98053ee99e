import type { GrayImage } from '../gray-image.ts';
import { findFingerprint, isOfNetwork, type HandAdaptation } from './hand-adaptation.ts';
import { COLUMNS, loadNetwork } from './load-network.ts';
import { openKernel } from './open-kernel.ts';
import { MOST_WIDTH, prepareStrip } from './prepare-strip.ts';
import { runNetwork } from './run-network.ts';
import type { HandShape } from './shape.ts';

/**
 * The network's output for a strip: the score of each class in each frame, with the frames from left to right
 * (`steps` × `classes`).
 */
export type HandScores = { scores: Float32Array; steps: number; classes: number };

export type HandReader = {
  /** The characters of classes 1, 2 and so on. Class 0 is the blank of CTC. */
  alphabet: readonly string[];
  /**
   * Unnormalized scores of one line (a softmax over the classes of a frame gives probabilities). A strip is 48 rows
   * high and 16 to 4,096 columns wide; other sizes throw a RangeError. Its pitch is 40 rows, and its baseline is at
   * two thirds of the height. The strip is widened by a further factor of `stretch` (1 or more), as far as the
   * maximum width allows.
   */
  readScores(strip: GrayImage, stretch?: number): HandScores;
  /**
   * Makes `readScores` use an adaptation, or no adaptation if null. Returns whether an adaptation is used.
   * Incomplete adaptations and adaptations of another network are ignored.
   */
  adapt(adaptation: HandAdaptation | null): boolean;
};

/**
 * Creates a recognizer of handwritten lines. `weights` and `shape` are the output of `npm run train:hand --
 * --export`; `module` is the output of tools/hand/kernel. Without a module the results are the same, but some forty
 * times slower. Throws a RangeError if the weights are incomplete or do not match the shape. The recognizer
 * processes one line at a time, and uses 2 bytes per weight and some 4 MB.
 */
export function openHandReader(
  weights: ArrayBuffer,
  shape: HandShape,
  module: WebAssembly.Module | null,
): HandReader {
  const kernel = openKernel(module);
  let network = loadNetwork(kernel, weights, shape);
  /** Fingerprint of the weights currently loaded. */
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
