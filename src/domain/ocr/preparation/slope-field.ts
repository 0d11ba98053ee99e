import type { InkPoints } from './ink.ts';
import { leastSquares } from './least-squares.ts';
import { rowEnergy } from './skew.ts';

/** How much the lines of a page fall at a point, in px a px to the right. Smooth. */
export type SlopeField = (x: number, y: number) => number;

const COLUMNS = 9;
const ROWS = 5;
const LEAST_POINTS = 60;
const RIDGE = 0.02;
/** Each round looks closer, along the lines that the round before has found. */
const ROUNDS = [
  { limit: 0.16, step: 0.01 },
  { limit: 0.03, step: 0.003 },
  { limit: 0.012, step: 0.0015 },
];
/** Powers of u and v, which go from −1 to 1 over width and height. */
const TERMS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [2, 0],
  [1, 1],
  [0, 2],
  [3, 0],
  [2, 1],
  [4, 0],
  [3, 1],
] as const;

type Surface = { coefficients: readonly number[]; readonly width: number; readonly height: number };
type Sample = { x: number; y: number; slope: number; weight: number };

/**
 * The slopes of the lines all over a page of this size, also where the sheet is bent: measured tile by tile, then
 * smoothed into one surface.
 */
export function findSlopes(points: InkPoints, width: number, height: number): SlopeField {
  const surface: Surface = { coefficients: [0], width, height };
  for (const { limit, step } of ROUNDS) {
    const samples = tileCenters(width, height).flatMap(({ x, y }) =>
      measureTile(straighten(points, surface, x, y), surface, x, y, limit, step),
    );
    surface.coefficients = fit(samples, surface);
  }
  return (x, y) => slopeAt(surface, x, y);
}

function tileCenters(width: number, height: number) {
  return Array.from({ length: ROWS * COLUMNS }, (_, at) => ({
    x: (((at % COLUMNS) + 0.5) * width) / COLUMNS,
    y: ((Math.floor(at / COLUMNS) + 0.5) * height) / ROWS,
  }));
}

/** The points of the tile around a centre, relative to it, moved along the lines as they are known so far. */
function straighten({ xs, ys }: InkPoints, surface: Surface, centerX: number, centerY: number): InkPoints {
  const halfWidth = (0.75 * surface.width) / COLUMNS;
  const halfHeight = (0.75 * surface.height) / ROWS;
  const across: number[] = [];
  const down: number[] = [];
  for (let at = 0; at < xs.length; at += 1) {
    const x = (xs[at] as number) - centerX;
    if (Math.abs(x) > halfWidth) continue;
    const y = (ys[at] as number) - centerY;
    if (Math.abs(y) > 2 * halfHeight) continue;
    const middle = slopeAt(surface, centerX + x / 2, centerY + y);
    const straightened = y - middle * x;
    if (Math.abs(straightened) > halfHeight) continue;
    across.push(x);
    down.push(straightened);
  }
  return { xs: Float32Array.from(across), ys: Float32Array.from(down) };
}

function measureTile(
  tile: InkPoints,
  surface: Surface,
  x: number,
  y: number,
  limit: number,
  step: number,
): Sample[] {
  if (tile.xs.length < LEAST_POINTS) return [];
  const steps = Math.round(limit / step);
  const energies = Array.from({ length: 2 * steps + 1 }, (_, at) => rowEnergy(tile, (at - steps) * step));
  const best = energies.indexOf(Math.max(...energies));
  if (best === 0 || best === energies.length - 1) return [];
  const [before = 0, peak = 0, after = 0] = energies.slice(best - 1, best + 2);
  const typical = [...energies].sort((a, b) => a - b)[energies.length >> 1] ?? 1;
  const vertex = (after - before) / (2 * (2 * peak - before - after || 1));
  const slope = slopeAt(surface, x, y) + (best - steps + vertex) * step;
  return [{ x, y, slope, weight: Math.sqrt(tile.xs.length) * (peak / typical - 1) }];
}

/** Least squares, again and again with less weight for what does not fit. */
function fit(samples: readonly Sample[], surface: Surface): number[] {
  if (samples.length === 0) return [0];
  const rows = samples.map(({ x, y }) => termsAt(surface, x, y));
  const slopes = samples.map(({ slope }) => slope);
  const heaviest = Math.max(...samples.map(({ weight }) => weight), 1e-9);
  const trust = samples.map(({ weight }) => weight / heaviest);
  let weights = trust;
  let coefficients: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    coefficients = leastSquares(rows, slopes, weights, RIDGE);
    const residuals = rows.map((row, at) => Math.abs(dot(row, coefficients) - (slopes[at] ?? 0)));
    const typical = Math.max([...residuals].sort((a, b) => a - b)[residuals.length >> 1] ?? 0, 0.001);
    weights = residuals.map((residual, at) => (trust[at] ?? 0) / (1 + (residual / (2 * typical)) ** 2));
  }
  return coefficients;
}

const slopeAt = (surface: Surface, x: number, y: number) => dot(termsAt(surface, x, y), surface.coefficients);

function termsAt({ width, height }: Surface, x: number, y: number): number[] {
  const u = Math.min(Math.max((2 * x) / width - 1, -1.1), 1.1);
  const v = Math.min(Math.max((2 * y) / height - 1, -1.1), 1.1);
  return TERMS.map(([across, down]) => u ** across * v ** down);
}

const dot = (row: readonly number[], coefficients: readonly number[]) =>
  coefficients.reduce((sum, coefficient, at) => sum + coefficient * (row[at] ?? 0), 0);
