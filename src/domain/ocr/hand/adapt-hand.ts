import { editDistance } from '../../text/edit-distance.ts';
import type { GrayImage } from '../gray-image.ts';
import { findCtcGradient } from './ctc-gradient.ts';
import { foldHandText } from './fold-text.ts';
import { findFingerprint, type HandAdaptation } from './hand-adaptation.ts';
import { openHandReader, type HandReader } from './hand-reader.ts';
import { isStrip } from './prepare-strip.ts';
import { readGreedy } from './read-greedy.ts';
import type { HandShape } from './shape.ts';
import { TrainedNetwork } from './training/trained-network.ts';
import { viewStrip, type StripView } from './view-strip.ts';

/** A line that the student has confirmed. */
export type ConfirmedLine = { strip: GrayImage; text: string };

/** The network, as `openHandReader` takes it. */
export type HandFiles = { weights: ArrayBuffer; shape: HandShape; module: WebAssembly.Module | null };

/** More, or larger ones, make it read other lines worse. */
const STEPS = 25;
const RATE = 3e-4;
/** Lines of a step. */
const BATCH = 6;
/** As many lines teach. */
const MOST_LINES = 45;
/**
 * A text that is less likely than what is read, by so much for each character (a logarithm), is not what stands there: right
 * texts seldom pass 1, those of other lines hardly ever stay below 4.
 */
const MOST_EXCESS = 4;
/** Each of so many parts of the lines in turn tells whether what the others teach is of use. */
const PARTS = 3;
/** Of the characters that are read wrong, so many fewer are worth it, and one at the least. */
const LEAST_FALL = 0.05;

/** A line that can be learned from, and how many characters of it are read wrong. */
type Example = { strip: GrayImage; text: string; labels: readonly number[]; wrong: number };

/**
 * Learns a hand from confirmed lines, on top of what was learned `before`. The newest lines come last; the newest 45 count.
 * A line is left out where its text has characters that the reader does not know, is too long for it or plainly not what
 * stands there. Answers null, so that `before` should stay, where the lines teach nothing by which others of them are read
 * better (it learns from two thirds of them in turn and reads the other third), and without SIMD. Three lines take some 20 s,
 * ten or more a minute; calls `onStep` some times a second.
 */
export function adaptHand(
  { weights, shape, module }: HandFiles,
  lines: readonly ConfirmedLine[],
  before: HandAdaptation | null,
  onStep: () => void = () => {},
): HandAdaptation | null {
  if (!module) return null;
  const reader = openHandReader(weights, shape, module);
  const start = reader.adapt(before) && before ? before.weights : weights;
  const network = findFingerprint(weights);
  const examples = lines.slice(-MOST_LINES).flatMap((line) => {
    onStep();
    return readExample(reader, line) ?? [];
  });
  const wrong = examples.reduce((sum, example) => sum + example.wrong, 0);
  if (examples.length < 2 || wrong === 0) return null;
  const trained = new TrainedNetwork(module, start, shape);
  const pack = (): HandAdaptation | null => {
    const packed = trained.pack();
    return packed && { network, weights: packed };
  };
  const copies: Float32Array[] = [];
  const teach = (taught: readonly Example[]) => {
    trained.restart(start);
    learn(trained, taught, createRandom(copies.length), onStep);
    copies.push(trained.copy());
  };
  let left = wrong;
  for (let part = 0; part < Math.min(PARTS, examples.length); part += 1) {
    const isLeft = (_: Example, at: number) => at % PARTS === part;
    teach(examples.filter((example, at) => !isLeft(example, at)));
    const learned = pack();
    if (!learned) return null;
    reader.adapt(learned);
    for (const example of examples.filter(isLeft)) left += countWrong(reader, example) - example.wrong;
  }
  if (wrong - left < Math.max(1, LEAST_FALL * wrong)) return null;
  teach(examples);
  // What they have in common is the hand.
  trained.mix(copies);
  return pack();
}

/** Steps through batches of lines, each as the hand might have written it too; the rate falls with a cosine. */
function learn(
  network: TrainedNetwork,
  examples: readonly Example[],
  random: () => number,
  onStep: () => void,
): void {
  let next = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const size = Math.min(BATCH, examples.length);
    for (let line = 0; line < size; line += 1) {
      onStep();
      const { strip, labels } = examples[next % examples.length] as Example;
      next += 1;
      const view = viewStrip(strip, drawView(random));
      network.collect(isStrip(view) ? view : strip, labels, 1 / (size * labels.length));
    }
    network.step((RATE * (1 + Math.cos((Math.PI * step) / STEPS))) / 2);
  }
}

/** How the line reads so far; null where nothing can be learned from it. */
function readExample(reader: HandReader, { strip, text: written }: ConfirmedLine): Example | null {
  const text = foldHandText(written);
  const labels = toLabels(text, reader.alphabet);
  if (labels.length === 0 || labels.includes(0)) return null;
  const scores = reader.readScores(strip);
  const unused = new Float32Array(scores.scores.length);
  const read = readGreedy(scores, reader.alphabet);
  const excess =
    findCtcGradient(scores, labels, unused) -
    findCtcGradient(scores, toLabels(read, reader.alphabet), unused);
  const wrong = editDistance([...text], [...read]);
  return excess <= MOST_EXCESS * labels.length ? { strip, text, labels, wrong } : null;
}

/** Characters of a line that are read wrong, too many or not at all. */
function countWrong(reader: HandReader, { strip, text }: Example): number {
  return editDistance([...text], [...readGreedy(reader.readScores(strip), reader.alphabet)]);
}

const toLabels = (text: string, alphabet: readonly string[]) =>
  Array.from(text, (character) => alphabet.indexOf(character) + 1);

function drawView(random: () => number): StripView {
  const draw = (most: number) => most * (2 * random() - 1);
  return { width: 1 + draw(0.3), height: 1 + draw(0.2), slant: draw(0.4), drop: draw(3) };
}

/** Repeatable numbers from 0 to 1: the same lines teach the same. */
function createRandom(seed: number): () => number {
  let state = 7919 * seed + 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
