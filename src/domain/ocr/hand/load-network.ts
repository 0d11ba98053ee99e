import { FULL, PANEL, type Kernel } from './kernel.ts';
import { Arena } from './arena.ts';
import { findTensor, sizeOf, type HandLayer, type HandShape } from './shape.ts';

/** Widths of strips are padded to multiples of this number, as in training. */
export const COLUMNS = 16;

/** A matrix in the memory of the kernel. */
export type Matrix = {
  weights: number;
  scales: number;
  bias: number;
  outputs: number;
  panels: number;
  pairs: number;
};
export type Convolution = HandLayer & { matrix: Matrix; kernel: readonly [number, number] };
export type Way = { inputs: Matrix; state: Matrix };
export type Network = {
  kernel: Kernel;
  convolutions: readonly Convolution[];
  /** The forward and the backward direction of each LSTM. */
  lstms: readonly (readonly [Way, Way])[];
  out: Matrix;
  /** Address at which the memory for a line begins. */
  start: number;
};

/**
 * Loads the weights into the memory of the kernel. Throws a RangeError if the weights are incomplete or do not
 * match the shape.
 */
export function loadNetwork(kernel: Kernel, weights: ArrayBuffer, shape: HandShape): Network {
  const arena = new Arena(0);
  const load = (name: string, unit = 1) => loadMatrix(kernel, arena, weights, shape, name, unit);
  let channels = 1;
  const convolutions = shape.layers.map((layer) => {
    const [, inputs, height, width] = findTensor(shape, weights, layer.name).shape;
    const matrix = load(layer.name);
    const fits =
      inputs === channels && (channels === 1 || channels % 2 === 0) && matrix.outputs % PANEL === 0;
    if (!fits) throw new RangeError(`${layer.name} does not fit the layer before it.`);
    channels = matrix.outputs;
    return { ...layer, matrix, kernel: [height ?? 1, width ?? 1] as const };
  });
  checkSizes(convolutions, shape);
  const lstms = ['first', 'second'].map((name) => {
    const [forward, backward] = ['forward', 'backward'].map((way) => {
      const inputs = load(`${name}.${way}.inputs`);
      const state = load(`${name}.${way}.state`, 1 / FULL);
      const size = 2 * state.pairs;
      const fits = inputs.pairs * 2 === channels && size % PANEL === 0;
      if (!fits || state.outputs !== 4 * size || inputs.outputs !== 4 * size)
        throw new RangeError(`${name}.${way} does not fit the layer before it.`);
      return { inputs, state };
    }) as [Way, Way];
    channels = 4 * forward.state.pairs;
    return [forward, backward] as const;
  });
  const out = load('out');
  if (out.pairs * 2 !== channels) throw new RangeError('The last layer does not fit the one before it.');
  kernel.reserve(arena.at);
  return { kernel, convolutions, lstms, out, start: arena.at };
}

function loadMatrix(
  kernel: Kernel,
  arena: Arena,
  weights: ArrayBuffer,
  shape: HandShape,
  name: string,
  unit: number,
): Matrix {
  const tensor = findTensor(shape, weights, name);
  const [outputs, inputs] = sizeOf(tensor);
  const [, channels = 1] = tensor.shape;
  const taps = inputs / channels;
  const matrix = takeMatrix(arena, outputs, inputs);
  const { pairs, panels } = matrix;
  const memory = kernel.reserve(arena.at);
  const rows = new Int8Array(weights, tensor.rows, outputs * inputs);
  const packed = new Int16Array(memory, matrix.weights, panels * PANEL * pairs * 2);
  // Weights are channels-last in memory, but channels-first in the file.
  const places = Int32Array.from({ length: inputs }, (_, input) => {
    const place = (input % taps) * channels + Math.floor(input / taps);
    return (place >> 1) * 2 * PANEL + (place & 1);
  });
  for (let output = 0; output < outputs; output += 1) {
    const start = Math.floor(output / PANEL) * pairs * 2 * PANEL + 2 * (output % PANEL);
    for (let input = 0; input < inputs; input += 1)
      packed[start + (places[input] as number)] = rows[output * inputs + input] as number;
  }
  const scales = new Float32Array(weights, tensor.scales, outputs).map((scale) => scale * unit);
  new Float32Array(memory, matrix.scales, outputs).set(scales);
  if (tensor.bias !== undefined)
    new Float32Array(memory, matrix.bias, outputs).set(new Float32Array(weights, tensor.bias, outputs));
  return matrix;
}

function takeMatrix(arena: Arena, outputs: number, inputs: number): Matrix {
  const pairs = Math.ceil(inputs / 2);
  const panels = Math.ceil(outputs / PANEL);
  return {
    weights: arena.take(panels * PANEL * pairs * 4),
    scales: arena.take(panels * PANEL * 4),
    bias: arena.take(panels * PANEL * 4),
    outputs,
    panels,
    pairs,
  };
}

/** Size of a convolution's output before pooling (`fullHeight`, `fullWidth`) and after pooling. */
export function outputOf({ kernel, stride, padding, pool }: Convolution, height: number, width: number) {
  const [fullHeight, fullWidth] = [height, width].map((size, axis) => {
    const padded = size + 2 * (padding[axis] ?? 0);
    return Math.floor((padded - (kernel[axis] ?? 1)) / (stride[axis] ?? 1)) + 1;
  }) as [number, number];
  const [poolY = 1, poolX = 1] = pool ?? [];
  return {
    fullWidth,
    fullHeight,
    height: Math.floor(fullHeight / poolY),
    width: Math.floor(fullWidth / poolX),
  };
}

/**
 * Throws if the layers do not turn a strip into one row of frames, or if they turn `COLUMNS` columns into a width
 * that the kernel cannot divide.
 */
function checkSizes(convolutions: readonly Convolution[], shape: HandShape): void {
  let { height } = shape;
  let width = COLUMNS;
  for (const layer of convolutions) {
    const output = outputOf(layer, height, width);
    if (!(output.height > 0) || !(output.fullWidth > 0) || output.fullWidth % 4 !== 0)
      throw new RangeError(`${layer.name} does not fit the layer before it.`);
    ({ height, width } = output);
  }
  if (convolutions.length === 0 || height !== 1 || width !== COLUMNS / shape.stride)
    throw new RangeError('The layers do not make one row of frames.');
}
