import type { GrayImage } from '../gray-image.ts';
import { median } from '../statistics.ts';
import type { InkLevels } from './darken-ink.ts';
import { type PageRules, placeOf, type Rule } from './page-rules.ts';

/** On both sides of the middle of a rule, in pixels. */
const REACH = 5;
/** A rule is darker than the paper at both sides of it by this at least. */
const LEAST_CONTRAST = 12;
/** Of that contrast: what is fainter is its soft edge. */
const EDGE = 0.3;
/** So much darker than a rule is what is written on it. */
const DARKER = 45;
/** Where no ink meets a rule, it is erased with so many rows at both sides of it. */
const EDGE_ROWS = 1;
/** So many rows from a rule no ink may be. */
const FREE_ROWS = 2;

/** More than the rule's own contrast is given back, as its place is only known to half a pixel. */
const OVER = 1.15;

/**
 * The page without its rules, the writing on them kept: what is darker than the rule, and what goes on at both sides of it. Only
 * as many rows are taken as the rules of the page are thick.
 */
export function erasePageRules(
  image: GrayImage,
  { horizontal, vertical }: PageRules,
  { white, threshold }: InkLevels,
): GrayImage {
  const ink = (white + threshold) / 2;
  const pixels = image.pixels.slice();
  const { width, height } = image;
  const across: Direction = { length: width, breadth: height, along: 1, across: width };
  const down: Direction = { length: height, breadth: width, along: width, across: 1 };
  eraseAll(image.pixels, pixels, horizontal, across, ink);
  eraseAll(image.pixels, pixels, vertical, down, ink);
  const page = { width, height, pixels };
  for (const rule of horizontal) for (const other of vertical) eraseCrossing(page, rule, other, ink);
  return page;
}

const CROSSING = 5;

/** What is left where two rules cross, unless writing comes near. */
function eraseCrossing({ width, height, pixels }: GrayImage, rule: Rule, other: Rule, ink: number): void {
  const y = Math.round(placeOf(rule, placeOf(other, placeOf(rule, 0))));
  const x = Math.round(placeOf(other, y));
  if (x < CROSSING || y < CROSSING || x >= width - CROSSING || y >= height - CROSSING) return;
  for (let off = -CROSSING; off <= CROSSING; off += 1) {
    const across = (y + off) * width + x;
    const along = y * width + x + off;
    const isFree =
      (pixels[across - CROSSING] as number) >= ink &&
      (pixels[across + CROSSING] as number) >= ink &&
      (pixels[along - CROSSING * width] as number) >= ink &&
      (pixels[along + CROSSING * width] as number) >= ink;
    if (!isFree) return;
  }
  for (let row = y - CROSSING + 1; row < y + CROSSING; row += 1)
    pixels.fill(255, row * width + x - CROSSING + 1, row * width + x + CROSSING);
}

/** How far rules go, how many pixels there are across them, and the steps from a pixel to the next both ways. */
type Direction = { length: number; breadth: number; along: number; across: number };

/** The gray of a rule at each distance from its middle, from `-REACH` on, and how far it reaches up and down. */
type Look = { grays: number[]; paper: number; first: number; last: number; darkest: number };

function eraseAll(
  from: Uint8Array,
  to: Uint8Array,
  rules: readonly Rule[],
  direction: Direction,
  ink: number,
): void {
  const looks = rules.map((rule) => lookOf(typicalGrays(from, rule, direction)));
  const seen = looks.filter((look) => look !== null);
  const before = median(seen.map(({ first, darkest }) => darkest - first));
  const after = median(seen.map(({ last, darkest }) => last - darkest));
  for (const [at, look] of looks.entries()) {
    if (look === null) continue;
    const { darkest } = look;
    const first = Math.max(look.first, darkest - before - 1);
    const last = Math.min(look.last, darkest + after + 1);
    eraseRule(from, to, rules[at] as Rule, { ...look, first, last }, direction, ink);
  }
}

/** Null where no rule is to be seen. */
function lookOf(grays: number[]): Look | null {
  const paper = Math.max(...grays);
  const darkest = grays.indexOf(Math.min(...grays));
  const contrast = paper - (grays[darkest] as number);
  if (contrast < LEAST_CONTRAST) return null;
  const isRule = (at: number) => paper - (grays[at] ?? paper) > EDGE * contrast;
  let [first, last] = [darkest, darkest];
  while (isRule(first - 1)) first -= 1;
  while (isRule(last + 1)) last += 1;
  return { grays, paper, first, last, darkest };
}

function eraseRule(
  from: Uint8Array,
  to: Uint8Array,
  rule: Rule,
  { grays, paper, first, last }: Look,
  { length, breadth, along, across }: Direction,
  ink: number,
): void {
  const darkest = Math.min(...grays);
  for (let at = 0; at < length; at += 1) {
    const middle = Math.round(placeOf(rule, at));
    const above = middle + first - REACH;
    const below = middle + last - REACH;
    if (above < 4 || below >= breadth - 4) continue;
    const before = at > 0 ? -along : 0;
    const after = at < length - 1 ? along : 0;
    const over = at * along + (above - 1) * across;
    const under = at * along + (below + 1) * across;
    const isAlone =
      (from[over - FREE_ROWS * across] as number) >= ink &&
      (from[under + FREE_ROWS * across] as number) >= ink;
    if (isAlone) {
      for (let place = above - EDGE_ROWS; place <= below + EDGE_ROWS; place += 1) {
        const pixel = at * along + place * across;
        if ((from[pixel] as number) >= darkest - DARKER) to[pixel] = 255;
      }
      continue;
    }
    if (isDarkNear(from, over, before, after, ink) && isDarkNear(from, under, before, after, ink)) continue;
    for (let place = above; place <= below; place += 1) {
      const pixel = at * along + place * across;
      const typical = grays[place - middle + REACH] as number;
      const value = from[pixel] as number;
      if (value >= typical - DARKER) to[pixel] = Math.min(255, value + OVER * (paper - typical));
    }
  }
}

const isDarkNear = (pixels: Uint8Array, at: number, before: number, after: number, dark: number) =>
  (pixels[at] as number) < dark ||
  (pixels[at + before] as number) < dark ||
  (pixels[at + after] as number) < dark;

/** Of the grays along a rule: most of it, where nothing is written, is as light as that. */
const LIGHTER = 0.6;

function typicalGrays(
  pixels: Uint8Array,
  rule: Rule,
  { length, breadth, along, across }: Direction,
): number[] {
  const counts = Array.from({ length: 2 * REACH + 1 }, () => new Uint32Array(256));
  for (let at = 0; at < length; at += 3) {
    const middle = Math.round(placeOf(rule, at));
    if (middle < REACH || middle >= breadth - REACH) continue;
    for (let off = 0; off <= 2 * REACH; off += 1) {
      const gray = pixels[at * along + (middle + off - REACH) * across] as number;
      const count = counts[off] as Uint32Array;
      count[gray] = (count[gray] as number) + 1;
    }
  }
  return counts.map(lighterOf);
}

function lighterOf(counts: Uint32Array): number {
  let total = 0;
  for (let gray = 0; gray < 256; gray += 1) total += counts[gray] as number;
  let seen = 0;
  for (let gray = 0; gray < 256; gray += 1) {
    seen += counts[gray] as number;
    if (seen > LIGHTER * total) return gray;
  }
  return 255;
}
