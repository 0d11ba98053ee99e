import type { HandLayer, HandShape } from '@/domain/ocr/hand/shape';

type Planes = number[][][];

/**
 * Scores of the packed network for ink (0 to 1, rows of columns), computed directly from the formulas, without
 * regard to speed.
 */
export function scoreNaively(weights: ArrayBuffer, shape: HandShape, ink: number[][]): number[][] {
  const matrix = (name: string) => readMatrix(weights, shape, name);
  let planes: Planes = [ink];
  for (const layer of shape.layers) planes = convolve(planes, layer, matrix(layer.name));
  let frames = (planes[0]?.[0] ?? []).map((_, x) => planes.map((plane) => plane[0]?.[x] ?? 0));
  for (const name of ['first', 'second']) {
    const forward = recur(frames, matrix(`${name}.forward.inputs`), matrix(`${name}.forward.state`));
    const turned = recur(
      frames.toReversed(),
      matrix(`${name}.backward.inputs`),
      matrix(`${name}.backward.state`),
    );
    const backward = turned.toReversed();
    frames = forward.map((states, at) => [...states, ...(backward[at] ?? [])]);
  }
  return frames.map((frame) => multiply(matrix('out'), frame));
}

type Matrix = { rows: number[][]; bias: number[]; kernel: [number, number] };

function readMatrix(weights: ArrayBuffer, shape: HandShape, name: string): Matrix {
  const tensor = shape.tensors.find((tensor) => tensor.name === name);
  if (!tensor) throw new Error(name);
  const [outputs = 0, ...others] = tensor.shape;
  const inputs = others.reduce((product, size) => product * size, 1);
  const scales = new Float32Array(weights, tensor.scales, outputs);
  const rows = Array.from(scales, (scale, row) =>
    Array.from(new Int8Array(weights, tensor.rows + row * inputs, inputs), (weight) => weight * scale),
  );
  const bias =
    tensor.bias === undefined ? scales.map(() => 0) : new Float32Array(weights, tensor.bias, outputs);
  return { rows, bias: [...bias], kernel: [others[1] ?? 1, others[2] ?? 1] };
}

const multiply = ({ rows, bias }: Matrix, inputs: number[]) =>
  rows.map((row, at) =>
    row.reduce((sum, weight, input) => sum + weight * (inputs[input] ?? 0), bias[at] ?? 0),
  );

function convolve(planes: Planes, layer: HandLayer, matrix: Matrix): Planes {
  const [rows, columns] = matrix.kernel;
  const [stepY = 1, stepX = 1] = layer.stride;
  const [padY = 0, padX = 0] = layer.padding;
  const [poolY = 1, poolX = 1] = layer.pool ?? [];
  const height = Math.floor(((planes[0]?.length ?? 0) + 2 * padY - rows) / stepY) + 1;
  const width = Math.floor(((planes[0]?.[0]?.length ?? 0) + 2 * padX - columns) / stepX) + 1;
  const at = (y: number, x: number) => {
    const inputs = planes.flatMap((plane) =>
      range(rows).flatMap((row) =>
        range(columns).map((column) => plane[y * stepY + row - padY]?.[x * stepX + column - padX] ?? 0),
      ),
    );
    return multiply(matrix, inputs).map((value) => Math.max(0, value));
  };
  const values = range(height).map((y) => range(width).map((x) => at(y, x)));
  return matrix.rows.map((_, channel) =>
    range(Math.floor(height / poolY)).map((y) =>
      range(Math.floor(width / poolX)).map((x) =>
        Math.max(
          ...range(poolY).flatMap((row) =>
            range(poolX).map((column) => values[y * poolY + row]?.[x * poolX + column]?.[channel] ?? 0),
          ),
        ),
      ),
    ),
  );
}

function recur(frames: number[][], inputs: Matrix, state: Matrix): number[][] {
  const size = state.rows.length / 4;
  const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
  let states: number[] = range(size).map(() => 0);
  let cells = states;
  return frames.map((frame) => {
    const fromState = multiply(state, states);
    const gates = multiply(inputs, frame).map((value, at) => value + (fromState[at] ?? 0));
    const gate = (number: number, unit: number) => gates[number * size + unit] ?? 0;
    cells = cells.map(
      (cell, unit) => sigmoid(gate(1, unit)) * cell + sigmoid(gate(0, unit)) * Math.tanh(gate(3, unit)),
    );
    states = cells.map((cell, unit) => sigmoid(gate(2, unit)) * Math.tanh(cell));
    return states;
  });
}

const range = (length: number) => Array.from({ length }, (_, at) => at);
