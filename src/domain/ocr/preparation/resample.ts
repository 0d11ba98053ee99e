import type { GrayImage } from '../gray-image.ts';
import type { PixelPoint } from './homography.ts';

const CELL = 16;

/**
 * A new image in which each pixel is taken from the position in the given image that `source` returns; positions
 * outside are white. `source` is called only on a grid and interpolated linearly in between, so it must be smooth.
 */
export function resample(
  image: GrayImage,
  width: number,
  height: number,
  source: (x: number, y: number) => PixelPoint,
): GrayImage {
  const pixels = new Uint8Array(width * height);
  const columns = Math.ceil(width / CELL) + 1;
  let above = sourceRow(columns, 0, source);
  for (let top = 0; top < height; top += CELL) {
    const below = sourceRow(columns, top + CELL, source);
    for (let y = top; y < Math.min(top + CELL, height); y += 1) {
      fillRow(image, pixels.subarray(y * width, (y + 1) * width), mixRows(above, below, (y - top) / CELL));
    }
    above = below;
  }
  return { width, height, pixels };
}

type SourceRow = { xs: Float64Array; ys: Float64Array };

function sourceRow(columns: number, y: number, source: (x: number, y: number) => PixelPoint): SourceRow {
  const points = Array.from({ length: columns }, (_, column) => source(column * CELL, y));
  return { xs: Float64Array.from(points, ({ x }) => x), ys: Float64Array.from(points, ({ y }) => y) };
}

function mixRows(above: SourceRow, below: SourceRow, share: number): SourceRow {
  const mix = (a: Float64Array, b: Float64Array) =>
    a.map((value, column) => value + share * ((b[column] as number) - value));
  return { xs: mix(above.xs, below.xs), ys: mix(above.ys, below.ys) };
}

function fillRow({ width, height, pixels }: GrayImage, row: Uint8Array, { xs, ys }: SourceRow): void {
  for (let left = 0, cell = 0; left < row.length; left += CELL, cell += 1) {
    let x = xs[cell] as number;
    let y = ys[cell] as number;
    const stepX = ((xs[cell + 1] as number) - x) / CELL;
    const stepY = ((ys[cell + 1] as number) - y) / CELL;
    const end = Math.min(left + CELL, row.length);
    for (let to = left; to < end; to += 1, x += stepX, y += stepY) {
      const column = Math.floor(x);
      const line = Math.floor(y);
      if (column < 0 || line < 0 || column >= width - 1 || line >= height - 1) {
        row[to] = 255;
        continue;
      }
      const at = line * width + column;
      const across = x - column;
      const top = (pixels[at] as number) + across * ((pixels[at + 1] as number) - (pixels[at] as number));
      const bottom =
        (pixels[at + width] as number) +
        across * ((pixels[at + width + 1] as number) - (pixels[at + width] as number));
      row[to] = top + (y - line) * (bottom - top) + 0.5;
    }
  }
}
