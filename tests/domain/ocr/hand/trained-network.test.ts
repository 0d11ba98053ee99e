import { beforeAll, describe, expect, test } from 'vitest';
import { findCtcGradient } from '@/domain/ocr/hand/ctc-gradient';
import { openHandReader } from '@/domain/ocr/hand/hand-reader';
import { TrainedNetwork } from '@/domain/ocr/hand/training/trained-network';
import { buildKernel } from '../../../../tools/hand/kernel/build-kernel';
import { createRandom, createTinyNetwork } from './tiny-network';

const { weights, shape } = createTinyNetwork();
const strip = drawStrip();
const LABELS = [3, 4, 1, 4, 2];
const STEP = 0.01;
let module: WebAssembly.Module;

beforeAll(async () => {
  module = new WebAssembly.Module(await buildKernel());
});

function drawStrip() {
  const random = createRandom(5);
  const width = 75;
  return {
    width,
    height: 48,
    pixels: Uint8Array.from({ length: width * 48 }, () => 255 - 200 * random() ** 3),
  };
}

const openNetwork = () => new TrainedNetwork(module, weights, shape);

test('finds the loss that the reader finds', () => {
  const scores = openHandReader(weights, shape, module).readScores(strip);
  const loss = findCtcGradient(scores, LABELS, new Float32Array(scores.scores.length));
  expect(openNetwork().collect(strip, LABELS, 1)).toBeCloseTo(loss, 2);
});

describe('the gradient', () => {
  const names = shape.tensors.map(({ name }) => name);
  const biased = shape.tensors.filter(({ bias }) => bias !== undefined).map(({ name }) => name);
  test.each([
    ...names.map((name) => [name, 'weights', 'gradient'] as const),
    ...biased.map((name) => [name, 'bias', 'biasGradient'] as const),
  ])('of %s, %s, says how the loss changes', (name, values, gradient) => {
    const network = openNetwork();
    network.collect(strip, LABELS, 1);
    const { reals } = network.memory;
    const parameter = network.parameters.of(name);
    const count = parameter.columns * (values === 'bias' ? 1 : parameter.taps * parameter.channels);
    const way = reals.slice(parameter[gradient], parameter[gradient] + count);
    const length = Math.hypot(...way);
    expect(length).toBeGreaterThan(0);
    // Along the direction of the gradient, the loss must rise at a rate equal to the gradient's length.
    const lossAfter = (by: number) => {
      const changed = openNetwork();
      const to = changed.parameters.of(name)[values];
      for (const [at, slope] of way.entries())
        changed.memory.reals[to + at] = (changed.memory.reals[to + at] as number) + (by * slope) / length;
      changed.parameters.turn();
      return changed.collect(strip, LABELS, 1);
    };
    const change = (lossAfter(STEP) - lossAfter(-STEP)) / (2 * STEP);
    expect(change / length).toBeCloseTo(1, 1);
  });
});

describe('learning', () => {
  const teach = (network: TrainedNetwork, steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      network.collect(strip, LABELS, 1 / LABELS.length);
      network.step(0.01);
    }
  };

  test('makes the text likely, for the reader too', () => {
    const network = openNetwork();
    const before = network.collect(strip, LABELS, 0);
    teach(network, 60);
    const after = network.collect(strip, LABELS, 0);
    expect(after).toBeLessThan(before / 3);
    const scores = openHandReader(network.pack() as ArrayBuffer, shape, module).readScores(strip);
    const loss = findCtcGradient(scores, LABELS, new Float32Array(scores.scores.length));
    expect(Math.abs(loss - after)).toBeLessThan(1);
  });

  test('from a text that does not fit is nothing', () => {
    const network = openNetwork();
    const before = network.collect(strip, LABELS, 0);
    const tooLong = Array.from({ length: 90 }, () => 1);
    expect(network.collect(strip, tooLong, 1)).toBe(Infinity);
    network.step(0.01);
    expect(network.collect(strip, LABELS, 0)).toBe(before);
  });

  test('of what is no number packs nothing', () => {
    const network = openNetwork();
    network.collect(strip, LABELS, Number.NaN);
    network.step(0.01);
    expect(network.pack()).toBeNull();
  });
});
