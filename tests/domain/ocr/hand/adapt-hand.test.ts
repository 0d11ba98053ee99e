import { beforeAll, describe, expect, test } from 'vitest';
import { adaptHand, type ConfirmedLine } from '@/domain/ocr/hand/adapt-hand';
import { packAdaptation, unpackWeights, type HandAdaptation } from '@/domain/ocr/hand/hand-adaptation';
import { openHandReader, type HandReader } from '@/domain/ocr/hand/hand-reader';
import { buildKernel } from '../../../../tools/hand/kernel/build-kernel';
import { createRandom, createTinyNetwork } from './tiny-network';

const ALPHABET = [...'aonu'];
const CLASSES = ALPHABET.length + 1;
const COLUMNS = 16;

/** A strip with a grey block for each character, after paper. */
function drawStrip(text: string) {
  const width = COLUMNS * text.length;
  const pixels = new Uint8Array(width * 48).fill(255);
  for (const [at, character] of [...text].entries()) {
    for (let row = 8; row < 44; row += 1) {
      const start = row * width + COLUMNS * at;
      pixels.fill(50 * ALPHABET.indexOf(character), start + COLUMNS / 2, start + COLUMNS);
    }
  }
  return { width, height: 48, pixels };
}

/** Tells greys apart, but takes an `a` for an `o`: by little. */
const mistakenReader: Pick<HandReader, 'alphabet' | 'network' | 'readStates'> = {
  alphabet: ALPHABET,
  network: 1,
  readStates({ width, pixels }) {
    const steps = Math.floor(width / 4);
    const states = new Float32Array(steps * CLASSES);
    for (let step = 0; step < steps; step += 1) {
      const grey = pixels[30 * width + 4 * step + 2] as number;
      states[step * CLASSES + (grey > 175 ? 0 : 1 + Math.round(grey / 50))] = 1;
    }
    const scores = states.slice();
    for (let at = 0; at < scores.length; at += CLASSES) if (states[at + 1] === 1) scores[at + 2] = 1.01;
    return { scores, states, steps, classes: CLASSES, size: CLASSES };
  },
};

const toLine = (text: string): ConfirmedLine => ({ strip: drawStrip(text), text });
const LINES = ['anona', 'uanoa', 'naaun', 'oanau', 'aunaa'].map(toLine);

describe('learning a hand', () => {
  test('a letter that is always taken for another is told apart from then on', () => {
    const learned = adaptHand(mistakenReader, LINES, null) as HandAdaptation;
    // Where an `a` stands: that it is one, rather than an `o`.
    const weights = unpackWeights(learned);
    expect((weights[CLASSES + 1] as number) - (weights[2 * CLASSES + 1] as number)).toBeGreaterThan(0.01);
    expect(learned.network).toBe(1);
  });

  test.each([
    ['that contradict each other', ['aaaa', 'uuuu', 'nnnn'].map((text) => ({ ...toLine('aaaa'), text }))],
    ['that are read right', ['nono', 'unno', 'nuun'].map(toLine)],
    ['of which nothing is left to tell by', LINES.slice(0, 1)],
  ])('lines %s teach nothing', (_, lines) => {
    expect(adaptHand(mistakenReader, lines, null)).toBeNull();
  });

  test('what was learned is not learned again', () => {
    const learned = adaptHand(mistakenReader, LINES, null);
    expect(adaptHand(mistakenReader, LINES, learned)).toBeNull();
  });

  test('what was learned of another network counts for nothing', () => {
    const learned = adaptHand(mistakenReader, LINES, null) as HandAdaptation;
    expect(adaptHand(mistakenReader, LINES, { ...learned, network: 2 })).toEqual(learned);
  });

  test.each([
    ['with characters that the reader does not know', 'abz'],
    ['longer than its line', 'ao'.repeat(60)],
    ['that is empty', ' '],
  ])('a text %s teaches nothing', (_, text) => {
    const bad = { strip: drawStrip('aoon'), text };
    expect(adaptHand(mistakenReader, [...LINES, bad], null)).toEqual(adaptHand(mistakenReader, LINES, null));
  });
});

describe('reading with what was learned', () => {
  const { weights, shape } = createTinyNetwork();
  const strip = drawStrip('aonu');
  let module: WebAssembly.Module;

  beforeAll(async () => {
    module = new WebAssembly.Module(await buildKernel());
  });

  const openReader = () => openHandReader(weights, shape, module);

  /** Learned of nothing. */
  function pretend(reader: HandReader): HandAdaptation {
    const { classes, size } = reader.readStates(strip);
    const random = createRandom(3);
    const values = Float32Array.from({ length: classes * size }, () => random() - 0.5);
    return packAdaptation(reader.network, values, values.slice(0, classes)) as HandAdaptation;
  }

  test('adds it to the scores, after it was kept too, until it is forgotten', () => {
    const reader = openReader();
    const before = reader.readScores(strip).scores;
    const { states, steps, classes, size } = reader.readStates(strip);
    const learned = structuredClone(pretend(reader));
    const rows = unpackWeights(learned);

    expect(reader.adapt(learned)).toBe(true);
    const { scores } = reader.readScores(strip);
    for (let at = 0; at < steps * classes; at += 1) {
      const [step, row] = [Math.floor(at / classes), at % classes];
      let added = learned.bias[row] as number;
      for (let input = 0; input < size; input += 1)
        added += (rows[row * size + input] as number) * (states[step * size + input] as number);
      expect(scores[at]).toBeCloseTo((before[at] as number) + added, 3);
    }

    expect(reader.adapt(null)).toBe(false);
    expect(reader.readScores(strip).scores).toEqual(before);
  });

  test('that is of another network, or not whole, is as without it', () => {
    const reader = openReader();
    const before = reader.readScores(strip);
    const learned = pretend(reader);
    for (const bad of [
      { ...learned, network: 1 },
      { ...learned, weights: learned.weights.slice(1) },
    ]) {
      expect(reader.adapt(bad)).toBe(false);
      expect(reader.readScores(strip)).toEqual(before);
    }
  });
});
