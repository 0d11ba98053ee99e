/** Whole numbers that stand for 1 where values lie between -1 and 1: sums of 1,032 products with int8 fit 32 bits. */
export const FULL = 16_383;
/** Outputs that are multiplied at once. */
export const PANEL = 8;

/**
 * What multiplies. Everything lies in one memory; addresses, steps and skips are bytes, and multiples of 4.
 *
 * A matrix (`weights`, int16) stands as panels of eight outputs: pair of inputs by pair of inputs, output by output. Its
 * `scales` and `bias` are float32, one for each output. Outputs are a multiple of 8.
 */
export type Kernel = {
  /** The memory, grown to `bytes` at least; views of it are void after that. */
  reserve(bytes: number): ArrayBuffer;
  /**
   * Products of a matrix with int16 inputs, as float32. The inputs of each of `positions` (a multiple of 4), `step` apart,
   * are `segments` of `pairs`, `skip` apart. An output is at least `least`, and sum × `unit` × scale + bias.
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
   * An LSTM over `frames`. `inputs`: what the gates (in, forget, out, new; `size` each) get from outside, float32, changed. `before`
   * and `output` are states (int16, `FULL` is 1): before the first frame and of each frame. `cells`: float32, changed.
   * Steps may be negative.
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
  /** The largest of `rows` × `columns` pixels, channel by channel, for `width` pixels of float32; rows are `rowSize` apart. */
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
