import { median } from '../statistics.ts';
import { placeOf, RULE_STEP, type Rule } from './page-rules.ts';

/**
 * Length along the rules and breadth across the rules, in pixels, and the difference in pixel index to the next
 * pixel along the rules and across them.
 */
export type Direction = { length: number; breadth: number; along: number; across: number };

/**
 * The gray values that a page would have with only its printed rules. `expected` is the value of each pixel, 255
 * where no rule is; `paper` is the value next to the rules. A rule is visible up to `above` pixels above its middle
 * and `below` pixels below it.
 */
export type RuleGrays = { expected: Uint8Array; paper: number; above: number; below: number };

/** Distance from the middle of a rule, on both sides, up to which gray values are measured, in pixels. */
const REACH = 5;
/** Number of bins per pixel of distance from the middle of a rule. */
const FINE = 2;
const BINS = 2 * REACH * FINE + 1;
/**
 * Quantile of the gray values along a rule that is used as the rule's value. Most of a rule has no writing on it,
 * so it is about as light as this quantile.
 */
const LIGHTER = 0.6;
/** Sampling step along a rule, in pixels. */
const EACH = 2;
/** Number of steps on both sides that are included in the gray value of a step. */
const AROUND = 2;
/** Minimum contrast between a rule and the paper on both sides of the rule. */
const LEAST_CONTRAST = 12;
/** A position across a rule is regarded as paper if its contrast is below this share of the rule's contrast. */
const EDGE = 0.12;
/**
 * Maximum contrast of a rule: its usual contrast times `share`, plus `more`. If the contrast is higher, ink covers
 * the rule.
 */
const MOST_CONTRAST = { share: 1.25, more: 4 };

/** Measures the gray values of the rules step by step, from the columns without writing. */
export function measureRuleGrays(
  pixels: Uint8Array,
  rules: readonly Rule[],
  direction: Direction,
): RuleGrays {
  const expected = new Uint8Array(pixels.length).fill(255);
  const measured = rules.map((rule) => contrastsOf(pixels, rule, direction));
  const paper = median(measured.flatMap(({ papers }) => Array.from(papers)));
  const usuals = measured.map(({ contrasts }) => usualOf(contrasts));
  const usual = Array.from({ length: BINS }, (_, bin) => median(usuals.map((one) => one[bin] as number)));
  const most = Math.max(...usual);
  if (!(most >= LEAST_CONTRAST)) return { expected, paper, above: 0, below: 0 };
  let [first, last] = [usual.indexOf(most), usual.indexOf(most)];
  while ((usual[first - 1] ?? 0) > EDGE * most) first -= 1;
  while ((usual[last + 1] ?? 0) > EDGE * most) last += 1;
  const near = new Uint8Array(2 * AROUND + 1);
  for (const [at, { exact, contrasts, papers }] of measured.entries()) {
    const limits = (usuals[at] as Uint8Array).map((one) =>
      Math.min(255, MOST_CONTRAST.share * one + MOST_CONTRAST.more),
    );
    const steps = papers.length;
    const grays = new Uint8Array(BINS);
    for (let step = 0; step < steps; step += 1) {
      grays.fill(255);
      const from = Math.max(0, step - AROUND);
      const count = Math.min(steps, step + AROUND + 1) - from;
      for (let bin = first; bin <= last; bin += 1) {
        for (let other = 0; other < count; other += 1)
          near[other] = contrasts[(from + other) * BINS + bin] as number;
        const contrast = Math.min(limits[bin] as number, inOrder(near, 0, count, 0.5));
        grays[bin] = Math.max(0, (papers[step] as number) - contrast);
      }
      paint(expected, exact, step, grays, direction);
    }
  }
  return { expected, paper, above: Math.ceil(REACH - first / FINE), below: Math.ceil(last / FINE - REACH) };
}

/**
 * For each step along a rule: the rule's contrast with the paper at each position across the rule, and the gray
 * value of the paper. `exact` is the position of the rule at each pixel of its length.
 */
type Measured = { exact: Float32Array; contrasts: Uint8Array; papers: Uint8Array };

function contrastsOf(
  pixels: Uint8Array,
  rule: Rule,
  { length, breadth, along, across }: Direction,
): Measured {
  const exact = placesOf(rule, length);
  const steps = rule.places.length;
  const papers = new Uint8Array(steps);
  const contrasts = new Uint8Array(steps * BINS);
  const samples = new Uint8Array(BINS * RULE_STEP);
  const counts = new Uint8Array(BINS);
  const grays = new Uint8Array(BINS);
  for (let step = 0; step < steps; step += 1) {
    counts.fill(0);
    for (let at = step * RULE_STEP; at < Math.min(length, (step + 1) * RULE_STEP); at += EACH) {
      const place = exact[at] as number;
      const middle = Math.round(place);
      for (let row = Math.max(0, middle - REACH); row <= Math.min(breadth - 1, middle + REACH); row += 1) {
        const bin = Math.round((row - place + REACH) * FINE);
        if (bin < 0 || bin >= BINS) continue;
        const count = counts[bin] as number;
        samples[bin * RULE_STEP + count] = pixels[at * along + row * across] as number;
        counts[bin] = count + 1;
      }
    }
    let paper = 0;
    for (let bin = 0; bin < BINS; bin += 1) {
      const count = counts[bin] as number;
      grays[bin] = count === 0 ? 0 : inOrder(samples, bin * RULE_STEP, count, LIGHTER);
      paper = Math.max(paper, grays[bin] as number);
    }
    papers[step] = paper;
    for (let bin = 0; bin < BINS; bin += 1) {
      const before = grays[Math.max(0, bin - 1)] as number;
      const after = grays[Math.min(BINS - 1, bin + 1)] as number;
      const known = counts[bin] ? (grays[bin] as number) : Math.max(before, after);
      contrasts[step * BINS + bin] = known ? paper - known : 0;
    }
  }
  return { exact, contrasts, papers };
}

function placesOf(rule: Rule, length: number): Float32Array {
  const places = new Float32Array(length);
  for (let at = 0; at < length; at += 1) places[at] = placeOf(rule, at);
  return places;
}

/** Median contrast over all steps, for each position across the rule. */
function usualOf(contrasts: Uint8Array): Uint8Array {
  const steps = contrasts.length / BINS;
  const usual = new Uint8Array(BINS);
  const all = new Uint8Array(steps);
  for (let bin = 0; bin < BINS; bin += 1) {
    for (let step = 0; step < steps; step += 1) all[step] = contrasts[step * BINS + bin] as number;
    usual[bin] = inOrder(all, 0, steps, 0.5);
  }
  return usual;
}

/** Sorts `count` values starting at index `start`, and returns their quantile `share`. */
function inOrder(values: Uint8Array, start: number, count: number, share: number): number {
  for (let at = start + 1; at < start + count; at += 1) {
    const value = values[at] as number;
    let to = at;
    for (; to > start && (values[to - 1] as number) > value; to -= 1) values[to] = values[to - 1] as number;
    values[to] = value;
  }
  return values[start + Math.floor(share * count)] as number;
}

function paint(
  expected: Uint8Array,
  exact: Float32Array,
  step: number,
  grays: Uint8Array,
  { length, breadth, along, across }: Direction,
): void {
  for (let at = step * RULE_STEP; at < Math.min(length, (step + 1) * RULE_STEP); at += 1) {
    const place = exact[at] as number;
    const middle = Math.round(place);
    for (let row = Math.max(0, middle - REACH); row <= Math.min(breadth - 1, middle + REACH); row += 1) {
      const pixel = at * along + row * across;
      const bin = Math.round((row - place + REACH) * FINE);
      if (bin < 0 || bin >= BINS) continue;
      const gray = grays[bin] as number;
      if (gray < (expected[pixel] as number)) expected[pixel] = gray;
    }
  }
}
