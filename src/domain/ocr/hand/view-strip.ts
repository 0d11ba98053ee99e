import type { GrayImage } from '../gray-image.ts';
import { STRIP_HEIGHT } from './prepare-strip.ts';

/**
 * A distortion of a strip: factors for its width and height, slant (columns per row), downward shifts of its left
 * and right ends (rows), and `waves`, which are shifts (columns, then rows) at the nodes of a grid with three rows
 * over the strip.
 */
type StripView = {
  width: number;
  height: number;
  slant: number;
  drops: readonly [left: number, right: number];
  waves: readonly [columns: Float32Array, rows: Float32Array];
};

const BASELINE = (STRIP_HEIGHT * 2) / 3;
const PAPER = 255;
/** Number of strip columns between two nodes of a grid. */
const NODE_STEP = 30;
const NODE_ROWS = 3;

/**
 * A random distortion; `random` returns numbers from 0 to 1. It is so small that letters look as if the same person
 * had written them on another day.
 */
export function drawView({ width }: GrayImage, random: () => number): StripView {
  /** A sample of a normal distribution. */
  const draw = (deviation: number) =>
    deviation * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const nodes = NODE_ROWS * Math.max(2, Math.ceil(width / NODE_STEP));
  const wave = (deviation: number) => Float32Array.from({ length: nodes }, () => draw(deviation));
  const [drop, tilt] = [draw(1.2), draw(1.4)];
  return {
    width: Math.exp(draw(0.18) - 0.06),
    height: Math.exp(draw(0.13) - 0.04),
    slant: draw(0.2),
    drops: [drop - tilt, drop + tilt],
    waves: [wave(1.2), wave(1)],
  };
}

/**
 * Applies a distortion to a strip, which then looks as if the same person had written it again. The background of
 * the strip must be white.
 */
export function viewStrip(
  strip: GrayImage,
  { width, height, slant, drops: [left, right], waves: [byColumns, byRows] }: StripView,
): GrayImage {
  const columns = Math.max(1, Math.round(strip.width * width));
  const pixels = new Uint8Array(columns * strip.height);
  for (let y = 0; y < strip.height; y += 1) {
    const above = y - BASELINE;
    const share = y / (strip.height - 1);
    for (let x = 0; x < columns; x += 1) {
      const along = x / columns;
      const drop = left + (right - left) * along;
      const fromX = (x + shiftAt(byColumns, along, share)) / width + slant * above;
      const fromY = (above + shiftAt(byRows, along, share)) / height + BASELINE - drop;
      pixels[y * columns + x] = readBetween(strip, fromX, fromY);
    }
  }
  return { width: columns, height: strip.height, pixels };
}

/** Interpolates between the nodes of a grid; the position is given as shares of the grid's width and height. */
function shiftAt(grid: Float32Array, along: number, down: number): number {
  const columns = grid.length / NODE_ROWS;
  const x = along * (columns - 1);
  const y = down * (NODE_ROWS - 1);
  const column = Math.min(columns - 2, Math.floor(x));
  const row = Math.min(NODE_ROWS - 2, Math.floor(y));
  const at = row * columns + column;
  const [byX, byY] = [x - column, y - row];
  const upper = (grid[at] as number) * (1 - byX) + (grid[at + 1] as number) * byX;
  const lower = (grid[at + columns] as number) * (1 - byX) + (grid[at + columns + 1] as number) * byX;
  return upper * (1 - byY) + lower * byY;
}

/** The gray value interpolated between four pixels; pixels outside the image are treated as paper. */
function readBetween({ width, height, pixels }: GrayImage, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (column: number, row: number) =>
    column >= 0 && column < width && row >= 0 && row < height
      ? (pixels[row * width + column] as number)
      : PAPER;
  const [right, down] = [x - left, y - top];
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return Math.round(upper * (1 - down) + lower * down);
}
