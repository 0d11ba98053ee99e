import type { GrayImage } from '../gray-image.ts';
import { toFrames } from './frames.ts';
import type { HandScores } from './hand-reader.ts';

/** The image of a word or a line on white paper, and its text. */
export type Written = { strip: GrayImage; text: string };

/** Maximum distance, in columns, between a cut and the space recognized by the network. */
const AROUND = 13;
/**
 * Amount of extra ink that a cut may cross for each column by which it is nearer to the space recognized by the
 * network.
 */
const NEARER = 10;
const PAPER = 255;

/**
 * Cuts a line with known text into words near the spaces in `scores`, at the columns with the least ink. `labels`
 * are the classes of its characters. Returns an empty list if the text does not fit the scores, or if two spaces
 * are at the same position.
 */
export function cutWords({ strip, text }: Written, scores: HandScores, labels: readonly number[]): Written[] {
  const steps = alignText(scores, labels);
  if (!steps) return [];
  const ink = sumColumns(strip);
  const cuts = [0];
  for (const [at, character] of [...text].entries()) {
    if (character !== ' ') continue;
    const middle = Math.round(((steps[at] as number) + 0.5) * (strip.width / scores.steps));
    const from = Math.max((cuts.at(-1) as number) + 1, middle - AROUND);
    const to = Math.min(strip.width - 1, middle + AROUND);
    if (from > to) return [];
    const costOf = (column: number) => (ink[column] as number) + NEARER * Math.abs(column - middle);
    let best = from;
    for (let column = from; column <= to; column += 1) if (costOf(column) < costOf(best)) best = column;
    cuts.push(best);
  }
  cuts.push(strip.width);
  return text.split(' ').map((word, at) => ({
    text: word,
    strip: cutColumns(strip, cuts[at] as number, cuts[at + 1] as number),
  }));
}

/** Joins the images of words side by side, and their texts with spaces. */
export function joinWords(words: readonly Written[]): Written {
  const width = words.reduce((sum, { strip }) => sum + strip.width, 0);
  const height = words[0]?.strip.height ?? 0;
  const pixels = new Uint8Array(width * height).fill(PAPER);
  let left = 0;
  for (const { strip } of words) {
    for (let y = 0; y < height; y += 1)
      pixels.set(strip.pixels.subarray(y * strip.width, (y + 1) * strip.width), y * width + left);
    left += strip.width;
  }
  return { strip: { width, height, pixels }, text: words.map(({ text }) => text).join(' ') };
}

function cutColumns({ width, height, pixels }: GrayImage, from: number, to: number): GrayImage {
  const cut = new Uint8Array((to - from) * height);
  for (let y = 0; y < height; y += 1)
    cut.set(pixels.subarray(y * width + from, y * width + to), y * (to - from));
  return { width: to - from, height, pixels: cut };
}

function sumColumns({ width, height, pixels }: GrayImage): Float64Array {
  const sums = new Float64Array(width);
  for (let at = 0; at < width * height; at += 1)
    sums[at % width] = (sums[at % width] as number) + PAPER - (pixels[at] as number);
  return sums;
}

/**
 * The frame in which each character begins on the text's most likely path (Viterbi); null if the text does not fit
 * the scores.
 */
function alignText(scores: HandScores, labels: readonly number[]): Int32Array | null {
  const { logs, steps, classes } = toFrames(scores);
  // The path has a CTC blank before, between and after the characters.
  const path = [0, ...labels.flatMap((label) => [label, 0])];
  const length = path.length;
  /** Number of positions by which the best path advances to reach each position in each step. */
  const strides = new Uint8Array(steps * length);
  let best = new Float64Array(length).fill(-Infinity);
  for (let step = 0; step < steps; step += 1) {
    const next = new Float64Array(length);
    for (let at = 0; at < length; at += 1) {
      let most = step === 0 && at < 2 ? 0 : (best[at] as number);
      let stride = 0;
      const isSkipped = at > 1 && path[at] !== 0 && path[at] !== path[at - 2];
      const reach = step === 0 ? 0 : Math.min(at, isSkipped ? 2 : 1);
      for (let from = 1; from <= reach; from += 1) {
        if ((best[at - from] as number) <= most) continue;
        most = best[at - from] as number;
        stride = from;
      }
      strides[step * length + at] = stride;
      next[at] = most + (logs[step * classes + (path[at] as number)] as number);
    }
    best = next;
  }
  let at =
    length < 2 || (best[length - 1] as number) > (best[length - 2] as number) ? length - 1 : length - 2;
  if (!Number.isFinite(best[at] as number)) return null;
  const begins = new Int32Array(labels.length);
  for (let step = steps - 1; step >= 0; step -= 1) {
    if (at % 2 === 1) begins[at >> 1] = step;
    at -= strides[step * length + at] as number;
  }
  return begins;
}
