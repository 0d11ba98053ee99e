import type { HandScores } from './hand-reader.ts';

/**
 * Log probabilities of the classes in each frame (`steps` × `classes`). `likely` contains, for each frame, the
 * classes whose probability is near that of the best class.
 */
export type Frames = {
  logs: Float32Array;
  steps: number;
  classes: number;
  likely: readonly (readonly number[])[];
};

/** Maximum distance (a logarithm) from a frame's best class at which a class is still `likely`. */
const CUT = 5.5;

/** A character and the frame in which it is located. */
export type PlacedCharacter = { character: string; step: number };

/** Computes the softmax of each frame, as logarithms. */
export function toFrames({ scores, steps, classes }: HandScores): Frames {
  const logs = new Float32Array(steps * classes);
  const likely: number[][] = [];
  for (let start = 0; start < logs.length; start += classes) {
    let most = -Infinity;
    for (let at = start; at < start + classes; at += 1) most = Math.max(most, scores[at] as number);
    let sum = 0;
    const near: number[] = [];
    for (let k = 0; k < classes; k += 1) {
      const below = (scores[start + k] as number) - most;
      sum += Math.exp(below);
      if (below > -CUT) near.push(k);
    }
    const all = most + Math.log(sum);
    for (let at = start; at < start + classes; at += 1) logs[at] = (scores[at] as number) - all;
    likely.push(near);
  }
  return { logs, steps, classes, likely };
}

/** Difference between two logarithms from which the smaller one is ignored in a sum. */
const NOTHING = 20;

/** The logarithm of the sum of two probabilities given as logarithms. */
export function addLogs(a: number, b: number): number {
  const more = a > b ? a : b;
  const less = a > b ? b : a;
  return less === -Infinity || less < more - NOTHING ? more : more + Math.log1p(Math.exp(less - more));
}

/**
 * Log probability of `text` over all paths from frame `from` (inclusive) to frame `to` (exclusive); -Infinity if
 * the text does not fit.
 */
export function scoreText(
  { logs, classes }: Frames,
  from: number,
  to: number,
  text: string,
  classOf: (character: string) => number,
): number {
  const characters = [...text].map(classOf);
  // The states alternate: blank, character, blank, …, character, blank.
  const size = 2 * characters.length + 1;
  let now = new Float64Array(size).fill(-Infinity);
  let before = new Float64Array(size).fill(-Infinity);
  now[0] = 0;
  for (let step = from; step < to; step += 1) {
    [now, before] = [before, now];
    for (let at = 0; at < size; at += 1) {
      const k = at % 2 === 0 ? 0 : (characters[at >> 1] as number);
      let share = before[at] as number;
      if (at > 0) share = addLogs(share, before[at - 1] as number);
      if (at > 1 && k !== 0 && k !== characters[(at >> 1) - 1])
        share = addLogs(share, before[at - 2] as number);
      now[at] = share + (logs[step * classes + k] as number);
    }
  }
  return size === 1 ? (now[0] as number) : addLogs(now[size - 1] as number, now[size - 2] as number);
}
