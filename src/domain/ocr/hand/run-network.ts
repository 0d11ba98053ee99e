import { FULL, PANEL, type Kernel } from './kernel.ts';
import { outputOf, type Convolution, type Matrix, type Network, type Way } from './load-network.ts';
import { Arena } from './arena.ts';

/** Values as int16 (in units of `unit`), in the order height × width × channels, surrounded by zeros as padding. */
type Picture = { at: number; height: number; width: number; channels: number; unit: number };

/**
 * The scores of each frame (frames × classes) for the ink of a strip (0 is paper), whose width must be a multiple
 * of 16.
 */
export function runNetwork(network: Network, ink: Uint8Array, width: number, height: number): Float32Array {
  const { kernel, convolutions, lstms, out } = network;
  const arena = new Arena(network.start);
  const [first, ...others] = convolutions as [Convolution, ...Convolution[]];
  let picture = convolve(
    kernel,
    arena,
    ...gatherPatches(kernel, arena, first, ink, width, height),
    others[0],
  );
  for (const [at, layer] of others.entries())
    picture = convolve(kernel, arena, picture, layer, others[at + 1]);
  for (const ways of lstms) picture = recur(kernel, arena, picture, ways);
  return readProducts(kernel, arena, out, picture);
}

/** Products of a matrix with each pixel of the picture's first row. */
function readProducts(kernel: Kernel, arena: Arena, matrix: Matrix, from: Picture): Float32Array {
  const step = matrix.panels * PANEL;
  const at = arena.take(from.width * step * 4);
  kernel.reserve(arena.at);
  multiplyRow(kernel, matrix, from, at, -Infinity);
  const products = new Float32Array(kernel.reserve(0), at, from.width * step);
  const result = new Float32Array(from.width * matrix.outputs);
  for (let frame = 0; frame < from.width; frame += 1)
    result.set(products.subarray(frame * step, frame * step + matrix.outputs), frame * matrix.outputs);
  return result;
}

/**
 * Stores the receptive field of each output of the first layer as one pixel of a picture; also returns the layer
 * that multiplies these pixels.
 */
function gatherPatches(
  kernel: Kernel,
  arena: Arena,
  layer: Convolution,
  ink: Uint8Array,
  width: number,
  height: number,
): [Picture, Convolution] {
  const [rows, columns] = layer.kernel;
  const [stepY = 1, stepX = 1] = layer.stride;
  const [aboveY = 0, leftX = 0] = layer.padding;
  const { fullHeight: toHeight, fullWidth: toWidth } = outputOf(layer, height, width);
  const channels = 2 * layer.matrix.pairs;
  const at = arena.take(toHeight * toWidth * channels * 2);
  const patches = new Int16Array(kernel.reserve(arena.at), at, toHeight * toWidth * channels);
  patches.fill(0);
  for (let row = 0; row < rows; row += 1) {
    for (let y = 0; y < toHeight; y += 1) {
      const fromY = y * stepY + row - aboveY;
      if (fromY < 0 || fromY >= height) continue;
      for (let column = 0; column < columns; column += 1) {
        const tap = row * columns + column;
        for (let x = 0; x < toWidth; x += 1) {
          const fromX = x * stepX + column - leftX;
          if (fromX >= 0 && fromX < width)
            patches[(y * toWidth + x) * channels + tap] = ink[fromY * width + fromX] as number;
        }
      }
    }
  }
  const picture = { at, height: toHeight, width: toWidth, channels, unit: 1 / 255 };
  return [picture, { ...layer, kernel: [1, 1], stride: [1, 1], padding: [0, 0] }];
}

/** Convolution, ReLU and pooling; the result has the padding that `next` requires. */
function convolve(
  kernel: Kernel,
  arena: Arena,
  from: Picture,
  layer: Convolution,
  next?: Convolution,
): Picture {
  const { matrix, stride, padding } = layer;
  const [rows, columns] = layer.kernel;
  const [stepY = 1, stepX = 1] = stride;
  const [poolY = 1, poolX = 1] = layer.pool ?? [];
  const rowBytes = (from.width + 2 * (padding[1] ?? 0)) * from.channels * 2;
  const { fullWidth, height, width } = outputOf(layer, from.height, from.width);
  const channels = matrix.outputs;
  const fullRow = fullWidth * channels * 4;
  const scratch = arena.take(poolY * fullRow);
  const values = arena.take(height * width * channels * 4);
  const [nextY = 0, nextX = 0] = next?.padding ?? [];
  const toRow = (width + 2 * nextX) * channels * 2;
  const at = arena.take((height + 2 * nextY) * toRow);
  const memory = kernel.reserve(arena.at);
  const isPooled = poolY * poolX > 1;
  for (let y = 0; y < height; y += 1) {
    const row = values + y * width * channels * 4;
    for (let part = 0; part < poolY; part += 1) {
      const input = from.at + (y * poolY + part) * stepY * rowBytes;
      const { weights, scales, bias, panels } = matrix;
      const pairs = (columns * from.channels) / 2;
      const output = isPooled ? scratch + part * fullRow : row;
      const step = stepX * from.channels * 2;
      // oxfmt-ignore
      kernel.multiply(input, step, fullWidth, rows, pairs, rowBytes, from.unit, weights, scales, bias, panels, 0, output, channels * 4);
    }
    if (isPooled) kernel.pool(scratch, fullRow, poolY, poolX, width, channels, row);
  }
  // The whole picture has one scale, chosen so that the largest value uses all bits.
  const unit = Math.max(kernel.largest(values, height * width * channels), 1e-9) / FULL;
  new Uint8Array(memory, at, (height + 2 * nextY) * toRow).fill(0);
  for (let y = 0; y < height; y += 1) {
    const to = at + (y + nextY) * toRow + nextX * channels * 2;
    kernel.narrow(values + y * width * channels * 4, width * channels, 1 / unit, to);
  }
  return { at, height, width, channels, unit };
}

/** Runs both directions of an LSTM; the states of both directions are stored side by side in each frame. */
function recur(kernel: Kernel, arena: Arena, from: Picture, ways: readonly [Way, Way]): Picture {
  const frames = from.width;
  const size = 2 * ways[0].state.pairs;
  const states = arena.take(frames * 4 * size);
  const gates = arena.take(frames * 16 * size);
  const cells = arena.take(4 * size);
  const before = arena.take(2 * size);
  const memory = kernel.reserve(arena.at);
  for (const [at, { inputs, state }] of ways.entries()) {
    multiplyRow(kernel, inputs, from, gates, -Infinity);
    new Uint8Array(memory, cells, before + 2 * size - cells).fill(0);
    const last = at === 0 ? 0 : frames - 1;
    const way = at === 0 ? 1 : -1;
    // oxfmt-ignore
    kernel.recur(gates + last * 16 * size, way * 16 * size, frames, size, state.weights, state.scales, cells, before, states + last * 4 * size + at * 2 * size, way * 4 * size);
  }
  return { at: states, height: 1, width: frames, channels: 2 * size, unit: 1 / FULL };
}

/** Multiplies a matrix with each pixel of the picture's first row and writes the products to `output`. */
function multiplyRow(kernel: Kernel, matrix: Matrix, from: Picture, output: number, least: number): void {
  const { weights, scales, bias, panels, pairs } = matrix;
  // oxfmt-ignore
  kernel.multiply(from.at, from.channels * 2, from.width, 1, pairs, 0, from.unit, weights, scales, bias, panels, least, output, panels * PANEL * 4);
}
