import type { GrayImage } from '../../src/domain/ocr/gray-image.ts';
import { STRIP_INK } from '../../src/domain/ocr/lines/darken-ink.ts';
import { heightAt } from '../../src/domain/ocr/lines/baselines.ts';
import { STRIP_BASELINE, STRIP_HEIGHT } from '../../src/domain/ocr/lines/cut-strips.ts';
import { TRACK_STEP } from '../../src/domain/ocr/lines/line-tracks.ts';
import type { HandLine } from '../../src/domain/ocr/lines/cut-lines.ts';

/** Threshold for ink in a strip, including soft edges: a third of the darkness half-way between paper and ink. */
const SOFT = 255 - (255 - STRIP_INK) / 3;
/** Minimum ink of a line, in pixels; lines with less were cut off by the edge of the page. */
const LEAST_INK = 60;
const LEAST_OWN = 0.95;
const MOST_FOREIGN = 0.05;

/**
 * Outcome for the true line at `index`: `line` is the found line whose strip contains most of the true line's ink,
 * null if no strip contains any; `own` is the share of the true line's ink in that strip, `foreign` the share of
 * other lines' ink in that strip.
 */
export type LineFate = {
  index: number;
  line: HandLine | null;
  own: number;
  foreign: number;
  isWhole: boolean;
};

/**
 * The outcome for each of `count` true lines of a straightened page. Each pixel of the page contains the number,
 * from 1, of the line whose ink it shows.
 */
export function measureLines(page: GrayImage, count: number, found: readonly HandLine[]): LineFate[] {
  const owners = page.pixels;
  const totals = new Float64Array(count + 1);
  for (let at = 0; at < owners.length; at += 1)
    totals[owners[at] as number] = (totals[owners[at] as number] as number) + 1;
  const shares = found.map((line) => ({ line, ink: inkIn(page, count, line) }));
  return Array.from({ length: count }, (_, index) => {
    const owner = index + 1;
    if ((totals[owner] as number) < LEAST_INK) return [];
    let best: (typeof shares)[number] | null = null;
    for (const share of shares) if ((share.ink[owner] as number) > (best?.ink[owner] ?? 0)) best = share;
    if (best === null) return { index, line: null, own: 0, foreign: 0, isWhole: false };
    const { line, ink } = best;
    const own = (ink[owner] as number) / (totals[owner] as number);
    const foreign = 1 - (ink[owner] as number) / ink.reduce((sum, one) => sum + one, 0);
    return { index, line, own, foreign, isWhole: own >= LEAST_OWN && foreign < MOST_FOREIGN };
  }).flat();
}

/** Number of dark pixels of each true line that a strip shows. */
function inkIn(page: GrayImage, count: number, { strip, cut, baseline }: HandLine): Float64Array {
  const owners = page.pixels;
  const seen = new Float64Array(count + 1);
  const right = cut.left + strip.width / cut.scale;
  const baselineAt = followBaseline(baseline);
  for (let x = Math.max(0, Math.floor(cut.left)); x < Math.min(page.width, right); x += 1) {
    const base = baselineAt(x);
    const column = Math.min(strip.width - 1, Math.max(0, Math.floor((x + 0.5 - cut.left - 0.5) * cut.scale)));
    const top = Math.max(0, Math.floor(base - STRIP_BASELINE / cut.scale));
    const bottom = Math.min(page.height - 1, Math.ceil(base + (STRIP_HEIGHT - STRIP_BASELINE) / cut.scale));
    for (let y = top; y <= bottom; y += 1) {
      const at = y * page.width + x;
      const owner = owners[at] as number;
      if (!owner) continue;
      const row = Math.floor((y - base) * cut.scale + STRIP_BASELINE);
      if (row < 0 || row >= STRIP_HEIGHT) continue;
      if (isDarkNear(strip, column, row)) seen[owner] = (seen[owner] as number) + 1;
    }
  }
  return seen;
}

function isDarkNear({ width, height, pixels }: GrayImage, column: number, row: number): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1)
      if ((pixels[y * width + x] as number) < SOFT) return true;
  return false;
}

function followBaseline(baseline: HandLine['baseline']): (x: number) => number {
  const heights = Float32Array.from(baseline, ({ y }) => y);
  const first = (baseline[0]?.x ?? 0) - TRACK_STEP / 2;
  return (x) => heightAt(heights, x - first);
}
