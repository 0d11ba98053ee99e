import type { GrayImage } from '../gray-image.ts';
import { isOfNetwork, loadAdaptation, type HandAdaptation } from './hand-adaptation.ts';
import { COLUMNS, loadNetwork } from './load-network.ts';
import { openKernel } from './open-kernel.ts';
import { prepareStrip } from './prepare-strip.ts';
import { readHidden, runNetwork } from './run-network.ts';
import type { HandShape } from './shape.ts';

/** What the network makes of a strip: the score of each class in each frame, from left to right (`steps` × `classes`). */
export type HandScores = { scores: Float32Array; steps: number; classes: number };

/** What the layers before the last say of each frame (`steps` × `size`). */
export type HandStates = HandScores & { states: Float32Array; size: number };

export type HandReader = {
  /** The characters of classes 1, 2 … Class 0 is the blank of CTC. */
  alphabet: readonly string[];
  /** Tells one network from another: what is learned with one is of no use to the other. */
  network: number;
  /**
   * Scores of one line, not normalised (a softmax over the classes of a frame gives shares). A strip is 48 rows high, its
   * pitch 40 rows, its baseline at two thirds; 16 to 4,096 columns wide. Throws a RangeError for any other.
   */
  readScores(strip: GrayImage): HandScores;
  /** The same before anything was learned, and what `adaptHand` learns from. */
  readStates(strip: GrayImage): HandStates;
  /**
   * From now on `readScores` reads with what was learned of a hand; with null without. Answers whether it does: what was
   * learned with another network, or is not whole, is not used.
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
  const network = loadNetwork(openKernel(module), weights, shape);
  const classes = network.out.outputs;
  const alphabet = [...shape.alphabet];
  if (alphabet.length !== classes - 1) throw new RangeError('The alphabet does not fit the last layer.');
  const fingerprint = findFingerprint(weights);
  const size = network.learned.reduce((sum, { pairs }) => sum + 2 * pairs, 0);
  let isLearned = false;
  const run = (strip: GrayImage, withLearned: boolean) => {
    const { ink, width, height } = prepareStrip(strip, shape);
    const padded = COLUMNS * Math.ceil(width / COLUMNS);
    const picture = new Uint8Array(padded * height);
    for (let y = 0; y < height; y += 1) picture.set(ink.subarray(y * width, (y + 1) * width), y * padded);
    const steps = Math.max(1, Math.ceil(width / shape.stride));
    const { scores, hidden } = runNetwork(network, picture, padded, height, withLearned);
    return { scores: scores.subarray(0, steps * classes), steps, classes, hidden };
  };
  return {
    alphabet,
    network: fingerprint,
    readScores(strip) {
      const { scores, steps } = run(strip, isLearned);
      return { scores, steps, classes };
    },
    readStates(strip) {
      const { scores, steps, hidden } = run(strip, false);
      return { scores, steps, classes, states: readHidden(network.kernel, hidden, steps), size };
    },
    adapt(adaptation) {
      isLearned = adaptation !== null && isOfNetwork(adaptation, fingerprint, classes, size);
      if (adaptation && isLearned) loadAdaptation(network, adaptation);
      return isLearned;
    },
  };
}

/** FNV-1a of the bytes. */
function findFingerprint(weights: ArrayBuffer): number {
  let hash = 2_166_136_261;
  for (const byte of new Uint8Array(weights)) hash = Math.imul(hash ^ byte, 16_777_619);
  return hash >>> 0;
}
