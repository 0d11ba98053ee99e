import { editDistance } from '../../text/edit-distance.ts';
import type { GrayImage } from '../gray-image.ts';
import { findCtcGradient } from './ctc-gradient.ts';
import { foldHandText } from './fold-text.ts';
import { packAdaptation, unpackWeights, isOfNetwork, type HandAdaptation } from './hand-adaptation.ts';
import type { HandReader, HandStates } from './hand-reader.ts';
import { LearnedLayer } from './learned-layer.ts';
import { isStrip } from './prepare-strip.ts';
import { readGreedy } from './read-greedy.ts';
import { AS_WRITTEN, viewStrip, type StripView } from './view-strip.ts';

/** A line that the student has confirmed. */
export type ConfirmedLine = { strip: GrayImage; text: string };

const STEPS = 40;
/** More makes it read other lines worse. */
const RATE = 0.001;
/** Lines of a step. */
const BATCH = 6;
/** Pictures of lines that are kept at once: some 0.7 MB each. */
const MOST_PICTURES = 45;
/**
 * A text that is less likely than what is read, by so much for each character (a logarithm), is not what stands there: right
 * texts seldom pass 1, those of other lines hardly ever stay below 4.
 */
const MOST_EXCESS = 4;
/** Each of so many parts of the lines in turn tells whether what the others teach is of use. */
const PARTS = 3;
/** Of the characters that are read wrong, so many fewer are worth it, and one at the least. */
const LEAST_FALL = 0.05;
const VIEWS: readonly StripView[] = [
  { ...AS_WRITTEN, width: 0.9 },
  { ...AS_WRITTEN, width: 1.1 },
  { ...AS_WRITTEN, drop: 1.2 },
  { ...AS_WRITTEN, drop: -1.2 },
  { ...AS_WRITTEN, slant: -0.15 },
  { ...AS_WRITTEN, slant: 0.15 },
  { ...AS_WRITTEN, height: 0.92 },
  { ...AS_WRITTEN, height: 1.08 },
];

type Reader = Pick<HandReader, 'alphabet' | 'network' | 'readStates'>;

/** A line that can be learned from: what the network says of it as it is, and in other views. */
type Example = {
  strip: GrayImage;
  text: string;
  labels: readonly number[];
  pictures: readonly HandStates[];
};

/**
 * Learns a hand from confirmed lines, on top of what was learned `before`. The newest lines come last; the newest 45 count.
 * A line is left out where its text has characters that the reader does not know, is too long for it or plainly not what
 * stands there. Answers null, so that `before` should stay, where the lines teach nothing by which others of them are read
 * better: it learns from two thirds of them in turn and reads the other third. Some 1.2 s a line; calls `onStep` some
 * times a second.
 */
export function adaptHand(
  reader: Reader,
  lines: readonly ConfirmedLine[],
  before: HandAdaptation | null,
  onStep: () => void = () => {},
): HandAdaptation | null {
  const examples = lines.slice(-MOST_PICTURES).flatMap((line) => readExample(reader, line) ?? []);
  if (examples.length < 2) return null;
  const viewed = examples.map((example) => {
    onStep();
    return addViews(reader, example, Math.floor(MOST_PICTURES / examples.length));
  });
  const teach = (taught: readonly Example[]) => {
    const layer = startLayer(reader, taught, before);
    learn(layer, taught, onStep);
    return layer;
  };
  const formerLayer = startLayer(reader, viewed, before);
  const wrong = { before: 0, after: 0 };
  for (let part = 0; part < Math.min(PARTS, viewed.length); part += 1) {
    const isLeft = (_: Example, at: number) => at % PARTS === part;
    const layer = teach(viewed.filter((example, at) => !isLeft(example, at)));
    for (const example of viewed.filter(isLeft)) {
      wrong.before += countWrong(formerLayer, example, reader.alphabet);
      wrong.after += countWrong(layer, example, reader.alphabet);
    }
  }
  if (wrong.before - wrong.after < Math.max(1, LEAST_FALL * wrong.before)) return null;
  const { weights, bias } = teach(viewed);
  return packAdaptation(reader.network, weights, bias);
}

/** What was learned before, or nothing, ready to learn the classes of `examples`. */
function startLayer(
  { network }: Reader,
  examples: readonly Example[],
  before: HandAdaptation | null,
): LearnedLayer {
  const [{ pictures }] = examples as [Example];
  const [{ classes, size }] = pictures as [HandStates];
  const start = before && isOfNetwork(before, network, classes, size) ? before : null;
  return new LearnedLayer(
    start ? unpackWeights(start) : new Float32Array(classes * size),
    start ? Float32Array.from(start.bias) : new Float32Array(classes),
    new Set([0, ...examples.flatMap(({ labels }) => labels)]),
  );
}

/** Characters of a line that are read wrong, too many or not at all. */
function countWrong(
  layer: LearnedLayer,
  { text, pictures: [picture] }: Example,
  alphabet: readonly string[],
): number {
  const states = picture as HandStates;
  return editDistance([...text], [...readGreedy({ ...states, scores: layer.score(states) }, alphabet)]);
}

/** Steps through batches of lines, each in one of its pictures; the rate falls with a cosine. */
function learn(layer: LearnedLayer, examples: readonly Example[], onStep: () => void): void {
  let next = 0;
  for (let step = 0; step < STEPS; step += 1) {
    onStep();
    const batch = Array.from({ length: Math.min(BATCH, examples.length) }, () => {
      const { labels, pictures } = examples[next % examples.length] as Example;
      // Another picture each time around, the first one first.
      const around = Math.floor(next / examples.length) + (next % examples.length) * 2;
      next += 1;
      return { labels, picture: pictures[around % pictures.length] as HandStates };
    });
    const characters = batch.reduce((sum, { labels }) => sum + labels.length, 0);
    for (const { labels, picture } of batch) {
      const scores = layer.score(picture);
      const gradient = new Float32Array(scores.length);
      findCtcGradient({ ...picture, scores }, labels, gradient);
      layer.collect(picture, gradient, 1 / characters);
    }
    layer.step((RATE * (1 + Math.cos((Math.PI * step) / STEPS))) / 2);
  }
}

/** What the network says of the line; null where nothing can be learned from it. */
function readExample(reader: Reader, { strip, text: written }: ConfirmedLine): Example | null {
  const text = foldHandText(written);
  const labels = toLabels(text, reader.alphabet);
  if (labels.length === 0 || labels.includes(0)) return null;
  const states = reader.readStates(strip);
  const unused = new Float32Array(states.scores.length);
  const seen = toLabels(readGreedy(states, reader.alphabet), reader.alphabet);
  const excess = findCtcGradient(states, labels, unused) - findCtcGradient(states, seen, unused);
  return excess <= MOST_EXCESS * labels.length ? { strip, text, labels, pictures: [states] } : null;
}

/** The line in `count` views at most. */
function addViews(reader: Reader, example: Example, count: number): Example {
  const others = VIEWS.slice(0, count - 1).map((view) => viewStrip(example.strip, view));
  return {
    ...example,
    pictures: [...example.pictures, ...others.filter(isStrip).map((strip) => reader.readStates(strip))],
  };
}

const toLabels = (text: string, alphabet: readonly string[]) =>
  Array.from(text, (character) => alphabet.indexOf(character) + 1);
