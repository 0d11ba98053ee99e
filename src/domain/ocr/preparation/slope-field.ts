import { median } from '../statistics.ts';
import type { InkPoints } from './ink.ts';
import { rowEnergy } from './skew.ts';
import { fitSurface, integrateAlongX, surfaceAt, type Sample, type Surface } from './surface.ts';

/** Slope of a page's lines at a point, in vertical pixels per pixel to the right. It varies smoothly. */
export type SlopeField = (x: number, y: number) => number;

const COLUMNS = 9;
const ROWS = 5;
/** Half the size of a tile, as a share of the distance to the next tile; tiles overlap by half. */
const HALF_SIZE = 0.75;
const LEAST_POINTS = 40;
const MOST_POINTS = 16_000;
/** Each round measures with smaller steps, relative to the lines found in the previous round. */
const ROUNDS = [
  { limit: 0.16, step: 0.01 },
  { limit: 0.03, step: 0.003 },
  { limit: 0.012, step: 0.0015 },
];

type Round = (typeof ROUNDS)[number];

/**
 * The slopes of the lines at all points of a page of this size, even if the sheet is curved. They are measured in
 * tiles, then smoothed into one surface.
 */
export function findSlopes(ink: InkPoints, width: number, height: number): SlopeField {
  const points = thinOut(ink);
  let slopes: Surface = { powers: [[0]], width, height };
  for (const round of ROUNDS) slopes = fitSurface(measureTiles(points, slopes, round), width, height);
  const found = slopes;
  return (x, y) => surfaceAt(found, x, y);
}

function thinOut({ xs, ys }: InkPoints): InkPoints {
  const step = Math.ceil(xs.length / MOST_POINTS);
  if (step <= 1) return { xs, ys };
  const keep = (_: number, at: number) => at % step === 0;
  return { xs: xs.filter(keep), ys: ys.filter(keep) };
}

/** Slopes by tile: the slope found in earlier rounds plus the tile's correction. */
function measureTiles({ xs, ys }: InkPoints, slopes: Surface, round: Round): Sample[] {
  const { width, height } = slopes;
  const drop = integrateAlongX(slopes);
  const straight = ys.map((y, at) => y - surfaceAt(drop, xs[at] as number, y));
  return Array.from({ length: ROWS * COLUMNS }, (_, at) => {
    const x = (((at % COLUMNS) + 0.5) * width) / COLUMNS;
    const y = ((Math.floor(at / COLUMNS) + 0.5) * height) / ROWS;
    const center = y - surfaceAt(drop, x, y);
    const tile = cutTile(xs, straight, x, center, (HALF_SIZE * width) / COLUMNS, (HALF_SIZE * height) / ROWS);
    const steeper = measureTile(tile, round);
    return steeper === null ? [] : { ...steeper, x, y, value: surfaceAt(slopes, x, y) + steeper.value };
  }).flat();
}

function cutTile(
  xs: Float32Array,
  ys: Float32Array,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
): InkPoints {
  const across: number[] = [];
  const down: number[] = [];
  for (let at = 0; at < xs.length; at += 1) {
    const right = (xs[at] as number) - x;
    const below = (ys[at] as number) - y;
    if (Math.abs(right) > halfWidth || Math.abs(below) > halfHeight) continue;
    across.push(right);
    down.push(below);
  }
  return { xs: Float32Array.from(across), ys: Float32Array.from(down) };
}

/** The slope along which a tile's ink forms the most distinct rows; null if no slope is distinct. */
function measureTile(tile: InkPoints, { limit, step }: Round): { value: number; weight: number } | null {
  if (tile.xs.length < LEAST_POINTS) return null;
  const steps = Math.round(limit / step);
  const energies = Array.from({ length: 2 * steps + 1 }, (_, at) => rowEnergy(tile, (at - steps) * step));
  const best = energies.indexOf(Math.max(...energies));
  if (best === 0 || best === energies.length - 1) return null;
  const [before = 0, peak = 0, after = 0] = energies.slice(best - 1, best + 2);
  const typical = median(energies) || 1;
  const vertex = (after - before) / (2 * (2 * peak - before - after || 1));
  return { value: (best - steps + vertex) * step, weight: Math.sqrt(tile.xs.length) * (peak / typical - 1) };
}

/** The vertical position at `x` of the line that crosses the middle of the page at vertical position `y`. */
type LineTrace = (x: number, y: number) => number;

const CELL = 16;

/** Follows the lines of a page from its middle to both sides, for vertical positions from `top` to `bottom`. */
export function traceLines(slopes: SlopeField, width: number, top: number, bottom: number): LineTrace {
  const columns = Math.ceil(width / CELL) + 2;
  const rows = Math.ceil((bottom - top) / CELL) + 2;
  const middle = columns >> 1;
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    heights[row * columns + middle] = top + row * CELL;
    for (const step of [1, -1]) {
      let y = top + row * CELL;
      for (let column = middle; column + step >= 0 && column + step < columns; column += step) {
        const half = y + (step * CELL * slopes(column * CELL, y)) / 2;
        y += step * CELL * slopes((column + step / 2) * CELL, half);
        heights[row * columns + column + step] = y;
      }
    }
  }
  return (x, y) => {
    const column = Math.min(Math.max(x / CELL, 0), columns - 1.001);
    const row = Math.min(Math.max((y - top) / CELL, 0), rows - 1.001);
    const at = Math.floor(row) * columns + Math.floor(column);
    const across = column - Math.floor(column);
    const mix = (from: number) =>
      (heights[from] as number) + across * ((heights[from + 1] as number) - (heights[from] as number));
    return mix(at) + (row - Math.floor(row)) * (mix(at + columns) - mix(at));
  };
}
