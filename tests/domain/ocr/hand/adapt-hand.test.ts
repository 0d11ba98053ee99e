import { beforeAll, describe, expect, test } from 'vitest';
import { adaptHand } from '@/domain/ocr/hand/adapt-hand';
import { findCtcGradient } from '@/domain/ocr/hand/ctc-gradient';
import type { HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { openHandReader, type HandReader } from '@/domain/ocr/hand/hand-reader';
import { buildKernel } from '../../../../tools/hand/kernel/build-kernel';
import { createRandom, createTinyNetwork } from './tiny-network';

const { weights, shape } = createTinyNetwork();
let module: WebAssembly.Module;

beforeAll(async () => {
  module = new WebAssembly.Module(await buildKernel());
});

const openReader = () => openHandReader(weights, shape, module);
/** Of CTC, for a text on a strip of it. */
function findLoss(reader: HandReader, text: string): number {
  const scores = reader.readScores(drawStrip(text));
  const labels = [...text].map((character) => reader.alphabet.indexOf(character) + 1);
  return findCtcGradient(scores, labels, new Float32Array(scores.scores.length));
}

/** A strip with upright strokes where the text has an `a`, dots where it has a `b`. */
function drawStrip(text: string) {
  const width = 16 * text.length + 16;
  const pixels = new Uint8Array(width * 48).fill(255);
  const random = createRandom(text.length);
  for (const [at, character] of [...text].entries()) {
    const left = 16 * at + 10 + Math.floor(3 * random());
    for (let y = 12; y < 34; y += 1) {
      if (character === 'b' && y % 6 > 2) continue;
      for (let x = left; x < left + (character === 'a' ? 3 : 9); x += 1) pixels[y * width + x] = 0;
    }
  }
  return { width, height: 48, pixels };
}

const toLine = (text: string) => ({ strip: drawStrip(text), text });
const LINES = ['abba', 'aabab', 'babb', 'abaab', 'bbaa'].map(toLine);

describe('learning a hand', () => {
  test('lines of the hand fit their text better, those not learned from too, until it is forgotten', () => {
    const reader = openReader();
    const before = findLoss(reader, 'baabba');

    let learned = adaptHand(reader, LINES, null);
    reader.adapt(learned);
    const once = findLoss(reader, 'baabba');
    expect(once).toBeLessThan(before - 5);

    learned = adaptHand(reader, LINES, learned);
    expect(reader.adapt(learned)).toBe(true);
    expect(findLoss(reader, 'baabba')).toBeLessThan(once);

    expect(reader.adapt(null)).toBe(false);
    expect(findLoss(reader, 'baabba')).toBe(before);
  });

  test('what was learned survives being kept', () => {
    const [reader, other] = [openReader(), openReader()];
    const learned = adaptHand(reader, LINES, null);
    reader.adapt(learned);
    other.adapt(structuredClone(learned));
    expect(other.readScores(drawStrip('ab'))).toEqual(reader.readScores(drawStrip('ab')));
  });

  test.each([
    ['with characters that the reader does not know', 'abz'],
    ['longer than its line', 'ab'.repeat(60)],
    ['that is empty', ' '],
  ])('a text %s teaches nothing', (_, text) => {
    const reader = openReader();
    const bad = { strip: drawStrip('abba'), text };
    expect(adaptHand(reader, [bad], null)).toBeNull();
    expect(adaptHand(reader, [...LINES, bad], null)).toEqual(adaptHand(reader, LINES, null));
  });
});

describe('of another network', () => {
  const other = createTinyNetwork();
  new Float32Array(other.weights, 0, 1)[0] = 0.5;
  const learnElsewhere = () => adaptHand(openHandReader(other.weights, other.shape, module), LINES, null);

  test('what was learned is not used', () => {
    const reader = openReader();
    const before = reader.readScores(drawStrip('ab'));
    expect(reader.adapt(learnElsewhere())).toBe(false);
    expect(reader.readScores(drawStrip('ab'))).toEqual(before);
  });

  test('learning begins anew', () => {
    const reader = openReader();
    expect(adaptHand(reader, LINES, learnElsewhere())).toEqual(adaptHand(reader, LINES, null));
    expect(adaptHand(reader, [], learnElsewhere())).toBeNull();
  });

  test('what is not whole is not used', () => {
    const reader = openReader();
    const learned = adaptHand(reader, LINES, null) as HandAdaptation;
    expect(reader.adapt({ ...learned, weights: learned.weights.slice(1) })).toBe(false);
  });
});
