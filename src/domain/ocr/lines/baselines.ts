import { CELL_HEIGHT, type InkMap } from './ink-map.ts';
import { type Track, TRACK_STEP } from './line-tracks.ts';

/**
 * A line of handwriting: the vertical position of its baseline every `TRACK_STEP` pixels, and the height of its
 * lower-case letters, both in pixels of the page.
 */
export type WrittenLine = { baseline: Float32Array; letters: number };

const STEP_CELLS = 4;
/** These values are shares of the pitch (the distance from one line to the next). */
const REACH = 0.75;
const MOST_SHIFT = 0.16;
const WINDOW = 1.6;
const LETTERS = { least: 0.14, most: 0.5 };

/**
 * Finds a line's baseline and letter height. At each step, the track is moved vertically to where the ink is most
 * similar to the profile of the whole line. Then the ink is summed along the track; the baseline is where the
 * amount of ink decreases most.
 */
export function findBaseline(map: InkMap, track: Track, pitch: number): WrittenLine {
  const reach = Math.round((REACH * pitch) / CELL_HEIGHT);
  const radius = Math.max(1, Math.round((WINDOW * pitch) / TRACK_STEP));
  let heights = track.heights;
  let profile: Float32Array = new Float32Array(0);
  for (let round = 0; round < 2; round += 1) {
    const columns = Array.from(heights, (height, step) => columnAt(map, step, height, reach));
    profile = addUp(columns.slice(track.from, track.to + 1), 2 * reach + 1);
    heights = align(columns, heights, profile, track, radius, pitch);
  }
  const columns = Array.from(heights, (height, step) => columnAt(map, step, height, reach));
  profile = smooth(addUp(columns.slice(track.from, track.to + 1), 2 * reach + 1));
  const foot = steepest(profile, reach, reach + Math.round((0.42 * pitch) / CELL_HEIGHT), 1);
  const top = steepest(
    profile,
    foot - Math.round((LETTERS.most * pitch) / CELL_HEIGHT),
    foot - Math.round((LETTERS.least * pitch) / CELL_HEIGHT),
    -1,
  );
  const drop = (foot - reach + 0.5) * CELL_HEIGHT;
  return { baseline: heights.map((height) => height + drop), letters: (foot - top) * CELL_HEIGHT };
}

/**
 * The amount of ink in each cell of a step, from `reach` cells above to `reach` cells below a vertical position in
 * pixels, interpolated linearly.
 */
function columnAt(
  { width, height: mapHeight, cells }: InkMap,
  step: number,
  height: number,
  reach: number,
): Float32Array {
  const column = new Float32Array(2 * reach + 1);
  const exact = height / CELL_HEIGHT - 0.5 - reach;
  const start = Math.floor(exact);
  const share = exact - start;
  const right = Math.min(width, (step + 1) * STEP_CELLS);
  const rowSum = (y: number) => {
    if (y < 0 || y >= mapHeight) return 0;
    let sum = 0;
    for (let x = step * STEP_CELLS; x < right; x += 1) sum += cells[y * width + x] as number;
    return sum;
  };
  let before = rowSum(start);
  for (let at = 0; at < column.length; at += 1) {
    const after = rowSum(start + at + 1);
    column[at] = before + share * (after - before);
    before = after;
  }
  return column;
}

function addUp(columns: readonly Float32Array[], length: number): Float32Array {
  const sum = new Float32Array(length);
  for (const column of columns)
    for (let at = 0; at < length; at += 1) sum[at] = (sum[at] as number) + (column[at] as number);
  return sum;
}

function smooth(profile: Float32Array): Float32Array {
  return profile.map((value, at) => (2 * value + (profile[at - 1] ?? 0) + (profile[at + 1] ?? 0)) / 4);
}

/**
 * Moves each vertical position to where the ink nearby is most similar to the line's profile; the shifts are
 * smoothed along the line.
 */
function align(
  columns: readonly Float32Array[],
  heights: Float32Array,
  profile: Float32Array,
  { from, to }: Track,
  radius: number,
  pitch: number,
): Float32Array {
  const most = Math.max(1, Math.round((MOST_SHIFT * pitch) / CELL_HEIGHT));
  const shifts = new Float32Array(heights.length);
  const trust = new Float32Array(heights.length);
  for (let step = from; step <= to; step += 1) {
    const local = addUp(
      columns.slice(Math.max(from, step - radius), Math.min(to, step + radius) + 1),
      profile.length,
    );
    let best = 0;
    let bestLikeness = -1;
    for (let shift = -most; shift <= most; shift += 1) {
      let likeness = 0;
      for (let at = Math.max(0, -shift); at < Math.min(profile.length, profile.length - shift); at += 1)
        likeness += (local[at + shift] as number) * (profile[at] as number);
      if (likeness <= bestLikeness) continue;
      bestLikeness = likeness;
      best = shift;
    }
    shifts[step] = best * CELL_HEIGHT;
    trust[step] = local.reduce((sum, value) => sum + value, 0);
  }
  return heights.map((height, step) => {
    const near = Math.min(Math.max(step, from), to);
    let sum = 0;
    let weight = 1e-6;
    for (let other = Math.max(from, near - radius); other <= Math.min(to, near + radius); other += 1) {
      sum += (trust[other] as number) * (shifts[other] as number);
      weight += trust[other] as number;
    }
    return height + sum / weight;
  });
}

/**
 * Finds the two adjacent cells between which the amount of ink falls (`sign` 1) or rises (−1) most, from top to
 * bottom; returns the upper cell.
 */
function steepest(profile: Float32Array, from: number, to: number, sign: number): number {
  let best = from;
  let most = -Infinity;
  for (let at = Math.max(1, from); at <= Math.min(profile.length - 2, to); at += 1) {
    const change = sign * ((profile[at] as number) - (profile[at + 1] as number));
    if (change <= most) continue;
    most = change;
    best = at;
  }
  return best;
}

/** The vertical position of a baseline at the horizontal pixel `x` of the page. */
export function heightAt(baseline: Float32Array, x: number): number {
  const exact = Math.min(Math.max(x / TRACK_STEP - 0.5, 0), baseline.length - 1);
  const before = Math.floor(exact);
  const height = baseline[before] as number;
  return height + (exact - before) * ((baseline[before + 1] ?? height) - height);
}
