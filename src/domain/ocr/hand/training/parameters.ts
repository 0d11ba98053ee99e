import { findTensor, sizeOf, type HandShape } from '../shape.ts';
import type { Memory } from './memory.ts';

/**
 * A matrix, as indices in the memory: its weights (one row per input, ordered by kernel tap, then by channel;
 * `columns` outputs, a multiple of 8), its bias, the gradients of both if the matrix is trained, and the transposed
 * weights (one row per output, with the taps in reverse order).
 */
export type Parameter = {
  name: string;
  learns: boolean;
  weights: number;
  bias: number;
  gradient: number;
  biasGradient: number;
  turned: number;
  taps: number;
  channels: number;
  outputs: number;
  columns: number;
};

/** All matrices of the network, in one memory. */
export type Parameters = {
  of(name: string): Parameter;
  /** Indices at which the trained weights and their gradients begin, and the number of values in each. */
  start: number;
  gradients: number;
  count: number;
  /** Loads the weights of a file with the same shape, updates the transposed copies, and clears the gradients. */
  load(file: ArrayBuffer): void;
  /** Updates the transposed copies of the trained weights. */
  turn(): void;
  /** The weights as a file like the original, rounded to int8; null if any weight is not finite. */
  pack(): ArrayBuffer | null;
};

/**
 * Allocates memory for the weights of a file and loads them. The matrices named in `learning` are trained. Throws a
 * RangeError if the weights are incomplete.
 */
export function loadParameters(
  memory: Memory,
  file: ArrayBuffer,
  shape: HandShape,
  learning: readonly string[],
): Parameters {
  const others = shape.tensors.map(({ name }) => name).filter((name) => !learning.includes(name));
  const sizes = [...learning, ...others].map((name) => {
    const tensor = findTensor(shape, file, name);
    const [outputs, inputs] = sizeOf(tensor);
    const [, channels = 1] = tensor.shape;
    const columns = 8 * Math.ceil(outputs / 8);
    return { tensor, outputs, inputs, channels, taps: inputs / channels, columns };
  });
  const countOf = (some: typeof sizes) =>
    some.reduce((sum, { inputs, columns }) => sum + (inputs + 1) * columns, 0);
  const count = countOf(sizes.slice(0, learning.length));
  const start = memory.take(countOf(sizes));
  const gradients = memory.take(count);
  let at = start;
  const parameters = sizes.map(({ tensor, outputs, inputs, channels, taps, columns }): Parameter => {
    const weights = at;
    const bias = weights + inputs * columns;
    at = bias + columns;
    const gradient = weights - start + gradients;
    const biasGradient = bias - start + gradients;
    const turned = memory.take(inputs * columns);
    return {
      name: tensor.name,
      learns: learning.includes(tensor.name),
      weights,
      bias,
      gradient,
      biasGradient,
      turned,
      taps,
      channels,
      outputs,
      columns,
    };
  });
  const byName = new Map(parameters.map((parameter) => [parameter.name, parameter]));
  const load = (file: ArrayBuffer) => {
    memory.reals.fill(0, gradients, gradients + count);
    for (const [index, { tensor }] of sizes.entries())
      unpack(memory.reals, parameters[index] as Parameter, file, tensor);
    for (const parameter of parameters) turn(memory.reals, parameter);
  };
  load(file);
  return {
    start,
    gradients,
    count,
    of(name) {
      const parameter = byName.get(name);
      if (!parameter) throw new RangeError(`The weights have no ${name}.`);
      return parameter;
    },
    load,
    turn() {
      for (const parameter of parameters.slice(0, learning.length)) turn(memory.reals, parameter);
    },
    pack() {
      const packed = file.slice(0);
      const isWhole = sizes.every(({ tensor }, index) =>
        pack(memory.reals, parameters[index] as Parameter, packed, tensor),
      );
      return isWhole ? packed : null;
    },
  };
}

type Tensor = ReturnType<typeof findTensor>;

/** Memory index of the weight that is at position `input` of an output in the file (channels-first). */
const placeOf = ({ weights, taps, channels, columns }: Parameter, output: number, input: number) =>
  weights + ((input % taps) * channels + Math.floor(input / taps)) * columns + output;

function unpack(reals: Float32Array, parameter: Parameter, file: ArrayBuffer, tensor: Tensor): void {
  const { outputs, taps, channels, bias } = parameter;
  const inputs = taps * channels;
  const rows = new Int8Array(file, tensor.rows, outputs * inputs);
  const scales = new Float32Array(file, tensor.scales, outputs);
  for (let output = 0; output < outputs; output += 1)
    for (let input = 0; input < inputs; input += 1)
      reals[placeOf(parameter, output, input)] =
        (rows[output * inputs + input] as number) * (scales[output] as number);
  if (tensor.bias !== undefined) reals.set(new Float32Array(file, tensor.bias, outputs), bias);
}

/** Writes a matrix to a file, with one scale per output. Returns whether all values are finite. */
function pack(reals: Float32Array, parameter: Parameter, file: ArrayBuffer, tensor: Tensor): boolean {
  const { outputs, taps, channels, bias } = parameter;
  const inputs = taps * channels;
  const rows = new Int8Array(file, tensor.rows, outputs * inputs);
  const scales = new Float32Array(file, tensor.scales, outputs);
  for (let output = 0; output < outputs; output += 1) {
    let most = 1e-12;
    for (let input = 0; input < inputs; input += 1)
      most = Math.max(most, Math.abs(reals[placeOf(parameter, output, input)] as number));
    if (!Number.isFinite(most + (reals[bias + output] as number))) return false;
    scales[output] = most / 127;
    for (let input = 0; input < inputs; input += 1)
      rows[output * inputs + input] = Math.round(
        ((reals[placeOf(parameter, output, input)] as number) * 127) / most,
      );
  }
  if (tensor.bias !== undefined)
    new Float32Array(file, tensor.bias, outputs).set(reals.subarray(bias, bias + outputs));
  return true;
}

function turn(reals: Float32Array, { weights, turned, taps, channels, columns }: Parameter): void {
  for (let tap = 0; tap < taps; tap += 1) {
    const to = turned + (taps - 1 - tap) * columns * channels;
    for (let channel = 0; channel < channels; channel += 1) {
      const from = weights + (tap * channels + channel) * columns;
      for (let output = 0; output < columns; output += 1)
        reals[to + output * channels + channel] = reals[from + output] as number;
    }
  }
}
