import type { GrayImage } from '../gray-image.ts';
import type { InkLevels } from './darken-ink.ts';
import { type PageRules, placeOf, type Rule } from './page-rules.ts';
import { type Direction, measureRuleGrays, type RuleGrays } from './rule-grays.ts';

/** Rows from a rule where no ink may be if the rule is erased whole. */
const FREE_ROWS = 2;
/** Columns at both sides that must be free of ink, too: a letter's foot may lie on the rule. */
const FREE_COLUMNS = 8;
/** Writing on a rule is darker than the rule by more than this, where no other ink is near. */
const DARKER = 45;
/** Unevenness of a rule's gray; letting more pass takes the feet of letters that a faint pen puts on a rule. */
const UNEVEN = 4;

/**
 * Erases the rules and keeps the writing on them: the rule's gray, known at each place, is divided out of the ink; ink that goes
 * on at both sides crosses the rule and is as dark there.
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
  /** Gray of ink that goes on at both sides of a rule, straight or leaning; 255 if there is none. */
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
        // Ink is transparent: the rule is seen through it.
        const seen = isRule ? 255 : (255 * (from[pixel] as number)) / rule;
        to[pixel] = Math.min(255, seen, crossing);
      }
    }
  }
}
