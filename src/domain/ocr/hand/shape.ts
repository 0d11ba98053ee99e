/** Layout of the weights file written by `npm run train:hand -- --export`. Heights come before widths everywhere. */
export type HandShape = {
  /** Number of rows to which a strip is reduced for the network. */
  height: number;
  /** Factor by which a strip is widened for recognition. */
  widened: number;
  /** Number of columns of the resized strip per frame. */
  stride: number;
  /** Class 0 is the CTC blank, class k the kth of these characters. */
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
 * A matrix of int8. `shape` contains the number of outputs, then the inputs (for a convolution: channels, height,
 * width). `rows`, `scales` and `bias` are addresses in the file; there is an int8 for each weight, and a float32
 * for each output's scale and bias.
 */
export type HandTensor = {
  name: string;
  shape: readonly number[];
  scales: number;
  rows: number;
  bias?: number;
};

/** Maximum number of inputs; sums of more products would not fit in 32 bits. */
const MOST_INPUTS = 1032;

/**
 * The matrix with this name. Throws a RangeError if it is missing, incomplete, or larger than the kernel can
 * multiply.
 */
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

/** Numbers of outputs and inputs of a matrix. */
export function sizeOf({ shape: [outputs = 0, ...inputs] }: HandTensor): [outputs: number, inputs: number] {
  return [outputs, inputs.reduce((product, size) => product * size, 1)];
}
