import type { HandShape, HandTensor } from '@/domain/ocr/hand/shape';

/** Repeatable numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const CHANNELS = [1, 8, 8, 16, 8, 24];
const SIZE = 8;
const ALPHABET = ' abcdefghi';

/**
 * A network with the real one's structure, a hundred times smaller, with random weights, packed as in `export.py`.
 */
export function createTinyNetwork(): { weights: ArrayBuffer; shape: HandShape } {
  const random = createRandom(41);
  const bytes: number[] = [];
  const tensors: HandTensor[] = [];
  const pushReals = (count: number, draw: () => number) => {
    const at = bytes.length;
    bytes.push(...new Uint8Array(Float32Array.from({ length: count }, draw).buffer));
    return at;
  };
  const push = (name: string, shape: number[], hasBias = true) => {
    const [outputs = 0, ...others] = shape;
    const inputs = others.reduce((product, size) => product * size, 1);
    const scales = pushReals(outputs, () => (0.5 + random()) / (50 * Math.sqrt(inputs)));
    const rows = bytes.length;
    for (let at = 0; at < outputs * inputs; at += 1) bytes.push(Math.floor(random() * 255) - 127);
    while (bytes.length % 4 > 0) bytes.push(0);
    const bias = hasBias ? { bias: pushReals(outputs, () => random() - 0.5) } : {};
    tensors.push({ name, shape, scales, rows, ...bias });
  };
  for (let at = 0; at < 5; at += 1)
    push(`convolution${at}`, [CHANNELS[at + 1] ?? 0, CHANNELS[at] ?? 0, at === 4 ? 5 : 3, 3]);
  for (const [name, inputs] of [
    ['first', 24],
    ['second', 2 * SIZE],
  ] as const) {
    for (const way of ['forward', 'backward']) {
      push(`${name}.${way}.inputs`, [4 * SIZE, inputs]);
      push(`${name}.${way}.state`, [4 * SIZE, SIZE], false);
    }
  }
  push('out', [ALPHABET.length + 1, 2 * SIZE]);
  const layer = (at: number, pool: number[] | null) => ({
    name: `convolution${at}`,
    stride: at === 0 ? [2, 2] : [1, 1],
    padding: at === 4 ? [0, 1] : [1, 1],
    pool,
  });
  const layers = [layer(0, null), layer(1, [2, 2]), layer(2, [2, 1]), layer(3, null), layer(4, null)];
  const shape = { height: 40, widened: 1.25, stride: 4, alphabet: ALPHABET, layers, tensors };
  return { weights: Uint8Array.from(bytes).buffer, shape };
}
