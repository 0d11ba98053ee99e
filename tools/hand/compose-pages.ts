import { FIELD, MARK_SIDE, MARKS, NUMBERS, PITCH, RULES } from '../../src/domain/ocr/answer-sheet.ts';
import type { GrayImage } from '../../src/domain/ocr/gray-image.ts';
import { type PackedLine, ROWS } from './line-pack.ts';

/** Kinds of paper: our answer sheet, ruled, squared, plain. */
export const PAPERS = ['sheet', 'ruled', 'squared', 'plain'] as const;
export type Paper = (typeof PAPERS)[number];

/**
 * A page of written lines. `owners` contains, for each pixel, the number of the line whose ink it shows, from 1; 0
 * is paper. `texts` are the lines' texts, which are exact if the lines are whole; `firsts` says which lines begin a
 * paragraph.
 */
export type ComposedPage = { image: GrayImage; owners: Uint8Array; texts: string[]; firsts: boolean[] };

/** Pixels per millimeter. */
const SCALE = 8;
const WIDTH = 210 * SCALE;
const HEIGHT = 297 * SCALE;
/** Position in millimeters that centers the answer sheet on A4. */
const SHEET_AT = { x: 10, y: 13.5 };
const BASELINE = 32;
const STRIP_PITCH = 40;
/** Ink belongs to a line if it is at least this dark, compared with most of the pen's strokes. */
const OWN = 0.7;

type Random = () => number;
const between = (random: Random, low: number, high: number) => low + random() * (high - low);

/** Lengths in millimeters. */
type Layout = { left: number; right: number; first: number; last: number; pitch: number };

/**
 * A page with lines of one writer in paragraphs, as written by hand. The result is the same for the same seed. Each
 * row is filled with several lines, cut between words; with `isWhole`, each row is one line, used once on the page.
 */
export function composePage(
  given: readonly PackedLine[],
  paper: Paper,
  random: Random,
  isWhole = false,
): ComposedPage {
  const image = { width: WIDTH, height: HEIGHT, pixels: new Uint8Array(WIDTH * HEIGHT).fill(255) };
  const owners = new Uint8Array(WIDTH * HEIGHT);
  const layout = PAPER_OF[paper](image, random);
  const hand: Hand = {
    size: between(random, 0.82, 1.08),
    slant: between(random, -0.1, 0.15),
    wobble: between(random, 0.01, 0.07),
    /** Slope of the whole page, and additional slope of each line. */
    fall: paper === 'plain' ? between(random, -0.012, 0.012) : between(random, -0.002, 0.002),
    falls: paper === 'plain' ? 0.006 : 0.0025,
    lift: between(random, -0.04, 0.14),
    dark: between(random, 0.75, 1),
    pen: penOf(given),
  };
  const lines = isWhole ? chooseFitting(given, layout, hand) : given;
  const texts: string[] = [];
  const count = Math.floor((layout.last - layout.first) / layout.pitch) + 1;
  const most = isWhole ? lines.length : Infinity;
  const written = Math.min(most, Math.max(4, Math.round(count * between(random, 0.6, 1))));
  const firsts: boolean[] = [];
  let next = Math.floor(random() * lines.length);
  let inParagraph = 0;
  let length = 4 + Math.floor(random() * 6);
  for (let row = 0; row < written; row += 1) {
    const isFirst = inParagraph === 0;
    const isLast = inParagraph === length - 1;
    const fullWidth = layout.right - layout.left;
    const indent = isFirst ? between(random, 8, LARGEST_INDENT) : between(random, 0, 1.5);
    const full = (isLast ? between(random, 0.15, 0.9) : between(random, 0.93, 1)) * (fullWidth - indent);
    const width = isWhole ? 1 : full;
    firsts.push(isFirst);
    const strips: PackedLine[] = [];
    const zoom = (layout.pitch / STRIP_PITCH) * hand.size;
    let filled = 0;
    while (filled < width && strips.length < 6) {
      const strip = lines[next % lines.length] as PackedLine;
      next += 1;
      strips.push(strip);
      filled += (strip.width + 12) * zoom;
    }
    texts.push(strips.map(({ text }) => text).join(' '));
    write(image, owners, joinStrips(strips, isWhole ? Infinity : width / zoom), {
      owner: row + 1,
      left: (layout.left + indent) * SCALE,
      baseline: (layout.first + row * layout.pitch) * SCALE,
      zoom: zoom * SCALE,
      pitch: layout.pitch * SCALE,
      hand,
      random,
    });
    inParagraph = isLast ? 0 : inParagraph + 1;
    if (isLast) length = 3 + Math.floor(random() * 7);
  }
  return { image, owners, texts, firsts };
}

/** Minimum number of lines for a page. */
const LEAST_FITTING = 8;
const LARGEST_INDENT = 18;

/** The lines that fit in a row; the writing is made smaller if too few of them fit. */
function chooseFitting(lines: readonly PackedLine[], { left, right, pitch }: Layout, hand: Hand) {
  for (;;) {
    const most = ((right - left - LARGEST_INDENT) * STRIP_PITCH) / (pitch * hand.size);
    const fitting = lines.filter(({ width }) => width <= most);
    if (fitting.length >= Math.min(LEAST_FITTING, lines.length)) return fitting;
    hand.size *= 0.95;
  }
}

type Hand = {
  size: number;
  slant: number;
  wobble: number;
  fall: number;
  falls: number;
  lift: number;
  dark: number;
  /** How dark the pen is on most of its strokes, 0 to 15. */
  pen: number;
};

function penOf(lines: readonly PackedLine[]): number {
  const counts = new Uint32Array(16);
  for (const { ink } of lines)
    for (const value of ink) if (value > 1) counts[value] = (counts[value] as number) + 1;
  const half = counts.reduce((sum, count) => sum + count, 0) / 2;
  let seen = 0;
  return counts.findIndex((count) => (seen += count) > half);
}

/**
 * Joins strips of several lines, cut between words so that the result is at most this wide; the first word always
 * stays.
 */
function joinStrips(strips: readonly PackedLine[], most: number): { ink: Uint8Array; width: number } {
  const width = strips.reduce((sum, strip) => sum + strip.width + 12, 0);
  const ink = new Uint8Array(width * ROWS);
  let left = 0;
  for (const strip of strips) {
    for (let y = 0; y < ROWS; y += 1)
      ink.set(strip.ink.subarray(y * strip.width, (y + 1) * strip.width), y * width + left);
    left += strip.width + 12;
  }
  const isEmpty = (x: number) => {
    for (let y = 0; y < ROWS; y += 1) if (ink[y * width + x]) return false;
    return true;
  };
  let cut = Math.min(Math.round(most), width - 1);
  const isGap = (at: number) => [0, 1, 2, 3, 4, 5].every((back) => at - back >= 0 && isEmpty(at - back));
  while (cut > 60 && !isGap(cut)) cut -= 1;
  if (cut <= 60) for (cut = Math.min(Math.round(most), width - 1); cut < width - 1 && !isGap(cut);) cut += 1;
  const kept = new Uint8Array(cut * ROWS);
  for (let y = 0; y < ROWS; y += 1) kept.set(ink.subarray(y * width, y * width + cut), y * cut);
  return { ink: kept, width: cut };
}

type Place = {
  owner: number;
  left: number;
  baseline: number;
  zoom: number;
  pitch: number;
  hand: Hand;
  random: Random;
};

function write(
  { pixels }: GrayImage,
  owners: Uint8Array,
  strip: { ink: Uint8Array; width: number },
  { owner, left, baseline, zoom, pitch, hand, random }: Place,
): void {
  const waves = [between(random, 0.6, 1.4), between(random, 2, 5)];
  const starts = [random() * 7, random() * 7];
  const fall = hand.fall + between(random, -1, 1) * hand.falls;
  const lift = (hand.lift + between(random, -0.04, 0.04)) * pitch;
  const baseAt = (x: number) => {
    const along = (2 * Math.PI * x) / WIDTH;
    const wave = Math.sin(along * (waves[0] as number) + (starts[0] as number));
    const ripple = Math.sin(along * (waves[1] as number) + (starts[1] as number));
    return baseline - lift + fall * x + hand.wobble * pitch * (0.7 * wave + 0.3 * ripple);
  };
  const end = Math.min(WIDTH - 1, Math.ceil(left + (strip.width + ROWS) * zoom));
  for (let x = Math.max(0, Math.floor(left - 20 * zoom)); x < end; x += 1) {
    const base = baseAt(x);
    const top = Math.max(0, Math.floor(base - BASELINE * zoom));
    const bottom = Math.min(HEIGHT - 1, Math.ceil(base + (ROWS - BASELINE) * zoom));
    for (let y = top; y <= bottom; y += 1) {
      const down = (y - base) / zoom;
      const dark = (hand.dark * inkAt(strip, (x - left) / zoom + hand.slant * down, down + BASELINE)) / 15;
      if (dark <= 0.02) continue;
      const at = y * WIDTH + x;
      // The values are multiplied, because ink is transparent, so a stroke that crosses a ruled line is darker than
      // the stroke or the line alone.
      pixels[at] = ((pixels[at] as number) * (255 - 235 * dark)) / 255;
      if (dark >= (OWN * hand.dark * hand.pen) / 15) owners[at] = owner;
    }
  }
}

/** Interpolates linearly between pixels. */
function inkAt({ ink, width }: { ink: Uint8Array; width: number }, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= width - 1 || row >= ROWS - 1) return 0;
  const at = row * width + column;
  const across = x - column;
  const above = (ink[at] as number) * (1 - across) + (ink[at + 1] as number) * across;
  const below = (ink[at + width] as number) * (1 - across) + (ink[at + width + 1] as number) * across;
  return above + (y - row) * (below - above);
}

/**
 * Draws a rectangle, in millimeters; a partly covered pixel is darkened in proportion. Where two prints overlap,
 * the darker one applies.
 */
function draw(image: GrayImage, left: number, top: number, width: number, height: number, value: number) {
  const covered = (from: number, length: number, at: number) =>
    Math.min((from + length) * SCALE, at + 1) - Math.max(from * SCALE, at);
  const right = Math.min(image.width, Math.ceil((left + width) * SCALE));
  const bottom = Math.min(image.height, Math.ceil((top + height) * SCALE));
  for (let y = Math.max(0, Math.floor(top * SCALE)); y < bottom; y += 1) {
    for (let x = Math.max(0, Math.floor(left * SCALE)); x < right; x += 1) {
      const share = covered(left, width, x) * covered(top, height, y);
      const at = y * image.width + x;
      image.pixels[at] = Math.min(image.pixels[at] as number, 255 - share * (255 - value));
    }
  }
}

/** Draws the paper, and returns the area for writing. */
const PAPER_OF: Record<Paper, (image: GrayImage, random: Random) => Layout> = {
  sheet(image) {
    const { x, y } = SHEET_AT;
    const { left, top, right, bottom } = FIELD;
    for (const rule of RULES) draw(image, left + x, rule + y - 0.12, right - left, 0.25, 120);
    for (const edge of [top, bottom]) draw(image, left + x, edge + y - 0.17, right - left, 0.35, 120);
    for (const side of [left, right]) draw(image, side + x - 0.17, top + y, 0.35, bottom - top, 120);
    for (const [line, rule] of RULES.entries()) {
      const middle = rule - PITCH / 2 + y;
      draw(image, NUMBERS.right + x - 1.4, middle - 1, 0.5, 2, 60);
      if (line >= 9) draw(image, NUMBERS.left + x, middle - 1, 1, 0.5, 60);
    }
    for (const mark of MARKS)
      draw(image, mark.x + x - MARK_SIDE / 2, mark.y + y - MARK_SIDE / 2, MARK_SIDE, MARK_SIDE, 0);
    draw(image, left + x, 2 + y, 60, 4, 0);
    return {
      left: left + x + 2,
      right: right + x - 2,
      first: (RULES[0] as number) + y,
      last: bottom + y,
      pitch: PITCH,
    };
  },
  ruled(image, random) {
    const pitch = between(random, 6.4, 9);
    const first = between(random, 22, 35);
    const gray = between(random, 120, 190);
    const margin = random() < 0.6 ? between(random, 18, 28) : 0;
    for (let y = first; y < 290; y += pitch) draw(image, 0, y - 0.12, 210, 0.25, gray);
    if (margin > 0) draw(image, margin, 0, 0.3, 297, gray);
    return { left: Math.max(14, margin + 3), right: between(random, 190, 203), first, last: 280, pitch };
  },
  squared(image, random) {
    const side = random() < 0.5 ? between(random, 3.5, 4.4) : between(random, 6.6, 7.5);
    const first = between(random, 20, 26);
    const gray = between(random, 165, 205);
    for (let y = first % side; y < 297; y += side) draw(image, 0, y - 0.1, 210, 0.2, gray);
    for (let x = side / 2; x < 210; x += side) draw(image, x, 0, 0.2, 297, gray);
    return {
      left: between(random, 12, 20),
      right: between(random, 188, 200),
      first,
      last: 280,
      pitch: side < 5 ? 2 * side : side,
    };
  },
  plain(_, random) {
    const pitch = between(random, 6, 9.5);
    return {
      left: between(random, 12, 25),
      right: between(random, 185, 198),
      first: between(random, 20, 40),
      last: 270,
      pitch,
    };
  },
};
