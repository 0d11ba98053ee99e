import type { GrayImage } from '../gray-image.ts';
import type { InkLevels } from './darken-ink.ts';
import { type PageRules, placeOf, type Rule } from './page-rules.ts';
import { type Direction, measureRuleGrays, type RuleGrays } from './rule-grays.ts';

/** So many rows from a rule no ink may be where it is erased whole. */
const FREE_ROWS = 2;
/** Nor in so many columns at both sides: a letter's foot may lie on the rule. */
const FREE_COLUMNS = 8;
/** So much darker than a rule is what is written on it, where no other ink is near. */
const DARKER = 45;
/** Rules are so uneven by themselves. */
const UNEVEN = 4;
/** What is darker than a rule by that is ink altogether, also where the ink is as light as the rule. */
const LEAST_STEP = 25;

/**
 * The page without its rules, the writing on them kept: each pixel on a rule is taken for a mixture of the rule, whose gray at this
 * place is known, and of ink; and where ink goes on at both sides it crosses the rule.
 */
export function erasePageRules(
  image: GrayImage,
  { horizontal, vertical }: PageRules,
  levels: InkLevels,
): GrayImage {
  const { width, height } = image;
  if (horizontal.length + vertical.length === 0) return image;
  const pixels = image.pixels.slice();
  const across: Direction = { length: width, breadth: height, along: 1, across: width };
  const down: Direction = { length: height, breadth: width, along: width, across: 1 };
  const level = measureRuleGrays(image.pixels, horizontal, across);
  const upright = measureRuleGrays(image.pixels, vertical, down);
  eraseAll(image.pixels, pixels, horizontal, across, level, upright, levels);
  eraseAll(image.pixels, pixels, vertical, down, upright, level, levels);
  return { width, height, pixels };
}

function eraseAll(
  from: Uint8Array,
  to: Uint8Array,
  rules: readonly Rule[],
  direction: Direction,
  own: RuleGrays,
  other: RuleGrays,
  { white, threshold }: InkLevels,
): void {
  const dark = (white + threshold) / 2;
  const ink = 2 * threshold - white;
  const { length, breadth, along, across } = direction;
  const { expected, paper, above, below } = own;
  const clean = (at: number) => (from[at] as number) + 255 - (other.expected[at] as number);
  const isDarkNear = (at: number, before: number, after: number) =>
    clean(at) < dark || clean(at - before) < dark || clean(at + after) < dark;
  const isFree = new Uint8Array(length + FREE_COLUMNS).fill(1);
  const middles = new Int32Array(length);
  for (const rule of rules) {
    for (let at = 0; at < length; at += 1) middles[at] = Math.round(placeOf(rule, at));
    const isInside = (middle: number) =>
      middle - above > FREE_ROWS && middle + below < breadth - 1 - FREE_ROWS;
    for (let at = 0; at < length; at += 1) {
      const middle = middles[at] as number;
      const over = at * along + (middle - above - FREE_ROWS) * across;
      const under = at * along + (middle + below + FREE_ROWS) * across;
      isFree[at] = Number(!isInside(middle) || (clean(over) >= dark && clean(under) >= dark));
    }
    let free = 0;
    for (let at = -FREE_COLUMNS; at < length; at += 1) {
      free = isFree[at + FREE_COLUMNS] === 1 ? free + 1 : 0;
      if (at < 0) continue;
      const middle = middles[at] as number;
      if (!isInside(middle)) continue;
      const isAlone = free > 2 * FREE_COLUMNS || free >= at + FREE_COLUMNS;
      const before = at > 0 ? along : 0;
      const after = at < length - 1 ? along : 0;
      const crosses =
        !isAlone &&
        isDarkNear(at * along + (middle - above - 1) * across, before, after) &&
        isDarkNear(at * along + (middle + below + 1) * across, before, after);
      for (let place = middle - above; place <= middle + below; place += 1) {
        const pixel = at * along + place * across;
        if (expected[pixel] === 255) continue;
        const beside = other.expected[pixel] as number;
        const own = crosses ? paper : (expected[pixel] as number);
        const rule = beside === 255 ? own : own + beside - paper;
        const value = from[pixel] as number;
        const depth = rule - value;
        if (depth <= UNEVEN || (isAlone && depth <= DARKER)) to[pixel] = crosses ? value : 255;
        else {
          const share = Math.min(1, (depth - UNEVEN) / Math.max(LEAST_STEP, rule - ink));
          to[pixel] = Math.min(255, value + (1 - share) * (paper - rule));
        }
      }
    }
  }
}
