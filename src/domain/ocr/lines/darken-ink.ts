import type { GrayImage } from '../gray-image.ts';
import { findWhite, LIGHT } from './find-white.ts';
import { INK } from './ink-pieces.ts';
import { type PageRules, placeOf, RULE_STEP, type Rule } from './page-rules.ts';

/** Sampling step, in pixels. */
const SAMPLE = 5;
/** Number of rows on each side of a rule that are skipped. */
const REACH = 6;
/** Share of the width and height that is skipped at each edge, because a photo may also show the table there. */
const BORDER = 0.03;
const ROUNDS = 8;
/**
 * Minimum distance of the ink threshold from white; with a smaller distance, shadows on an empty page would be ink.
 */
const LEAST_STEP = 17;

/** Gray levels: values above `white` are paper, values below `threshold` are ink. */
export type InkLevels = { white: number; threshold: number };

/**
 * Finds the ink levels of a page. They are measured away from the page's printed rules and only near paper, because
 * dark areas without paper are the table and its shadow.
 */
export function findInkLevels(
  { width, height, pixels }: GrayImage,
  { horizontal, vertical }: PageRules,
): InkLevels {
  const counts = new Uint32Array(256);
  const rows = Array.from({ length: Math.ceil(width / RULE_STEP) }, (_, step) =>
    besideRules(horizontal, step, height),
  );
  const [left, right] = [Math.ceil(BORDER * width), Math.floor((1 - BORDER) * width)];
  const seen = new Uint8Array(RULE_STEP);
  let columns = new Uint8Array(width);
  for (let y = 0; y < height; y += 1) {
    if (y % RULE_STEP === 0) columns = besideRules(vertical, y / RULE_STEP, width);
    if (y < BORDER * height || y > (1 - BORDER) * height) continue;
    for (let step = 0; step < rows.length; step += 1) {
      if ((rows[step] as Uint8Array)[y]) continue;
      let count = 0;
      let lightest = 0;
      const end = Math.min(right, (step + 1) * RULE_STEP);
      for (let x = Math.max(left, step * RULE_STEP); x < end; x += SAMPLE) {
        if (columns[x]) continue;
        const value = pixels[y * width + x] as number;
        seen[count] = value;
        count += 1;
        if (value > lightest) lightest = value;
      }
      if (lightest < LIGHT) continue;
      for (let at = 0; at < count; at += 1)
        counts[seen[at] as number] = (counts[seen[at] as number] as number) + 1;
    }
  }
  const white = findWhite(counts);
  return { white, threshold: Math.min(white - LEAST_STEP, findThreshold(counts, white)) };
}

/** For each position perpendicular to the rules, at one step along the rules, whether a rule is near. */
function besideRules(rules: readonly Rule[], step: number, length: number): Uint8Array<ArrayBuffer> {
  const isBeside = new Uint8Array(length);
  for (const rule of rules) {
    const middle = Math.round(placeOf(rule, (step + 0.5) * RULE_STEP));
    isBeside.fill(1, Math.max(0, middle - REACH), Math.max(0, middle + REACH + 1));
  }
  return isBeside;
}

/**
 * Returns the page with white paper and dark ink, whatever the pen. This is needed because evening out the
 * brightness makes pencil faint if the page also has black marks or rules, and makes the grain of the paper faint
 * too. The threshold becomes `INK`.
 */
export function darkenInk(page: GrayImage, levels: InkLevels): GrayImage {
  return stretch(page, levels, Math.max(1, gainTo(INK, levels)));
}

/** Gray value halfway between paper and ink in strips. */
export const STRIP_INK = 230;

/**
 * Returns the page with white paper and with ink so soft that thin strokes keep their edges, because the network
 * recognizes such strips best.
 */
export function softenInk(page: GrayImage, levels: InkLevels): GrayImage {
  return stretch(page, levels, gainTo(STRIP_INK, levels));
}

const gainTo = (gray: number, { white, threshold }: InkLevels) => (255 - gray) / (white - threshold);

function stretch(page: GrayImage, { white }: InkLevels, gain: number): GrayImage {
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, 255 - (white - value) * gain)),
  );
  const pixels = new Uint8Array(page.pixels.length);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = table[page.pixels[at] as number] as number;
  return { ...page, pixels };
}

/** The gray value halfway between white and the mean of all values darker than itself (Ridler and Calvard). */
function findThreshold(counts: Uint32Array, white: number): number {
  let threshold = white - LEAST_STEP / 2;
  for (let round = 0; round < ROUNDS; round += 1) {
    let sum = 0;
    let total = 0;
    for (let value = 0; value < threshold; value += 1) {
      sum += value * (counts[value] as number);
      total += counts[value] as number;
    }
    if (total === 0) return INK;
    threshold = Math.round((sum / total + white) / 2);
  }
  return threshold;
}
