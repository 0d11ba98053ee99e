import { beforeAll, describe, expect, test } from 'vitest';
import { openHandReader, type HandReader } from '@/domain/ocr/hand/hand-reader';
import { prepareStrip } from '@/domain/ocr/hand/prepare-strip';
import type { HandShape } from '@/domain/ocr/hand/shape';
import { buildKernel } from '../../../../tools/hand/kernel/build-kernel';
import { scoreNaively } from './naive-network';
import { createRandom, createTinyNetwork } from './tiny-network';

const { weights, shape } = createTinyNetwork();
let module: WebAssembly.Module;

beforeAll(async () => {
  module = new WebAssembly.Module(await buildKernel());
});

/** A strip with random ink. */
function drawStrip(width: number) {
  const random = createRandom(width);
  const pixels = Uint8Array.from({ length: width * 48 }, () => (random() < 0.15 ? random() * 256 : 255));
  return { width, height: 48, pixels };
}

const farthest = (some: ArrayLike<number>, others: ArrayLike<number>) =>
  Array.from(some).reduce((most, value, at) => Math.max(most, Math.abs(value - (others[at] ?? Infinity))), 0);

describe('scores', () => {
  test.each([16, 61, 150])(
    'a strip of %i columns scores as the formulas say, with SIMD and without',
    (width) => {
      const strip = drawStrip(width);
      const prepared = prepareStrip(strip, shape);
      const padded = 16 * Math.ceil(prepared.width / 16);
      const ink = Array.from({ length: 40 }, (_, y) =>
        Array.from({ length: padded }, (_, x) =>
          x < prepared.width ? (prepared.ink[y * prepared.width + x] ?? 0) / 255 : 0,
        ),
      );
      const expected = scoreNaively(weights, shape, ink);

      const fast = openHandReader(weights, shape, module).readScores(strip);
      const plain = openHandReader(weights, shape, null).readScores(strip);

      expect(fast).toMatchObject({ steps: Math.ceil(prepared.width / 4), classes: 11 });
      expect(fast.scores).toHaveLength(fast.steps * fast.classes);
      expect(farthest(fast.scores, expected.slice(0, fast.steps).flat())).toBeLessThan(0.002);
      expect(farthest(fast.scores, plain.scores)).toBeLessThan(0.002);
      // The scores are not close to zero, and not the same everywhere.
      expect(farthest(fast.scores, fast.scores.toReversed())).toBeGreaterThan(0.05);
    },
  );

  test('what was read before changes nothing', () => {
    for (const kernel of [module, null]) {
      const reader = openHandReader(weights, shape, kernel);
      const before = reader.readScores(drawStrip(90)).scores;
      reader.readScores(drawStrip(300));
      reader.readScores(drawStrip(40));
      expect(reader.readScores(drawStrip(90)).scores).toEqual(before);
    }
  });

  test('an empty strip has scores', () => {
    const strip = { width: 100, height: 48, pixels: new Uint8Array(4800).fill(255) };
    const { scores } = openHandReader(weights, shape, module).readScores(strip);
    expect(scores.every(Number.isFinite)).toBe(true);
  });
});

describe('bad input', () => {
  test.each([
    ['too low', 100, 40, 4000],
    ['too narrow', 15, 48, 720],
    ['too wide', 4097, 48, 196_656],
    ['with pixels missing', 100, 48, 4799],
    ['without a width', Number.NaN, 48, 0],
  ])('a strip %s is refused', (_, width, height, length) => {
    const reader: HandReader = openHandReader(weights, shape, null);
    const strip = { width, height, pixels: new Uint8Array(length) };
    expect(() => reader.readScores(strip)).toThrow(RangeError);
  });

  const without = (name: string) => shape.tensors.filter((tensor) => tensor.name !== name);
  const changed = (name: string, change: Partial<HandShape['tensors'][number]>) =>
    shape.tensors.map((tensor) => (tensor.name === name ? { ...tensor, ...change } : tensor));
  test.each<[string, ArrayBuffer, Partial<HandShape>]>([
    ['cut short', weights.slice(0, weights.byteLength - 8), {}],
    ['without a layer', weights, { tensors: without('convolution3') }],
    ['without an LSTM', weights, { tensors: without('second.backward.state') }],
    ['with a crooked address', weights, { tensors: changed('out', { scales: 2 }) }],
    ['with a negative address', weights, { tensors: changed('out', { rows: -4 }) }],
    ['with other channels', weights, { tensors: changed('convolution2', { shape: [16, 4, 3, 3] }) }],
    ['with other inputs', weights, { tensors: changed('first.forward.inputs', { shape: [32, 20] }) }],
    ['with too many inputs', weights, { tensors: changed('out', { shape: [1, 1040] }) }],
    ['with no outputs', weights, { tensors: changed('out', { shape: [0, 16] }) }],
    ['with an alphabet of another length', weights, { alphabet: ' abc' }],
    ['of another height', weights, { height: 56 }],
    ['without layers', weights, { layers: [] }],
  ])('weights %s are refused', (_, weights, change) => {
    expect(() => openHandReader(weights, { ...shape, ...change }, null)).toThrow(RangeError);
  });
});
