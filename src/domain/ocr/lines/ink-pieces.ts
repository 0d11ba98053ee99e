import type { GrayImage } from '../gray-image.ts';
import type { Box } from '../box.ts';

/**
 * The ink of a page as horizontal runs of dark pixels, row by row; `rights` are exclusive. Runs that touch, even
 * only at their corners, form one piece; `pieceOf` contains each run's index in `pieces`. `touching` contains the
 * pairs of touching runs, the upper run first.
 */
export type Ink = {
  rows: Int32Array;
  lefts: Int32Array;
  rights: Int32Array;
  pieceOf: Int32Array;
  pieces: Piece[];
  touching: Int32Array;
};

/** A connected piece of ink; `area` is its number of pixels. */
export type Piece = Box & { area: number };

/** Gray values below this are ink. */
export const INK = 165;

/** All ink of a page with evened brightness. */
export function findInkPieces({ width, height, pixels }: GrayImage): Ink {
  let rows = new Int32Array(1 << 16);
  let lefts = new Int32Array(1 << 16);
  let rights = new Int32Array(1 << 16);
  let count = 0;
  let touching = new Int32Array(1 << 17);
  let pairs = 0;
  let [aboveStart, aboveEnd] = [0, 0];
  for (let y = 0; y < height; y += 1) {
    const start = count;
    let first = aboveStart;
    const base = y * width;
    for (let x = 0; x < width; x += 1) {
      if ((pixels[base + x] as number) >= INK) continue;
      const left = x;
      while (x < width && (pixels[base + x] as number) < INK) x += 1;
      if (count === rows.length) [rows, lefts, rights] = [grow(rows), grow(lefts), grow(rights)];
      rows[count] = y;
      lefts[count] = left;
      rights[count] = x;
      while (first < aboveEnd && (rights[first] as number) < left) first += 1;
      for (let at = first; at < aboveEnd && (lefts[at] as number) <= x; at += 1) {
        if (pairs + 2 > touching.length) touching = grow(touching);
        touching[pairs] = at;
        touching[pairs + 1] = count;
        pairs += 2;
      }
      count += 1;
    }
    [aboveStart, aboveEnd] = [start, count];
  }
  const runs = {
    rows: rows.subarray(0, count),
    lefts: lefts.subarray(0, count),
    rights: rights.subarray(0, count),
  };
  const known = touching.subarray(0, pairs);
  return { ...runs, touching: known, ...joinPieces(runs, known) };
}

function grow(values: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(values.length * 2);
  larger.set(values);
  return larger;
}

function joinPieces(
  { rows, lefts, rights }: Pick<Ink, 'rows' | 'lefts' | 'rights'>,
  touching: Int32Array,
): Pick<Ink, 'pieceOf' | 'pieces'> {
  const parents = new Int32Array(rows.length);
  for (let at = 0; at < parents.length; at += 1) parents[at] = at;
  const rootOf = (run: number) => {
    let root = run;
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] as number] as number;
      root = parents[root] as number;
    }
    return root;
  };
  for (let at = 0; at < touching.length; at += 2) {
    const one = rootOf(touching[at] as number);
    const other = rootOf(touching[at + 1] as number);
    if (one < other) parents[other] = one;
    else parents[one] = other;
  }
  const pieces: Piece[] = [];
  const pieceOf = new Int32Array(rows.length);
  for (let run = 0; run < rows.length; run += 1) {
    const root = rootOf(run);
    const row = rows[run] as number;
    const left = lefts[run] as number;
    const right = rights[run] as number;
    if (root === run) {
      pieceOf[run] = pieces.length;
      pieces.push({ left, top: row, right, bottom: row + 1, area: right - left });
      continue;
    }
    const number = pieceOf[root] as number;
    pieceOf[run] = number;
    const piece = pieces[number] as Piece;
    if (left < piece.left) piece.left = left;
    if (right > piece.right) piece.right = right;
    piece.bottom = row + 1;
    piece.area += right - left;
  }
  return { pieceOf, pieces };
}
