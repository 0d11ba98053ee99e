import type { GrayImage } from '../gray-image.ts';
import { median } from '../statistics.ts';
import { findWhite } from './find-white.ts';

/**
 * A printed rule of a straight page: its distance from the top or left edge of the page in pixels, every
 * `RULE_STEP` pixels along the rule (the distance of its upper or left side if it is two pixels wide).
 */
export type Rule = { places: Float32Array };

export type PageRules = { horizontal: Rule[]; vertical: Rule[] };

export const RULE_STEP = 32;
/**
 * Limits of the gray value below which a pixel may belong to a printed rule. Rules are lighter than ink, and darker
 * than the grain of the paper by at least `grain`.
 */
const FAINT = { least: 215, most: 232, grain: 5 };
const SAMPLE = 7;
/**
 * Minimum share of dark pixels in two adjacent rows together (`FILLED`), and in at least one of the two rows
 * (`HALF_FILLED`). Two rows are used because a slanted rule extends over two rows.
 */
const FILLED = 0.78;
const HALF_FILLED = 0.5;
/** Minimum share of the page's width or height that a rule must cross. */
const LEAST_SHARE = { horizontal: 0.3, vertical: 0.3 };
/** Minimum number of horizontal rules; a smaller number of them could be underlines of words. */
const LEAST_RULES = 4;
const LEAN = 2;
/** Maximum number of consecutive steps in which handwriting may hide a rule. */
const MOST_HIDDEN = 6;
const THICKEST = 7;
const FULL = 0.9;
const MOST_LETTERS = 40;

/**
 * Finds the printed rules of a straight page, which are long thin strokes. If fewer than four are horizontal,
 * returns none.
 */
export function findPageRules({ width, height, pixels }: GrayImage): PageRules {
  const faint = findFaint(pixels);
  const across = Math.ceil(width / RULE_STEP);
  const down = Math.ceil(height / RULE_STEP);
  /** For each step along the rules, the number of dark pixels at each position across them. */
  const rows = new Uint8Array(across * (height + 1));
  const columns = new Uint8Array(down * (width + 1));
  for (let y = 0; y < height; y += 1) {
    const inColumns = (y >> 5) * (width + 1);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if ((pixels[at] as number) >= faint) continue;
      const row = (x >> 5) * (height + 1) + y;
      rows[row] = (rows[row] as number) + 1;
      columns[inColumns + x] = (columns[inColumns + x] as number) + 1;
    }
  }
  const horizontal = followRules(rows, across, height, LEAST_SHARE.horizontal);
  const vertical = followRules(columns, down, width, LEAST_SHARE.vertical);
  if (horizontal.length < LEAST_RULES) return { horizontal: [], vertical: [] };
  return {
    horizontal: fillGaps(horizontal),
    vertical: vertical.length < LEAST_RULES ? vertical : fillGaps(vertical),
  };
}

/** The gray value below which a pixel may belong to a rule. */
function findFaint(pixels: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < pixels.length; at += SAMPLE) {
    const value = pixels[at] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  return Math.min(FAINT.most, Math.max(FAINT.least, findWhite(counts) - FAINT.grain));
}

/** Share by which a gap between two rules may differ from a multiple of the usual distance between rules. */
const IRREGULAR = 0.12;
const MOST_MISSING = 4;

/** The typical distance between neighboring rules, in pixels. */
export function ruleDistance(rules: readonly Rule[]): number {
  const heights = rules.map(({ places }) => places[places.length >> 1] as number).sort((a, b) => a - b);
  return median(heights.slice(1).map((height, at) => height - (heights[at] as number)));
}

/**
 * Adds rules that are hidden by handwriting. Their positions are known, because rules are printed at equal
 * distances.
 */
function fillGaps(rules: readonly Rule[]): Rule[] {
  const distance = ruleDistance(rules);
  const middle = ({ places }: Rule) => places[places.length >> 1] as number;
  const sorted = rules.toSorted((a, b) => middle(a) - middle(b));
  return sorted.flatMap((rule, at) => {
    const next = sorted[at + 1];
    if (!next) return [rule];
    const times = (middle(next) - middle(rule)) / distance;
    const missing = Math.round(times) - 1;
    if (missing < 1 || missing > MOST_MISSING || Math.abs(times - missing - 1) > IRREGULAR * (missing + 1))
      return [rule];
    const between = Array.from({ length: missing }, (_, index) => {
      const share = (index + 1) / (missing + 1);
      return {
        places: rule.places.map((place, step) => place + share * ((next.places[step] as number) - place)),
      };
    });
    return [rule, ...between];
  });
}

type Track = { steps: number[]; places: number[] };

function followRules(counts: Uint8Array, steps: number, length: number, leastShare: number): Rule[] {
  const done: Track[] = [];
  let open: Track[] = [];
  for (let step = 0; step < steps; step += 1) {
    const found = stepPeaks(counts.subarray(step * (length + 1), (step + 1) * (length + 1)), length);
    const taken = new Set<number>();
    for (const track of open) {
      const last = track.steps.length - 1;
      const gap = step - (track.steps[last] as number);
      const expected = (track.places[last] as number) + gap * leanOf(track);
      let best = -1;
      for (const [at, place] of found.entries()) {
        const off = Math.abs(place - expected);
        if (off > LEAN || taken.has(at)) continue;
        if (best === -1 || off < Math.abs((found[best] as number) - expected)) best = at;
      }
      if (best === -1) continue;
      taken.add(best);
      track.steps.push(step);
      track.places.push(found[best] as number);
    }
    for (const [at, place] of found.entries())
      if (!taken.has(at)) open.push({ steps: [step], places: [place] });
    const isOver = (track: Track) => step - (track.steps.at(-1) as number) > MOST_HIDDEN;
    done.push(...open.filter(isOver));
    open = open.filter((track) => !isOver(track));
  }
  return [...done, ...open]
    .filter(({ steps: seen }) => seen.length >= leastShare * steps)
    .map((track) => ({ places: fillIn(track, steps) }));
}

/** Slope of a track per step, computed from its last steps. */
function leanOf({ steps, places }: Track): number {
  const last = steps.length - 1;
  const from = Math.max(0, last - 5);
  return last - from < 3 ? 0 : leanBetween(steps, places, from, last);
}

const leanBetween = (steps: readonly number[], places: readonly number[], from: number, to: number) =>
  to === from
    ? 0
    : ((places[to] as number) - (places[from] as number)) / ((steps[to] as number) - (steps[from] as number));

const isFull = (one: number, next: number) =>
  one + next >= FILLED * RULE_STEP && (one >= HALF_FILLED * RULE_STEP || next >= HALF_FILLED * RULE_STEP);

/** Positions within a step that have enough dark pixels for a rule; thick dark areas are not rules. */
function stepPeaks(counts: Uint8Array, length: number): number[] {
  const peaks: number[] = [];
  for (let at = 0; at < length; at += 1) {
    const start = at;
    while (at < length && isFull(counts[at] as number, counts[at + 1] as number)) at += 1;
    // A single full row is skipped, because a slanted rule fills two rows, and the rows of letters above a rule are
    // fainter.
    if (at === start) continue;
    if (at - start < THICKEST) peaks.push(middleOf(counts, start, at + 1));
    else if (at - start < MOST_LETTERS) addFullest(counts, start, at + 1, peaks);
  }
  return peaks;
}

/**
 * Adds the middle of the completely filled pixel rows to `peaks`, because a few such rows within dense letters are
 * a printed rule.
 */
function addFullest(counts: Uint8Array, from: number, to: number, peaks: number[]): void {
  let first = -1;
  let last = -1;
  for (let at = from; at < to; at += 1) {
    if ((counts[at] as number) < FULL * RULE_STEP) continue;
    if (first === -1) first = at;
    last = at;
  }
  if (first !== -1 && last - first < THICKEST) peaks.push((first + last) / 2);
}

function middleOf(counts: Uint8Array, from: number, to: number): number {
  let most = 0;
  for (let at = from; at < to; at += 1) most = Math.max(most, counts[at] as number);
  let sum = 0;
  let weighted = 0;
  for (let at = from; at < to; at += 1) {
    const count = counts[at] as number;
    if (count < most / 2) continue;
    sum += count;
    weighted += at * count;
  }
  return weighted / sum;
}

const ENDS = 8;

/** The position of the rule at every step of the page, extrapolated beyond the ends of the track. */
function fillIn({ steps, places }: Track, count: number): Float32Array {
  const first = leanBetween(steps, places, 0, Math.min(ENDS, steps.length - 1));
  const last = leanBetween(steps, places, Math.max(0, steps.length - 1 - ENDS), steps.length - 1);
  const filled = new Float32Array(count);
  const smooth = places.map((_, at) => median(places.slice(Math.max(0, at - 1), at + 2)));
  for (let step = 0, at = 0; step < count; step += 1) {
    while (at < steps.length - 1 && (steps[at + 1] as number) <= step) at += 1;
    const from = steps[at] as number;
    const place = smooth[at] as number;
    const to = steps[at + 1];
    if (step < from) filled[step] = place + (step - from) * first;
    else if (to === undefined) filled[step] = place + (step - from) * last;
    else filled[step] = place + ((step - from) / (to - from)) * ((smooth[at + 1] as number) - place);
  }
  return evenOut(filled);
}

/** Radius of the moving mean, in steps; it becomes smaller towards the ends of a rule. */
const EVENED = 3;

/** Smooths a rule by a moving mean, because printed rules are not wavy. */
function evenOut(places: Float32Array): Float32Array {
  return places.map((_, step) => {
    const reach = Math.min(EVENED, step, places.length - 1 - step);
    let sum = 0;
    for (let other = step - reach; other <= step + reach; other += 1) sum += places[other] as number;
    return sum / (2 * reach + 1);
  });
}

/** Position of a printed rule across the page, at the pixel `along` its length. */
export function placeOf({ places }: Rule, along: number): number {
  const exact = Math.min(Math.max((along + 0.5) / RULE_STEP - 0.5, 0), places.length - 1);
  const before = Math.floor(exact);
  const place = places[before] as number;
  return place + (exact - before) * ((places[before + 1] ?? place) - place);
}
