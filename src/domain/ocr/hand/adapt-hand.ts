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

/** A line of handwriting whose text the student has confirmed. */
export type ConfirmedLine = { strip: GrayImage; text: string };

/** The network's files, in the form that `openHandReader` requires. */
export type HandFiles = { weights: ArrayBuffer; shape: HandShape; module: WebAssembly.Module | null };

type AdaptOptions = {
  /**
   * Number of steps and learning rate of Adam. Fewer, larger steps make the network recognize other lines less
   * well.
   */
  steps: number;
  rate: number;
  /** Called several times a second to report progress. */
  onStep(): void;
};

const OPTIONS: AdaptOptions = { steps: 32, rate: 2.5e-4, onStep: () => {} };
/** Number of lines per step. */
const BATCH = 5;
/**
 * Share of the lines in a step that are composed of words in random order, because such lines teach letters rather
 * than texts.
 */
const JOINED_SHARE = 0.7;
/** Maximum number of lines used for learning. */
const MOST_LINES = 45;
/**
 * Maximum excess, per character, of a text's loss (a natural logarithm) over the loss of the text that the network
 * itself recognizes. Above it, the text does not belong to the line: correct texts seldom exceed 1, and texts of
 * other lines are hardly ever below 4.
 */
const MOST_EXCESS = 4;
/** Number of folds of the cross-validation that tests whether learning helps. */
const PARTS = 2;
/**
 * Share by which the loss of the held-out lines may rise if more of their characters are misrecognized. It is not
 * zero, because half of the lines teach less than all lines, and a single line may have most of the loss, so a
 * stricter limit would exclude handwriting that would be recognized far better.
 */
const MOST_RISE = 0.05;

/** A line that can be learned from, with its words. `wrong` is the number of misrecognized characters. */
type Example = Written & {
  labels: readonly number[];
  loss: number;
  wrong: number;
  words: readonly Written[];
};

/**
 * Adapts the network to one person's handwriting from confirmed lines, starting from `before`. The newest lines
 * come last; only the newest 45 are used. A line is skipped if its text has characters unknown to the network, is
 * too long for the strip, or clearly is not the text of the strip. Returns null, so that `before` should be kept,
 * in these cases: learning from each half of the lines in turn makes the other half less likely and recognized less
 * well; all lines are already recognized correctly; there are fewer than two usable lines; SIMD is missing. Five
 * lines take some 40 s; more lines take no longer.
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
  // Only the convolutions are trained, because they detect how a person forms letters. The other layers have
  // learned what texts look like, and a few lines would make them forget it.
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
  // The weights become the mean of the copies, because the mean keeps what the copies have in common: the
  // handwriting.
  trained.mix(copies);
  return pack();
}

/**
 * Trains on lines and joined words, each distorted in a way in which the same person might have written it. The
 * result is the mean of the weights after each step of the second half, because this mean recognizes text better
 * than the weights after the last step.
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

/** Picks random words, together at most `width` columns wide, but at least one word. */
function drawWords(words: readonly Written[], width: number, random: () => number): Written[] {
  const left = [...words];
  const drawn: Written[] = [];
  let widthLeft = width;
  while (left.length > 0) {
    const [word] = left.splice(Math.floor(random() * left.length), 1) as [Written];
    widthLeft -= word.strip.width;
    if (drawn.length > 0 && widthLeft < 0) break;
    drawn.push(word);
  }
  return drawn;
}

/** The line with its current loss and errors; null if nothing can be learned from it. */
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

/** Edit distance, in characters, between a line's text and the text that the network recognizes. */
const countWrong = (scores: HandScores, text: string, alphabet: readonly string[]) =>
  editDistance([...text], [...readGreedy(scores, alphabet)]);

const toLabels = (text: string, alphabet: readonly string[]) =>
  Array.from(text, (character) => alphabet.indexOf(character) + 1);

/** Returns the strip with a white background, so that parts of several lines can be joined side by side. */
const whiten = (strip: GrayImage): GrayImage => ({
  ...strip,
  pixels: findInk(strip).map((ink) => 255 - ink),
});

const sumOf = <T>(all: readonly T[], valueOf: (one: T) => number) =>
  all.reduce((sum, one) => sum + valueOf(one), 0);

/** Seeded pseudo-random numbers from 0 to 1, so that the same lines always produce the same result. */
function createRandom(seed: number): () => number {
  let state = 7919 * seed + 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
