import type { GrayImage } from '../gray-image.ts';
import { median } from '../quantile.ts';
import { ACROSS_RULE, findRuleStrokes, ON_RULE } from './rule-strokes.ts';
import { transpose } from './turn.ts';

const LEAST_RULES = 4;
const HORIZONTAL = { lengthShare: 0.1, lean: 1 };
/** Shorter and freer to lean: a page that is not cut out still tapers. Two rows of letters are no such stroke. */
const VERTICAL = { lengthShare: 0.06, lean: 2 };

/**
 * The page without its printed rules, if it has any: thin strokes that go on for long, in both directions. A page
 * that is not crossed by at least four horizontal ones is left alone, as this can take thin parts of letters along.
 */
export function eraseRules(image: GrayImage): { image: GrayImage; isRuled: boolean } {
  const { width, height } = image;
  const horizontal = findRuleStrokes(image, HORIZONTAL.lengthShare * width, HORIZONTAL.lean);
  if (countRules(horizontal, width, height) < LEAST_RULES) return { image, isRuled: false };
  const vertical = findRuleStrokes(transpose(image), VERTICAL.lengthShare * width, VERTICAL.lean);
  const { pixels: turnedBack } = transpose({ width: height, height: width, pixels: vertical });
  const pixels = image.pixels.map((value, at) => {
    const isCrossing = horizontal[at] === ACROSS_RULE && turnedBack[at] === ACROSS_RULE;
    return isCrossing || horizontal[at] === ON_RULE || turnedBack[at] === ON_RULE ? 255 : value;
  });
  return { image: { width, height, pixels }, isRuled: true };
}

/** How many rules most columns of the page's middle cross. */
function countRules(strokes: Uint8Array, width: number, height: number): number {
  const counts = Array.from({ length: 15 }, (_, sample) => {
    const x = Math.floor(width * (0.2 + (0.6 * sample) / 14));
    let crossed = 0;
    for (let y = 1; y < height; y += 1) {
      if (strokes[y * width + x] === ON_RULE && strokes[(y - 1) * width + x] !== ON_RULE) crossed += 1;
    }
    return crossed;
  });
  return median(counts);
}
