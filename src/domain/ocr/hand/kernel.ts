/** Integer that stands for 1 in values from -1 to 1: sums of 1,032 products with int8 fit 32 bits. */
export const FULL = 16_383;
/** Outputs multiplied at once. */
export const PANEL = 8;

/**
 * Matrix operations on one memory; addresses, steps and skips are in bytes, multiples of 4.
 *
 * A matrix (`weights`, int16) is stored as panels of eight outputs: pair of inputs by pair of inputs, output by output. Its
 * `scales` and `bias` are float32, one for each output. The number of outputs is a multiple of 8.
 */
export type Kernel = {
  /** The memory, grown to at least `bytes`; this invalidates earlier views. */
  reserve(bytes: number): ArrayBuffer;
  /**
   * Multiplies a matrix with int16 inputs into float32. The inputs of each of `positions` (a multiple of 4), `step` apart, are
   * `segments` of `pairs`, `skip` apart. An output is sum × `unit` × scale + bias, at least `least`.
   */
  multiply(
    input: number,
    step: number,
    positions: number,
    segments: number,
    pairs: number,
    skip: number,
    unit: number,
    weights: number,
    scales: number,
    bias: number,
    panels: number,
    least: number,
    output: number,
    outputStep: number,
  ): void;
  /**
   * Runs an LSTM over `frames`. `inputs`: the input terms of the gates (in, forget, out, new; `size` each), float32, changed.
   * `before` and `output`: states (int16, `FULL` is 1) before the first frame and of each frame. `cells`: float32, changed. Steps
   * may be negative.
   */
  recur(
    inputs: number,
    inputStep: number,
    frames: number,
    size: number,
    weights: number,
    scales: number,
    cells: number,
    before: number,
    output: number,
    outputStep: number,
  ): void;
  /**
   * Max pooling: the largest of `rows` × `columns` pixels, channel by channel, for `width` pixels of float32; rows are `rowSize`
   * apart.
   */
  pool(
    input: number,
    rowSize: number,
    rows: number,
    columns: number,
    width: number,
    channels: number,
    output: number,
  ): void;
  /** The largest of `count` (a multiple of 8) float32. */
  largest(input: number, count: number): number;
  /** `count` (a multiple of 8) float32 times `factor`, as int16. */
  narrow(input: number, count: number, factor: number, output: number): void;
};
