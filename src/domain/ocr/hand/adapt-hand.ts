import { editDistance } from '../../text/edit-distance.ts';
import type { GrayImage } from '../gray-image.ts';
import { findCtcGradient } from './ctc-gradient.ts';
import { cutWords, joinWords, type Written } from './cut-words.ts';
import { foldHandText } from './fold-text.ts';
import { findFingerprint, type HandAdaptation } from './hand-adaptation.ts';
import { openHandReader, type HandReader, type HandScores } from './hand-reader.ts';
import { findStretch } from './letter-width.ts';
import { findInk, isStrip } from './prepare-strip.ts';
import { readGreedy } from './read-greedy.ts';
import type { HandShape } from './shape.ts';
import { TrainedNetwork } from './training/trained-network.ts';
import { drawView, viewStrip } from './view-strip.ts';

/** A line that the student has confirmed. */
export type ConfirmedLine = { strip: GrayImage; text: string };

/** The network, as `openHandReader` takes it. */
export type HandFiles = { weights: ArrayBuffer; shape: HandShape; module: WebAssembly.Module | null };

type AdaptOptions = {
  /** How often the weights take a step, and how far (of Adam). Fewer and larger ones make it read other lines worse. */
  steps: number;
  rate: number;
  /** Hears some times a second that it goes on. */
  onStep(): void;
};

const OPTIONS: AdaptOptions = { steps: 32, rate: 2.5e-4, onStep: () => {} };
/** Lines of a step. */
const BATCH = 5;
/** Of the lines of a step so many are joined of words in another order: those teach letters rather than texts. */
const JOINED_SHARE = 0.7;
/** As many lines teach. */
const MOST_LINES = 45;
/**
 * A text that is less likely than what is read, by so much for each character (a logarithm), is not what stands there: right
 * texts seldom pass 1, those of other lines hardly ever stay below 4.
 */
const MOST_EXCESS = 4;
/** Each of so many parts of the lines in turn tells whether what the others teach is of use. */
const PARTS = 2;
/**
 * By how much the loss of the lines that taught nothing may rise where more of their characters are read wrong. Half of the lines
 * teach less than all, and one line may hold most of the loss: a stricter limit keeps out hands that would be read far better.
 */
const MOST_RISE = 0.05;

/** A line that can be learned from, and its words. `wrong`: how many characters are read wrong. */
type Example = Written & {
  labels: readonly number[];
  loss: number;
  wrong: number;
  words: readonly Written[];
};

/**
 * Learns a hand from confirmed lines, on top of what was learned `before`. The newest lines come last; the newest 45 count.
 * A line is left out where its text has characters that the reader does not know, is too long for it or plainly not what
 * stands there. Answers null, so that `before` should stay, where what they teach makes others of them less likely and read worse (it
 * learns from one half of them in turn and reads the other), where all are read right, and without SIMD. Five lines take some 40 s, as many more lines no longer.
 */
export function adaptHand(
  { weights, shape, module }: HandFiles,
  lines: readonly ConfirmedLine[],
  before: HandAdaptation | null,
  options: Partial<AdaptOptions> = {},
): HandAdaptation | null {
  if (!module) return null;
  const settings = { ...OPTIONS, ...options };
  const reader = openHandReader(weights, shape, module);
  const start = reader.adapt(before) && before ? before.weights : weights;
  const network = findFingerprint(weights);
  const written = lines
    .slice(-MOST_LINES)
    .map(({ strip, text }) => ({ strip: whiten(strip), text: foldHandText(text) }));
  const stretch = findStretch(written.map(({ strip, text }) => ({ strip, characters: text.length })));
  const examples = written.flatMap((line) => {
    settings.onStep();
    return readExample(reader, line, stretch) ?? [];
  });
  const wrong = sumOf(examples, (example) => example.wrong);
  if (examples.length < 2 || wrong === 0) return null;
  // How a hand forms its letters is a matter of these. The others know what texts look like, and a few lines would make them forget it.
  const convolutions = shape.layers.map(({ name }) => name);
  const widened = shape.widened * stretch;
  const trained = new TrainedNetwork(module, start, { ...shape, widened }, convolutions);
  const pack = (): HandAdaptation | null => {
    const packed = trained.pack();
    return packed && { network, weights: packed };
  };
  const copies: Float32Array[] = [];
  const teach = (taught: readonly Example[]) => {
    trained.restart(start);
    learn(trained, taught, reader.alphabet, createRandom(copies.length), settings);
    copies.push(trained.copy());
  };
  let [loss, misread] = [0, 0];
  for (let part = 0; part < PARTS; part += 1) {
    const isLeft = (_: Example, at: number) => at % PARTS === part;
    teach(examples.filter((example, at) => !isLeft(example, at)));
    const learned = pack();
    if (!learned) return null;
    reader.adapt(learned);
    for (const { strip, text, labels } of examples.filter(isLeft)) {
      const scores = reader.readScores(strip, stretch);
      loss += lossOf(scores, labels);
      misread += countWrong(scores, text, reader.alphabet);
    }
  }
  const isUnlikelier = loss > (1 + MOST_RISE) * sumOf(examples, (example) => example.loss);
  if (isUnlikelier && misread > wrong) return null;
  teach(examples);
  // What they have in common is the hand.
  trained.mix(copies);
  return pack();
}

/**
 * Steps through lines and joined words, each as the hand might have written it too. What stays is the mean of the weights after each
 * step of the second half: it reads better than the last ones.
 */
function learn(
  network: TrainedNetwork,
  examples: readonly Example[],
  alphabet: readonly string[],
  random: () => number,
  { steps, rate, onStep }: AdaptOptions,
): void {
  const copies: Float32Array[] = [];
  const words = examples.flatMap((example) => example.words);
  const width = sumOf(examples, ({ strip }) => strip.width) / examples.length;
  for (let step = 0; step < steps; step += 1) {
    for (let line = 0; line < BATCH; line += 1) {
      onStep();
      const isJoined = words.length > 1 && random() < JOINED_SHARE;
      const drawn = isJoined
        ? joinWords(drawWords(words, width, random))
        : (examples[(step * BATCH + line) % examples.length] as Example);
      const labels = toLabels(drawn.text, alphabet);
      const view = viewStrip(drawn.strip, drawView(drawn.strip, random));
      const strip = isStrip(view) ? view : drawn.strip;
      if (isStrip(strip)) network.collect(strip, labels, 1 / (BATCH * labels.length), random);
    }
    network.step(rate);
    if (2 * step >= steps) copies.push(network.copy());
  }
  network.mix(copies);
}

/** Words by chance, no wider than a line; one at the least. */
function drawWords(words: readonly Written[], width: number, random: () => number): Written[] {
  const left = [...words];
  const drawn: Written[] = [];
  let room = width;
  while (left.length > 0) {
    const [word] = left.splice(Math.floor(random() * left.length), 1) as [Written];
    room -= word.strip.width;
    if (drawn.length > 0 && room < 0) break;
    drawn.push(word);
  }
  return drawn;
}

/** How the line reads so far; null where nothing can be learned from it. */
function readExample(reader: HandReader, { strip, text }: Written, stretch: number): Example | null {
  const { alphabet } = reader;
  const labels = toLabels(text, alphabet);
  if (labels.length === 0 || labels.includes(0)) return null;
  const scores = reader.readScores(strip, stretch);
  const loss = lossOf(scores, labels);
  const excess = loss - lossOf(scores, toLabels(readGreedy(scores, alphabet), alphabet));
  if (!(excess <= MOST_EXCESS * labels.length)) return null;
  const words = cutWords({ strip, text }, scores, labels);
  return { strip, text, labels, loss, words, wrong: countWrong(scores, text, alphabet) };
}

const lossOf = (scores: HandScores, labels: readonly number[]) =>
  findCtcGradient(scores, labels, new Float32Array(scores.scores.length));

/** Characters of a line that are read wrong, too many or not at all. */
const countWrong = (scores: HandScores, text: string, alphabet: readonly string[]) =>
  editDistance([...text], [...readGreedy(scores, alphabet)]);

const toLabels = (text: string, alphabet: readonly string[]) =>
  Array.from(text, (character) => alphabet.indexOf(character) + 1);

/** The same with white paper, so that parts of several lines can stand side by side. */
const whiten = (strip: GrayImage): GrayImage => ({
  ...strip,
  pixels: findInk(strip).map((ink) => 255 - ink),
});

const sumOf = <T>(all: readonly T[], valueOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + valueOf(one), 0);

/** Repeatable numbers from 0 to 1: the same lines teach the same. */
function createRandom(seed: number): () => number {
  let state = 7919 * seed + 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
