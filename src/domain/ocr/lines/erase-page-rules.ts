import type { GrayImage } from '../gray-image.ts';
import type { InkLevels } from './darken-ink.ts';
import { type PageRules, placeOf, type Rule } from './page-rules.ts';
import { type Direction, measureRuleGrays, type RuleGrays } from './rule-grays.ts';

/** If there is no ink within this number of rows from a printed rule, the rule is erased completely. */
const FREE_ROWS = 2;
/**
 * Number of columns on both sides that must also be free of ink, because the bottom of a letter may be on the rule.
 */
const FREE_COLUMNS = 8;
/**
 * Minimum difference by which ink on a rule must be darker than the rule to be regarded as handwriting if no other
 * ink is near.
 */
const DARKER = 45;
/**
 * Tolerance for the unevenness of a rule's gray value. A larger value would erase the bottoms of faint letters that
 * are on a rule.
 */
const UNEVEN = 4;

/**
 * Erases the printed rules and keeps the handwriting on them. The rule's gray value, known at each position, is
 * divided out of the pixels with ink. Ink that continues on both sides of a rule is assumed to cross the rule, and
 * to be equally dark on it.
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
  const { length, breadth, along, across } = direction;
  const { expected, paper, above, below } = own;
  const clean = (at: number) => (from[at] as number) + 255 - (other.expected[at] as number);
  /** Gray value of ink that continues on both sides of a rule, vertically or at an angle; 255 if there is none. */
  const crossingOf = (over: number, under: number, before: number, after: number) => {
    const darkest = Math.min(
      Math.max(clean(over), clean(under)),
      Math.max(clean(over - before), clean(under + after)),
      Math.max(clean(over + after), clean(under - before)),
    );
    return darkest < dark ? darkest : 255;
  };
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
      const over = at * along + (middle - above - 1) * across;
      const under = at * along + (middle + below + 1) * across;
      const crossing = isAlone ? 255 : crossingOf(over, under, before, after);
      for (let place = middle - above; place <= middle + below; place += 1) {
        const pixel = at * along + place * across;
        if (expected[pixel] === 255) continue;
        const beside = other.expected[pixel] as number;
        const own = expected[pixel] as number;
        const rule = beside === 255 ? own : Math.max(1, own + beside - paper);
        const depth = rule - (from[pixel] as number);
        const isRule = depth <= UNEVEN || (isAlone && depth <= DARKER);
        // Ink is transparent, so the rule is visible through it.
        const seen = isRule ? 255 : (255 * (from[pixel] as number)) / rule;
        to[pixel] = Math.min(255, seen, crossing);
      }
    }
  }
}
