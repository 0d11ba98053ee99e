import { beforeAll, describe, expect, test } from 'vitest';
import { adaptHand } from '@/domain/ocr/hand/adapt-hand';
import { findFingerprint, type HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { openHandReader } from '@/domain/ocr/hand/hand-reader';
import { readGreedy } from '@/domain/ocr/hand/read-greedy';
import type { HandTensor } from '@/domain/ocr/hand/shape';
import { TrainedNetwork } from '@/domain/ocr/hand/training/trained-network';
import { buildKernel } from '../../../../tools/hand/kernel/build-kernel';
import { createTinyNetwork } from './tiny-network';

const { weights, shape } = createTinyNetwork();
const toLabels = (text: string) => [...text].map((character) => shape.alphabet.indexOf(character) + 1);

/** A strip with a thin stroke for each `a`, a low block for each `b`. */
function drawStrip(text: string) {
  const width = 24 * text.length + 8;
  const pixels = new Uint8Array(width * 48).fill(255);
  for (const [at, character] of [...text].entries()) {
    const left = 24 * at + 12;
    for (let y = character === 'a' ? 4 : 28; y < 42; y += 1)
      pixels.fill(0, y * width + left, y * width + left + (character === 'a' ? 4 : 14));
  }
  return { width, height: 48, pixels };
}

const toLine = (text: string) => ({ strip: drawStrip(text), text });
const LINES = ['aba', 'bab', 'abab', 'ba'].map(toLine);
let module: WebAssembly.Module;
/** Of a network that reads these letters. */
let able: ArrayBuffer;

beforeAll(async () => {
  module = new WebAssembly.Module(await buildKernel());
  const network = new TrainedNetwork(module, weights, shape);
  for (let step = 0; step < 400; step += 1) {
    for (const { strip, text } of LINES) network.collect(strip, toLabels(text), 0.1);
    network.step(0.01);
  }
  able = network.pack() as ArrayBuffer;
});

function read(file: ArrayBuffer, learned: HandAdaptation | null, text = 'bab'): string {
  const reader = openHandReader(file, shape, module);
  reader.adapt(learned);
  return readGreedy(reader.readScores(drawStrip(text)), reader.alphabet);
}

/** It takes every `a` for a `c`: by so little. */
function confuse(by: number): ArrayBuffer {
  const file = able.slice(0);
  const out = shape.tensors.find(({ name }) => name === 'out') as Required<HandTensor>;
  const [outputs = 0, inputs = 0] = out.shape;
  const [a = 0, c = 0] = toLabels('ac');
  for (const [at, size] of [
    [out.scales, 4],
    [out.bias, 4],
    [out.rows, inputs],
  ] as const) {
    const bytes = new Uint8Array(file, at, outputs * size);
    bytes.copyWithin(c * size, a * size, (a + 1) * size);
  }
  const bias = new Float32Array(file, out.bias, outputs);
  bias[c] = (bias[c] as number) + by;
  return file;
}

const adapt = (weights: ArrayBuffer, lines = LINES, before: HandAdaptation | null = null) =>
  adaptHand({ weights, shape, module }, lines, before);

test('a letter that is always taken for another is read right from then on, until it is forgotten', () => {
  const file = confuse(0.001);
  expect(read(file, null)).toBe('bcb');
  const learned = structuredClone(adapt(file));
  expect(read(file, learned)).toBe('bab');

  const reader = openHandReader(file, shape, module);
  const before = reader.readScores(drawStrip('ab'));
  expect(reader.adapt(learned)).toBe(true);
  expect(reader.readScores(drawStrip('ab'))).not.toEqual(before);
  expect(reader.adapt(null)).toBe(false);
  expect(reader.readScores(drawStrip('ab'))).toEqual(before);
});

describe('nothing is learned', () => {
  test.each([
    ['that are read right', LINES],
    ['that contradict each other', ['a', 'c', 'd'].map((text) => ({ ...toLine('a'), text }))],
    ['of which none is left to tell by', LINES.slice(0, 1)],
    ['with characters that the reader does not know', LINES.map((line) => ({ ...line, text: 'abz' }))],
    ['with texts too long for them', LINES.map((line) => ({ ...line, text: 'ab'.repeat(60) }))],
    ['with no texts', LINES.map((line) => ({ ...line, text: ' ' }))],
  ])('from lines %s', (_, lines) => {
    expect(adapt(able, lines)).toBeNull();
  });

  test('without SIMD', () => {
    expect(adaptHand({ weights: able, shape, module: null }, LINES, null)).toBeNull();
  });
});

test('what was learned with another network, or is not whole, is not used', () => {
  const reader = openHandReader(able, shape, module);
  const network = findFingerprint(able);
  const other = confuse(1);
  expect(reader.adapt({ network, weights: other })).toBe(true);
  expect(reader.adapt({ network: findFingerprint(weights), weights: other })).toBe(false);
  expect(reader.adapt({ network, weights: other.slice(4) })).toBe(false);
});
