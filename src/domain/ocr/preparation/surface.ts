import { leastSquares } from './least-squares.ts';
import { median } from '../statistics.ts';

/**
 * A smooth function over a page of this size: a polynomial in u and v, which range from −1 to 1 over width and
 * height. `powers[j][i]` is the coefficient of u to the i-th times v to the j-th.
 */
export type Surface = { powers: readonly (readonly number[])[]; width: number; height: number };

export type Sample = { x: number; y: number; value: number; weight: number };

/**
 * Number of powers of u for each power of v. Along the lines (u) there are more powers, because sheets curve across
 * their shorter side.
 */
const SHAPE = [5, 4, 1];
const RIDGE = 0.02;
/** Limit of u and v; farther outside the page the values of a polynomial grow quickly. */
const LIMIT = 1.1;

export function surfaceAt({ powers, width, height }: Surface, x: number, y: number): number {
  const u = Math.min(Math.max((2 * x) / width - 1, -LIMIT), LIMIT);
  const v = Math.min(Math.max((2 * y) / height - 1, -LIMIT), LIMIT);
  let value = 0;
  for (let j = powers.length - 1; j >= 0; j -= 1) {
    const row = powers[j] as readonly number[];
    let inner = 0;
    for (let i = row.length - 1; i >= 0; i -= 1) inner = inner * u + (row[i] as number);
    value = value * v + inner;
  }
  return value;
}

/**
 * Integrates a surface of slopes. The result states how far a line is below its vertical position at the middle of
 * the page.
 */
export function integrateAlongX({ powers, width, height }: Surface): Surface {
  const integrated = powers.map((row) => [0, ...row.map((factor, i) => (factor * width) / 2 / (i + 1))]);
  return { powers: integrated, width, height };
}

/** Fits a surface by repeated least squares, each time with less weight for samples that do not fit. */
export function fitSurface(samples: readonly Sample[], width: number, height: number): Surface {
  const flat: Surface = { powers: [[0]], width, height };
  if (samples.length === 0) return flat;
  const rows = samples.map(({ x, y }) => monomials((2 * x) / width - 1, (2 * y) / height - 1));
  const values = samples.map(({ value }) => value);
  const heaviest = Math.max(...samples.map(({ weight }) => weight), 1e-9);
  const trust = samples.map(({ weight }) => weight / heaviest);
  let weights = trust;
  let surface = flat;
  for (let round = 0; round < 6; round += 1) {
    surface = { powers: inRows(leastSquares(rows, values, weights, RIDGE)), width, height };
    const fitted = surface;
    const residuals = samples.map(({ x, y, value }) => Math.abs(surfaceAt(fitted, x, y) - value));
    const typical = Math.max(median(residuals), 0.001);
    weights = residuals.map((residual, at) => (trust[at] ?? 0) / (1 + (residual / (2 * typical)) ** 2));
  }
  return surface;
}

const monomials = (u: number, v: number) =>
  SHAPE.flatMap((count, j) => Array.from({ length: count }, (_, i) => u ** i * v ** j));

function inRows(coefficients: readonly number[]): number[][] {
  let start = 0;
  return SHAPE.map((count) => coefficients.slice(start, (start += count)));
}
