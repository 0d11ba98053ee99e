import { FIELD, PITCH, READ_AREA, RULES } from '../answer-sheet.ts';
import type { PageRules, Rule } from './page-rules.ts';

/** Maximum distance, as a share of the pitch, between a detected rule and the position of a rule on the sheet. */
const NEAR = 0.25;

/**
 * The rules of our answer sheet; `width` and `height` are the size of its straight `READ_AREA`. Detected rules are
 * used if the sheet has a rule at that position. A missing rule is placed with the same offset from its printed
 * position as the nearest detected rule.
 */
export function onlyOnSheet(found: PageRules, width: number, height: number): PageRules {
  const { left, top, right, bottom } = READ_AREA;
  const rows = [FIELD.top, ...RULES].map((y) => ((y - top) * height) / (bottom - top));
  const sides = [FIELD.left, FIELD.right].map((x) => ((x - left) * width) / (right - left));
  const near = (NEAR * PITCH * height) / (bottom - top);
  return {
    horizontal: complete(found.horizontal, rows, near),
    vertical: complete(found.vertical, sides, near),
  };
}

function complete(found: readonly Rule[], places: readonly number[], near: number): Rule[] {
  const seen = places.map((place) => {
    const off = (rule: Rule) => Math.abs(middleOf(rule) - place);
    const [best] = found.toSorted((a, b) => off(a) - off(b));
    return best && off(best) < near ? best : null;
  });
  return places.flatMap((place, at) => {
    const own = seen[at];
    if (own) return own;
    const [other] = Array.from(places.keys())
      .filter((index) => seen[index])
      .sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
    if (other === undefined) return [];
    const beside = (seen[other] as Rule).places;
    return { places: beside.map((one) => one + place - (places[other] as number)) };
  });
}

const middleOf = ({ places }: Rule) => places[places.length >> 1] as number;
