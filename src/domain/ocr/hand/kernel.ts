/**
 * Integer that represents 1 for values from -1 to 1. With this size, sums of 1,032 products with int8 fit in 32
 * bits.
 */
export const FULL = 16_383;
/** Number of outputs computed at once. */
export const PANEL = 8;

/**
 * Matrix operations on one memory; addresses, steps and skips are in bytes, multiples of 4.
 *
 * A matrix (`weights`, int16) is stored as panels of eight outputs. Within a panel, the order is by pair of inputs,
 * then by output. Its `scales` and `bias` are float32, one for each output. The number of outputs is a multiple of
 * 8.
 */
export type Kernel = {
  /** Grows the memory to at least `bytes` and returns it; this invalidates earlier views. */
  reserve(bytes: number): ArrayBuffer;
  /**
   * Multiplies a matrix with int16 inputs; the result is float32. There are `positions` (a multiple of 4) inputs,
   * `step` bytes apart; each consists of `segments` segments of `pairs` pairs, `skip` bytes apart. An output is sum
   * × `unit` × scale + bias, but at least `least`.
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
   * Runs an LSTM over `frames` frames. `inputs` are the input terms of the gates (in, forget, out, new; `size`
   * each), float32, overwritten. `before` is the state before the first frame; `output` receives the state of each
   * frame (int16, `FULL` represents 1). `cells` are float32, overwritten. Steps may be negative.
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
   * Max pooling over `rows` × `columns` float32 pixels, separately for each channel. The output is `width` pixels
   * wide; the input rows are `rowSize` bytes apart.
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
  /** Returns the largest of `count` (a multiple of 8) float32 values. */
  largest(input: number, count: number): number;
  /** Multiplies `count` (a multiple of 8) float32 values by `factor` and writes them as int16. */
  narrow(input: number, count: number, factor: number, output: number): void;
};
