/** Layout of the weights, as `npm run train:hand -- --export` writes it. Heights come before widths everywhere. */
export type HandShape = {
  /** Rows of a strip that the network reads. */
  height: number;
  /** Factor by which a strip is widened for reading. */
  widened: number;
  /** Columns of a strip for each frame. */
  stride: number;
  /** Class 0 is the blank, class k the kth of these characters. */
  alphabet: string;
  layers: readonly HandLayer[];
  tensors: readonly HandTensor[];
};

export type HandLayer = {
  name: string;
  stride: readonly number[];
  padding: readonly number[];
  pool: readonly number[] | null;
};

/**
 * A matrix of int8. `shape`: outputs, then inputs (of a convolution: channels, height, width). `rows`, `scales` and `bias` are
 * addresses in the file: an int8 for each weight, a float32 for each output.
 */
export type HandTensor = {
  name: string;
  shape: readonly number[];
  scales: number;
  rows: number;
  bias?: number;
};

/** Sums of more products would not fit 32 bits. */
const MOST_INPUTS = 1032;

/** The matrix of that name. Throws a RangeError where it is missing, not whole, or larger than the kernel can multiply. */
export function findTensor(shape: HandShape, weights: ArrayBuffer, name: string): HandTensor {
  const tensor = shape.tensors.find((tensor) => tensor.name === name);
  if (!tensor) throw new RangeError(`The weights have no ${name}.`);
  const [outputs, inputs] = sizeOf(tensor);
  const ends = [
    tensor.rows + outputs * inputs,
    tensor.scales + 4 * outputs,
    (tensor.bias ?? 0) + 4 * outputs,
  ];
  const isWhole =
    Math.max(...ends) <= weights.byteLength && tensor.scales % 4 === 0 && (tensor.bias ?? 0) % 4 === 0;
  if (!isWhole || !(outputs > 0) || !(inputs > 0))
    throw new RangeError(`The weights of ${name} are not whole.`);
  if (inputs > MOST_INPUTS) throw new RangeError(`${name} has ${inputs} inputs: ${MOST_INPUTS} at most.`);
  return tensor;
}

/** Outputs and inputs of a matrix. */
export function sizeOf({ shape: [outputs = 0, ...inputs] }: HandTensor): [outputs: number, inputs: number] {
  return [outputs, inputs.reduce((product, size) => product * size, 1)];
}
