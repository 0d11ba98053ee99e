import type { HandLayer } from '../shape.ts';
import type { Memory } from './memory.ts';
import type { Parameter } from './parameters.ts';

/**
 * A grid of pixels with `channels` reals each, row by row, surrounded by padding: `padY` rows of zeros above and
 * below, and `padX` columns of zeros left and right.
 */
export type Grid = {
  at: number;
  height: number;
  width: number;
  channels: number;
  padY: number;
  padX: number;
};

/** A convolution run on a line: its input, and its output before (`full`) and after pooling (`to`). */
export type Convolved = { layer: TrainedConvolution; from: Grid; full: Grid; to: Grid };

export type TrainedConvolution = Pick<HandLayer, 'padding' | 'pool'> & {
  parameter: Parameter;
  kernel: readonly [number, number];
};

export function takeGrid(memory: Memory, grid: Omit<Grid, 'at'>): Grid {
  const { height, width, channels, padY, padX } = grid;
  return { ...grid, at: memory.take((height + 2 * padY) * (width + 2 * padX) * channels) };
}

const rowOf = ({ width, padX, channels }: Grid) => (width + 2 * padX) * channels;

/** Index of the first pixel that is not padding. */
const insideOf = (grid: Grid) => grid.at + grid.padY * rowOf(grid) + grid.padX * grid.channels;

/** Number of pixels from the first to the last that are not padding, including the padding between rows. */
const spanOf = ({ height, width, padX }: Grid) => (height - 1) * (width + 2 * padX) + width;

/**
 * Adds the correlation of `from` with a kernel to each pixel of `to`. Both must have the same width including
 * padding; the padding of `to` is filled with meaningless values.
 */
function correlate(
  memory: Memory,
  from: Grid,
  [rows, columns]: readonly [number, number],
  weights: number,
  to: Grid,
): void {
  const inputs = columns * from.channels;
  for (let row = 0; row < rows; row += 1) {
    const a = [from.at + row * rowOf(from), from.channels, 1] as const;
    const b = weights + row * inputs * to.channels;
    memory.addProduct(a, b, insideOf(to), spanOf(to), inputs, to.channels);
  }
}

/**
 * Convolution, ReLU and pooling over the whole width. The output is surrounded by `padY` and `padX` zeros as
 * padding.
 */
export function convolve(
  memory: Memory,
  layer: TrainedConvolution,
  from: Grid,
  [padY, padX]: readonly [number, number],
): Convolved {
  const [rows, columns] = layer.kernel;
  const channels = layer.parameter.columns;
  const full = takeGrid(memory, {
    height: from.height + 2 * from.padY - rows + 1,
    width: from.width + 2 * from.padX - columns + 1,
    channels,
    padY: rows - 1 - from.padY,
    padX: columns - 1 - from.padX,
  });
  const [poolY = 1, poolX = 1] = layer.pool ?? [];
  const [height, width] = [Math.floor(full.height / poolY), Math.floor(full.width / poolX)];
  const to = takeGrid(memory, { height, width, channels, padY, padX });
  correlate(memory, from, layer.kernel, layer.parameter.weights, full);
  const { reals } = memory;
  const { bias } = layer.parameter;
  eachPixel(to, poolY, poolX, full, (place, corner) => {
    for (let channel = 0; channel < channels; channel += 1) {
      const most = findMost(reals, corner + channel, poolY, poolX, rowOf(full), channels);
      reals[place + channel] = Math.max(0, (reals[most] as number) + (reals[bias + channel] as number));
    }
  });
  return { layer, from, full, to };
}

/**
 * Backward pass. Given the gradient of the output, adds to the gradients of the weights, and returns the gradient
 * of the input if `isAsked`.
 */
export function unconvolve(
  memory: Memory,
  { layer, from, full, to }: Convolved,
  given: Grid,
  isAsked: boolean,
): Grid {
  const { parameter, kernel, pool } = layer;
  const { channels } = full;
  const [rows, columns] = kernel;
  const [poolY = 1, poolX = 1] = pool ?? [];
  const change = takeGrid(memory, full);
  const result = isAsked ? takeGrid(memory, from) : from;
  const { reals } = memory;
  eachPixel(to, poolY, poolX, full, (place, corner) => {
    for (let channel = 0; channel < channels; channel += 1) {
      if ((reals[place + channel] as number) <= 0) continue;
      const slope = reals[place - to.at + given.at + channel] as number;
      const most = findMost(reals, corner + channel, poolY, poolX, rowOf(full), channels);
      reals[most - full.at + change.at] = slope;
      const bias = parameter.biasGradient + channel;
      reals[bias] = (reals[bias] as number) + slope;
    }
  });
  const inputs = columns * from.channels;
  for (let row = 0; row < rows; row += 1) {
    const a = [from.at + row * rowOf(from), 1, from.channels] as const;
    const c = parameter.gradient + row * inputs * channels;
    memory.addProduct(a, insideOf(change), c, inputs, spanOf(full), channels);
  }
  if (isAsked) correlate(memory, change, kernel, parameter.turned, result);
  return result;
}

/** Visits each pixel of the pooled output: its index, and the index of the first pixel of its pooling window. */
function eachPixel(
  to: Grid,
  poolY: number,
  poolX: number,
  full: Grid,
  visit: (place: number, corner: number) => void,
): void {
  for (let y = 0; y < to.height; y += 1) {
    for (let x = 0; x < to.width; x += 1) {
      const place = insideOf(to) + y * rowOf(to) + x * to.channels;
      visit(place, insideOf(full) + y * poolY * rowOf(full) + x * poolX * full.channels);
    }
  }
}

/** Index of the largest value of one channel in a pooling window. */
function findMost(
  reals: Float32Array,
  corner: number,
  poolY: number,
  poolX: number,
  row: number,
  channels: number,
): number {
  let most = corner;
  for (let y = 0; y < poolY; y += 1) {
    for (let x = 0; x < poolX; x += 1) {
      const at = corner + y * row + x * channels;
      if ((reals[at] as number) > (reals[most] as number)) most = at;
    }
  }
  return most;
}
