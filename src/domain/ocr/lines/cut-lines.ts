import type { GrayImage } from '../gray-image.ts';
import type { Box } from '../box.ts';
import type { PixelPoint } from '../preparation/homography.ts';
import { median } from '../statistics.ts';
import { piecesByLine } from './assign-ink.ts';
import { heightAt, type WrittenLine } from './baselines.ts';
import { type Cut, cutStrip, paintOwners, STRIP_BASELINE } from './cut-strips.ts';
import type { Ink, Piece } from './ink-pieces.ts';
import { TRACK_STEP } from './line-tracks.ts';
import { placeOf, type Rule } from './page-rules.ts';
import { findStrikeOuts } from './strike-outs.ts';

/** A line of handwriting; units are pixels of the straight page unless noted. */
export type HandLine = {
  /**
   * The network's input, without ink of other lines and printed rules: 48 rows high, with a pitch of 40 rows and
   * the baseline at row 32.
   */
  strip: GrayImage;
  /** Position of the strip on the page. */
  cut: Cut;
  /** Points of the baseline from left to right; it follows the curvature of page and handwriting. */
  baseline: PixelPoint[];
  /** Bounding box of the line's ink. */
  box: Box;
  /** Distance, in pitches, by which the line begins to the right of the usual left edge; about 0 for most lines. */
  indent: number;
  /** Boxes of struck-out words on the page. These words are erased from the strip. */
  struck: Box[];
};

/** Minimum total `width` of a line's pieces of ink that are taller than `height`; both in pitches. */
const LEAST_LETTERS = { height: 0.16, width: 0.25 };

/**
 * The lines that contain letters, from top to bottom, with their strips. `rules` are the printed rules; a stroke on
 * a rule is not regarded as a strike-out.
 */
export function cutLines(
  page: GrayImage,
  ink: Ink,
  owners: Int16Array,
  written: readonly WrittenLine[],
  pitch: number,
  rules: readonly Rule[],
): HandLine[] {
  const boxes = boxesOf(ink, owners, written.length);
  const letters = piecesByLine(ink, owners, written.length, LEAST_LETTERS.height * pitch);
  const margin = median(boxes.filter(({ right }) => right > 0).map(({ left }) => left));
  const painted = paintOwners(ink, owners, page.width, page.height);
  return written.flatMap((line, at) => {
    const box = boxes[at] as Box;
    const width = (letters[at] as Piece[]).reduce((sum, { left, right }) => sum + right - left, 0);
    if (width < LEAST_LETTERS.width * pitch) return [];
    const { strip, cut } = cutStrip(page, painted, at, line, pitch, box.left, box.right);
    const isOnRule = (column: number, row: number) => {
      const { x, y } = onPage(line, cut, column, row);
      return rules.some((rule) => Math.abs(placeOf(rule, x) - y) < NEAR_RULE);
    };
    const struck = findStrikeOuts(strip, line.letters * cut.scale, isOnRule);
    for (const { from, to } of struck)
      for (let row = 0; row < strip.height; row += 1)
        strip.pixels.fill(255, row * strip.width + from, row * strip.width + to);
    const baseline = Array.from(line.baseline, (y, step) => ({ x: (step + 0.5) * TRACK_STEP, y })).filter(
      ({ x }) => x > box.left - TRACK_STEP && x < box.right + TRACK_STEP,
    );
    return {
      strip,
      cut,
      baseline,
      box,
      indent: (box.left - margin) / pitch,
      struck: struck.map(({ from, to }) => strikeBox(box, cut, from, to)),
    };
  });
}

/** In pixels. */
const NEAR_RULE = 4;

function onPage({ baseline }: WrittenLine, { left, scale }: Cut, column: number, row: number): PixelPoint {
  const x = left + (column + 0.5) / scale - 0.5;
  return { x, y: heightAt(baseline, x) + (row + 0.5 - STRIP_BASELINE) / scale - 0.5 };
}

const strikeBox = ({ top, bottom }: Box, { left, scale }: Cut, from: number, to: number): Box => ({
  left: left + from / scale,
  top,
  right: left + to / scale,
  bottom,
});

function boxesOf({ rows, lefts, rights }: Ink, owners: Int16Array, count: number): Box[] {
  const boxes = Array.from({ length: count }, () => ({
    left: Infinity,
    top: Infinity,
    right: -1,
    bottom: -1,
  }));
  for (let run = 0; run < rows.length; run += 1) {
    const box = boxes[owners[run] as number];
    if (!box) continue;
    box.left = Math.min(box.left, lefts[run] as number);
    box.right = Math.max(box.right, rights[run] as number);
    box.top = Math.min(box.top, rows[run] as number);
    box.bottom = Math.max(box.bottom, (rows[run] as number) + 1);
  }
  return boxes;
}
