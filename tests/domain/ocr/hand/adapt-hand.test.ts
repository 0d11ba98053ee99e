import { beforeAll, describe, expect, test } from 'vitest';
import { adaptHand } from '@/domain/ocr/hand/adapt-hand';
import { findFingerprint, type HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { openHandReader } from '@/domain/ocr/hand/hand-reader';
import { readGreedy } from '@/domain/ocr/hand/read-greedy';
import { TrainedNetwork } from '@/domain/ocr/hand/training/trained-network';
import { drawView, viewStrip } from '@/domain/ocr/hand/view-strip';
import { buildKernel } from '../../../../tools/hand/kernel/build-kernel';
import { createRandom, createTinyNetwork } from './tiny-network';

const { weights, shape } = createTinyNetwork();
const toLabels = (text: string) => [...text].map((character) => shape.alphabet.indexOf(character) + 1);

/** A strip with a stroke that begins in row `top` for each `a`, and a low block for each `b`. */
function drawStrip(text: string, top: number) {
  const width = 24 * text.length + 8;
  const pixels = new Uint8Array(width * 48).fill(255);
  for (const [at, character] of [...text].entries()) {
    const left = 24 * at + 12;
    for (let y = character === 'a' ? top : 28; y < 42; y += 1)
      pixels.fill(0, y * width + left, y * width + left + (character === 'a' ? 4 : 14));
  }
  return { width, height: 48, pixels };
}

const TALL = 4;
/** The top row of the strokes in another handwriting, whose letters are shorter. */
const SHORT = 22;
const TEXTS = ['aba', 'abab', 'bab', 'ba', 'ab', 'baba'];
const linesOf = (top: number) => TEXTS.map((text) => ({ strip: drawStrip(text, top), text }));
let module: WebAssembly.Module;
/** Weights of a network that recognizes the tall letters. */
let able: ArrayBuffer;

beforeAll(async () => {
  module = new WebAssembly.Module(await buildKernel());
  const network = new TrainedNetwork(module, weights, shape);
  const random = createRandom(1);
  for (let step = 1; step <= 300; step += 1) {
    for (const at of [step, step + 1, step + 3]) {
      const text = TEXTS[at % TEXTS.length] as string;
      const strip = drawStrip(text, TALL);
      const seen = step > 60 ? viewStrip(strip, drawView(strip, random)) : strip;
      network.collect(seen, toLabels(text), 0.2);
    }
    network.step(0.01);
  }
  able = network.pack() as ArrayBuffer;
});

function read(learned: HandAdaptation | null, text: string, top: number): string {
  const reader = openHandReader(able, shape, module);
  reader.adapt(learned);
  return readGreedy(reader.readScores(drawStrip(text, top)), reader.alphabet);
}

const adapt = (lines = linesOf(SHORT)) =>
  adaptHand({ weights: able, shape, module }, lines, null, { steps: 24, rate: 0.01 });

test('a hand that is read wrong is read right from then on, until it is forgotten', () => {
  const readAll = (learned: HandAdaptation | null, top: number) =>
    ['aba', 'bab', 'ab'].map((text) => read(learned, text, top));
  expect(readAll(null, TALL)).toEqual(['aba', 'bab', 'ab']);
  expect(readAll(null, SHORT)).not.toContain('aba');
  const learned = structuredClone(adapt());
  expect(readAll(learned, SHORT)).toEqual(['aba', 'bab', 'ab']);

  const reader = openHandReader(able, shape, module);
  const before = reader.readScores(drawStrip('ab', SHORT));
  expect(reader.adapt(learned)).toBe(true);
  expect(reader.readScores(drawStrip('ab', SHORT))).not.toEqual(before);
  expect(reader.adapt(null)).toBe(false);
  expect(reader.readScores(drawStrip('ab', SHORT))).toEqual(before);
});

describe('nothing is learned', () => {
  const lines = linesOf(SHORT);
  test.each([
    ['that are read right', linesOf(TALL)],
    ['that contradict each other', ['a', 'c', 'd'].map((text) => ({ strip: drawStrip('a', SHORT), text }))],
    ['of which none is left to tell by', lines.slice(0, 1)],
    ['with characters that the reader does not know', lines.map((line) => ({ ...line, text: 'abz' }))],
    ['with texts too long for them', lines.map((line) => ({ ...line, text: 'ab'.repeat(60) }))],
    ['with no texts', lines.map((line) => ({ ...line, text: ' ' }))],
  ])('from lines %s', (_, lines) => {
    expect(adapt(lines)).toBeNull();
  });

  test('without SIMD', () => {
    expect(adaptHand({ weights: able, shape, module: null }, lines, null)).toBeNull();
  });
});

test('what was learned with another network, or is not whole, is not used', () => {
  const reader = openHandReader(able, shape, module);
  const network = findFingerprint(able);
  expect(reader.adapt({ network, weights: able.slice(0) })).toBe(true);
  expect(reader.adapt({ network: findFingerprint(weights), weights: able.slice(0) })).toBe(false);
  expect(reader.adapt({ network, weights: able.slice(4) })).toBe(false);
});
