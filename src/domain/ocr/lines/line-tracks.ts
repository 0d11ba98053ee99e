import { quantile } from '../statistics.ts';
import { CELL_HEIGHT, CELL_WIDTH, type InkMap } from './ink-map.ts';

/**
 * The vertical middle of a line's lower-case letters, in pixels of the page, every `TRACK_STEP` pixels from the
 * left to the right edge. The line was detected between the steps `from` and `to`; beyond them, the position is
 * constant.
 */
export type Track = { heights: Float32Array; from: number; to: number };

const STEP_CELLS = 4;
export const TRACK_STEP = STEP_CELLS * CELL_WIDTH;

/**
 * Blur radii as shares of the pitch: along the line, across the line, and for the surroundings, whose mean is
 * subtracted.
 */
const ALONG = 1.1;
const ACROSS = 0.11;
const AROUND = 0.5;
/** Maximum vertical jump of a line from one step to the next, as a share of the pitch. */
const MOST_JUMP = 0.26;
/** Maximum vertical offset between two parts of one line, as a share of the pitch. */
const MOST_OFFSET = 0.36;
/**
 * If two lines are nearer to each other than this share of the pitch, they are one line, or a line and an insertion
 * above it.
 */
const LEAST_APART = 0.55;
/**
 * The same limit as `LEAST_APART`, but for the answer sheet, where the pitch is printed and handwriting follows it.
 */
const LEAST_APART_ON_SHEET = 0.65;
/** Maximum horizontal distance without ink, in pitches, across which a line is followed. */
const GAP = 3;
/** Minimum strength of a peak, as a share of the usual peak strength. */
const LEAST_STRENGTH = 0.2;
/** Minimum mass of a line; a step whose peak has the usual strength adds 1. */
const LEAST_MASS = 2.5;

type Ridge = { steps: number[]; heights: number[]; mass: number };

/** The lines of a page with this pitch (in pixels), from top to bottom; they are ridges of the blurred ink. */
export function findTracks(map: InkMap, pitch: number, isOnSheet: boolean): Track[] {
  const relief = spreadOut(map, pitch);
  const steps = Math.ceil(map.width / STEP_CELLS);
  const peaks = Array.from({ length: steps }, (_, step) =>
    peaksOf(relief, Math.min(step * STEP_CELLS, map.width - 1)),
  );
  const usual = quantile(
    peaks.flatMap((some) => some.map(({ strength }) => strength)),
    0.7,
  );
  const clear = peaks.map((some) => some.filter(({ strength }) => strength >= LEAST_STRENGTH * usual));
  const ridges = joinParts(followRidges(clear, pitch), pitch).filter(
    ({ mass }) => mass >= LEAST_MASS * usual,
  );
  return keepApart(ridges, (isOnSheet ? LEAST_APART_ON_SHEET : LEAST_APART) * pitch)
    .map((ridge) => fillTrack(ridge, steps))
    .sort((a, b) => compareTracks(a, b));
}

type Peak = { height: number; strength: number };

/** The ink blurred along the lines, minus the mean of the surroundings. */
function spreadOut({ width, height, cells }: InkMap, pitch: number): InkMap {
  const along = Math.max(1, Math.round((ALONG * pitch) / CELL_WIDTH));
  const across = Math.max(1, Math.round((ACROSS * pitch) / CELL_HEIGHT));
  const around = Math.max(2, Math.round((AROUND * pitch) / CELL_HEIGHT));
  const rows = meanAlong(meanAlong(cells, width, height, along), width, height, along);
  const columns = meanAcross(meanAcross(rows, width, height, across), width, height, across);
  const wide = meanAcross(rows, width, height, around);
  for (let at = 0; at < columns.length; at += 1) columns[at] = (columns[at] as number) - (wide[at] as number);
  return { width, height, cells: columns };
}

function meanAlong(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += values[start + x] as number;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += values[start + x + radius] as number;
      if (x - radius > 0) sum -= values[start + x - radius - 1] as number;
      result[start + x] = sum / (2 * radius + 1);
    }
  }
  return result;
}

function meanAcross(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(values.length);
  const sums = new Float32Array(width);
  const add = (row: number, sign: number) => {
    if (row < 0 || row >= height) return;
    for (let x = 0; x < width; x += 1)
      sums[x] = (sums[x] as number) + sign * (values[row * width + x] as number);
  };
  for (let y = 0; y < radius; y += 1) add(y, 1);
  for (let y = 0; y < height; y += 1) {
    add(y + radius, 1);
    add(y - radius - 1, -1);
    for (let x = 0; x < width; x += 1) result[y * width + x] = (sums[x] as number) / (2 * radius + 1);
  }
  return result;
}

/** Peaks of the ink in a column; their heights are in pixels of the page. */
function peaksOf({ width, height, cells }: InkMap, column: number): Peak[] {
  const peaks: Peak[] = [];
  const at = (y: number) => cells[y * width + column] as number;
  for (let y = 1; y < height - 1; y += 1) {
    const value = at(y);
    if (value <= 0 || value < at(y - 1) || value <= at(y + 1)) continue;
    const vertex = (at(y + 1) - at(y - 1)) / (2 * (2 * value - at(y - 1) - at(y + 1) || 1));
    peaks.push({ height: (y + vertex + 0.5) * CELL_HEIGHT, strength: value });
  }
  return peaks;
}

function followRidges(peaks: readonly (readonly Peak[])[], pitch: number): Ridge[] {
  const done: Ridge[] = [];
  let open: Ridge[] = [];
  for (const [step, found] of peaks.entries()) {
    const pairs = open.flatMap((ridge, at) =>
      found.map((peak, index) => ({ at, index, off: Math.abs(peak.height - endOf(ridge)) })),
    );
    const taken = new Set<number>();
    const continued = new Set<number>();
    for (const { at, index, off } of pairs.sort((a, b) => a.off - b.off)) {
      if (off > MOST_JUMP * pitch) break;
      if (taken.has(index) || continued.has(at)) continue;
      taken.add(index);
      continued.add(at);
      append(open[at] as Ridge, step, found[index] as Peak);
    }
    for (const [index, peak] of found.entries())
      if (!taken.has(index)) open.push({ steps: [step], heights: [peak.height], mass: peak.strength });
    const isOver = ({ steps }: Ridge) => (step - (steps.at(-1) as number)) * TRACK_STEP > GAP * pitch;
    done.push(...open.filter(isOver));
    open = open.filter((ridge) => !isOver(ridge));
  }
  return [...done, ...open];
}

function append(ridge: Ridge, step: number, { height, strength }: Peak): void {
  ridge.steps.push(step);
  ridge.heights.push(height);
  ridge.mass += strength;
}

const END = 4;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const endOf = ({ heights }: Ridge) => mean(heights.slice(-END));
const startOf = ({ heights }: Ridge) => mean(heights.slice(0, END));

/** Joins parts of a line that follow each other at about the same vertical position, the nearest parts first. */
function joinParts(parts: readonly Ridge[], pitch: number): Ridge[] {
  const ridges = [...parts];
  for (;;) {
    let best: { left: number; right: number; off: number } | null = null;
    for (const [left, one] of ridges.entries()) {
      for (const [right, other] of ridges.entries()) {
        if ((other.steps[0] as number) <= (one.steps.at(-1) as number)) continue;
        const off = Math.abs(startOf(other) - endOf(one));
        if (off < MOST_OFFSET * pitch && (best === null || off < best.off)) best = { left, right, off };
      }
    }
    if (best === null) return ridges;
    const { left, right } = best;
    const one = ridges[left] as Ridge;
    const other = ridges[right] as Ridge;
    ridges[left] = {
      steps: [...one.steps, ...other.steps],
      heights: [...one.heights, ...other.heights],
      mass: one.mass + other.mass,
    };
    ridges.splice(right, 1);
  }
}

/** If two ridges are too near each other, keeps only the ridge with more mass. */
function keepApart(ridges: readonly Ridge[], apart: number): Ridge[] {
  const kept: Ridge[] = [];
  for (const ridge of ridges.toSorted((a, b) => b.mass - a.mass))
    if (kept.every((other) => distance(ridge, other) > apart)) kept.push(ridge);
  return kept;
}

function distance(ridge: Ridge, other: Ridge): number {
  const offs = ridge.steps.map((step, at) => Math.abs((ridge.heights[at] as number) - heightAt(other, step)));
  return quantile(offs, 0.5);
}

function heightAt(ridge: Ridge, step: number): number {
  const { steps, heights } = ridge;
  if (step <= (steps[0] as number)) return startOf(ridge);
  if (step >= (steps.at(-1) as number)) return endOf(ridge);
  const next = steps.findIndex((one) => one >= step);
  const [from, to] = [steps[next - 1] as number, steps[next] as number];
  const share = (step - from) / (to - from);
  return (heights[next - 1] as number) * (1 - share) + (heights[next] as number) * share;
}

function fillTrack(ridge: Ridge, steps: number): Track {
  const heights = Float32Array.from({ length: steps }, (_, step) => heightAt(ridge, step));
  return { heights, from: ridge.steps[0] as number, to: ridge.steps.at(-1) as number };
}

function compareTracks(a: Track, b: Track): number {
  const middle = Math.floor((Math.max(a.from, b.from) + Math.min(a.to, b.to)) / 2);
  return (a.heights[middle] as number) - (b.heights[middle] as number);
}
