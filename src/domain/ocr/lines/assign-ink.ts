import type { WrittenLine } from './baselines.ts';
import type { Ink, Piece } from './ink-pieces.ts';
import { TRACK_STEP } from './line-tracks.ts';

/** Owner value of ink that belongs to no line. */
export const NOBODY = -1;

/**
 * To be regarded as a letter of a line, a piece of ink must cover at least this share of the height of the line's
 * lower-case letters.
 */
const LETTER = 0.55;
/**
 * Share of the space between a line and the lower-case letters of the next line in which ink still belongs to the
 * upper line.
 */
const HANGING = 0.42;
/** Distance above the first and below the last line within which ink may belong to that line, in pitches. */
const OUTSIDE = 0.85;

/**
 * The line to which each run of ink belongs. A piece of ink with letters in only one line belongs to that line as a
 * whole, however far it extends. If the letters of several lines touch, each run belongs to the line whose letters
 * are nearest along the ink. Dots, accents and commas belong to the nearest line.
 */
export function assignInk(
  ink: Ink,
  lines: readonly WrittenLine[],
  pitch: number,
  isWriting: Uint8Array,
): Int16Array {
  const owners = new Int16Array(ink.rows.length).fill(NOBODY);
  if (lines.length === 0) return owners;
  const places = placeRuns(ink, lines, pitch);
  const spans = spanPieces(ink, lines, places);
  const pieceOwners = ink.pieces.map((_, piece) => {
    if (!isWriting[piece]) return NOBODY;
    const own = (spans.letters[piece] as number[] | undefined) ?? [];
    if (own.length > 1) return SEVERAL;
    return own[0] ?? besideWhich(spans.weights[piece] as number, lines);
  });
  for (let run = 0; run < owners.length; run += 1) {
    const owner = pieceOwners[ink.pieceOf[run] as number] as number;
    owners[run] = owner === SEVERAL ? NOBODY : owner;
  }
  shareTouching(ink, lines, places, pieceOwners, spans.letters, owners);
  return owners;
}

const SEVERAL = -2;

/**
 * Vertical position of each run relative to the lines, interpolated between baselines: 1.0 is the baseline of the
 * second line, 0.5 is halfway between the first two baselines.
 */
function placeRuns({ rows, lefts, rights }: Ink, lines: readonly WrittenLine[], pitch: number): Float32Array {
  const places = new Float32Array(rows.length);
  const steps = (lines[0] as WrittenLine).baseline.length;
  const tables = Array.from({ length: steps }, (_, step) =>
    Float64Array.from(lines, ({ baseline }) => baseline[step] as number),
  );
  for (let run = 0; run < rows.length; run += 1) {
    const middle = ((lefts[run] as number) + (rights[run] as number)) / 2;
    const table = tables[Math.min(steps - 1, Math.floor(middle / TRACK_STEP))] as Float64Array;
    places[run] = placeAmong(table, rows[run] as number, pitch);
  }
  return places;
}

function placeAmong(table: Float64Array, row: number, pitch: number): number {
  let low = 0;
  let high = table.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((table[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  const below = table[low];
  const above = table[low - 1];
  if (below === undefined) return low - 1 + (row - (above as number)) / pitch;
  if (above === undefined) return (row - below) / pitch;
  return low - 1 + (row - above) / Math.max(1, below - above);
}

/**
 * For each piece of ink, the lines in which it has letters, and the center of its ink as a position relative to the
 * lines (see `placeRuns`).
 */
function spanPieces(ink: Ink, lines: readonly WrittenLine[], places: Float32Array) {
  const count = ink.pieces.length;
  const lows = new Float32Array(count).fill(Infinity);
  const highs = new Float32Array(count).fill(-Infinity);
  const weights = new Float32Array(count);
  for (let run = 0; run < places.length; run += 1) {
    const piece = ink.pieceOf[run] as number;
    const place = places[run] as number;
    if (place < (lows[piece] as number)) lows[piece] = place;
    if (place > (highs[piece] as number)) highs[piece] = place;
    weights[piece] =
      (weights[piece] as number) + place * ((ink.rights[run] as number) - (ink.lefts[run] as number));
  }
  const letters = ink.pieces.map(({ area }, piece) => {
    weights[piece] = (weights[piece] as number) / area;
    const low = lows[piece] as number;
    const high = highs[piece] as number;
    const own: number[] = [];
    for (
      let line = Math.max(0, Math.floor(low));
      line <= Math.min(lines.length - 1, Math.ceil(high) + 1);
      line += 1
    ) {
      const share = letterShare(lines, line);
      const covered = Math.min(high, line) - Math.max(low, line - share);
      if (covered >= LETTER * share) own.push(line);
    }
    return own;
  });
  return { letters, weights };
}

/**
 * Height of a line's lower-case letters as a share of the distance to the line above (for the first line, to the
 * line below).
 */
function letterShare(lines: readonly WrittenLine[], line: number): number {
  const { letters, baseline } = lines[line] as WrittenLine;
  const other = (lines[line - 1] ?? lines[line + 1])?.baseline;
  const middle = baseline.length >> 1;
  const apart = other ? Math.abs((baseline[middle] as number) - (other[middle] as number)) : 3 * letters;
  return Math.min(0.6, letters / Math.max(1, apart));
}

function besideWhich(place: number, lines: readonly WrittenLine[]): number {
  if (place < -OUTSIDE || place > lines.length - 1 + OUTSIDE) return NOBODY;
  if (place <= 0) return 0;
  const below = Math.ceil(place);
  if (below > lines.length - 1) return place - (below - 1) > HANGING ? NOBODY : lines.length - 1;
  const gap = 1 - letterShare(lines, below);
  return place - (below - 1) < HANGING * gap ? below - 1 : below;
}

/** Assigns each run of pieces that have letters in several lines to the line that is nearest along the ink. */
function shareTouching(
  ink: Ink,
  lines: readonly WrittenLine[],
  places: Float32Array,
  pieceOwners: readonly number[],
  letters: readonly number[][],
  owners: Int16Array,
): void {
  const { touching, pieceOf } = ink;
  const isShared = (run: number) => pieceOwners[pieceOf[run] as number] === SEVERAL;
  const neighbours = new Map<number, number[]>();
  const link = (from: number, to: number) => {
    const some = neighbours.get(from);
    if (some) some.push(to);
    else neighbours.set(from, [to]);
  };
  for (let at = 0; at < touching.length; at += 2) {
    const [upper, lower] = [touching[at] as number, touching[at + 1] as number];
    if (!isShared(upper)) continue;
    link(upper, lower);
    link(lower, upper);
  }
  const shares = lines.map((_, line) => letterShare(lines, line));
  const queue: number[] = [];
  for (let run = 0; run < owners.length; run += 1) {
    if (!isShared(run)) continue;
    const place = places[run] as number;
    const line = (letters[pieceOf[run] as number] as number[]).find(
      (one) => place <= one + 0.04 && place >= one - (shares[one] as number),
    );
    if (line === undefined) continue;
    owners[run] = line;
    queue.push(run);
  }
  for (let at = 0; at < queue.length; at += 1) {
    const run = queue[at] as number;
    for (const next of neighbours.get(run) ?? []) {
      if (owners[next] !== NOBODY) continue;
      owners[next] = owners[run] as number;
      queue.push(next);
    }
  }
}

/**
 * For each of `count` lines, its pieces of ink that are at least `least` pixels high. A piece that belongs to
 * several lines is assigned to the line of its first run.
 */
export function piecesByLine(
  { rows, pieceOf, pieces }: Ink,
  owners: Int16Array,
  count: number,
  least: number,
): Piece[][] {
  const lines: Piece[][] = Array.from({ length: count }, () => []);
  const seen = new Uint8Array(pieces.length);
  for (let run = 0; run < rows.length; run += 1) {
    const number = pieceOf[run] as number;
    const line = lines[owners[run] as number];
    if (!line || seen[number]) continue;
    seen[number] = 1;
    const piece = pieces[number] as Piece;
    if (piece.bottom - piece.top >= least) line.push(piece);
  }
  return lines;
}
