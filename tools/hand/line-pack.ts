import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { findInkPieces, type Piece } from '../../src/domain/ocr/lines/ink-pieces.ts';

/**
 * A handwritten line: the darkness (0 to 15) of each pixel of the line's ink, on a strip of 48 rows with the
 * baseline at the 32nd row.
 */
export type PackedLine = { writer: string; text: string; width: number; ink: Uint8Array };

export const ROWS = 48;
const INK = 3;
/** A connected piece of ink is kept if at least this share of it lies within the outline of its line. */
const LEAST_INSIDE = 0.6;
/** Horizontal ink at least this many pixels long is a printed ruled line. */
const LONGEST_STROKE = 42;

type Pack = { cols: number; mask: boolean; off: number[]; text: string[]; writer: string[] };

/**
 * The lines of a folder with `lines.json` and `lines.xz`, without the ink of neighboring lines; lines with printed
 * ruled lines on their strip are left out.
 */
export function readLinePack(folder: string): PackedLine[] {
  return unpackLines(folder).flatMap(({ inside, ...line }) => {
    const own = { ...line, ink: keepOwn(line.ink, inside, line.width) };
    return hasRule(own) ? [] : [own];
  });
}

/**
 * All lines of a folder with all their ink. The file, unpacked by `xz`, contains 16 grays with two rows per byte,
 * then the lines' outlines, if any, with eight rows per byte. `inside` is 1 within the outline of the line.
 */
export function unpackLines(folder: string): (PackedLine & { inside: Uint8Array })[] {
  if (!existsSync(join(folder, 'lines.xz'))) throw new Error(`No lines.xz in ${folder}`);
  const pack = JSON.parse(readFileSync(join(folder, 'lines.json'), 'utf8')) as Pack;
  const bytes = execFileSync('xz', ['-dc', join(folder, 'lines.xz')], { maxBuffer: 2 ** 30 });
  return pack.text.map((text, at) => {
    const left = pack.off[at] as number;
    const width = (pack.off[at + 1] as number) - left;
    const ink = new Uint8Array(width * ROWS);
    const inside = new Uint8Array(width * ROWS).fill(pack.mask ? 0 : 1);
    for (let y = 0; y < ROWS; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pair = bytes[(y >> 1) * pack.cols + left + x] as number;
        ink[y * width + x] = y % 2 === 0 ? pair >> 4 : pair & 15;
        if (!pack.mask) continue;
        const eight = bytes[(ROWS / 2 + (y >> 3)) * pack.cols + left + x] as number;
        inside[y * width + x] = (eight >> (7 - (y & 7))) & 1;
      }
    }
    return { writer: pack.writer[at] as string, text, width, ink, inside };
  });
}

/** Whether a writer is excluded from training. */
export const isHeldOut = (writer: string) => crc32(writer) % 16 === 8;

/** Keeps only the pieces of ink that lie mostly within the outline. */
function keepOwn(ink: Uint8Array, inside: Uint8Array, width: number): Uint8Array {
  const pixels = ink.map((value) => (value < INK ? 255 : 0));
  const { rows, lefts, rights, pieceOf, pieces } = findInkPieces({ width, height: ROWS, pixels });
  const within = new Uint32Array(pieces.length);
  const runs = Array.from(rows, (row, run) => ({
    from: row * width + (lefts[run] as number),
    to: row * width + (rights[run] as number),
    piece: pieceOf[run] as number,
  }));
  for (const { from, to, piece } of runs)
    for (let at = from; at < to; at += 1) within[piece] = (within[piece] as number) + (inside[at] as number);
  const kept = new Uint8Array(ink.length);
  for (const { from, to, piece } of runs) {
    const { area } = pieces[piece] as Piece;
    if ((within[piece] as number) >= LEAST_INSIDE * area) kept.set(ink.subarray(from, to), from);
  }
  return kept;
}

function hasRule({ ink, width }: PackedLine): boolean {
  for (let y = 0; y < ROWS - 1; y += 1) {
    let length = 0;
    for (let x = 0; x < width; x += 1) {
      const isInk = (ink[y * width + x] as number) >= INK || (ink[(y + 1) * width + x] as number) >= INK;
      const isThick =
        y > 0 && (ink[(y - 1) * width + x] as number) >= INK && (ink[(y + 2) * width + x] ?? 0) >= INK;
      length = isInk && !isThick ? length + 1 : 0;
      if (length >= LONGEST_STROKE) return true;
    }
  }
  return false;
}

/** Minimum lines per writer, so that a page does not repeat itself at once. */
const LEAST_LINES = 8;

/** The lines of each writer who has enough of them for a page. */
export function linesOfWriters(lines: readonly PackedLine[]): PackedLine[][] {
  const groups = new Map<string, PackedLine[]>();
  for (const line of lines) {
    const group = groups.get(line.writer);
    if (group) group.push(line);
    else groups.set(line.writer, [line]);
  }
  return [...groups.values()].filter((group) => group.length >= LEAST_LINES);
}
