import type { GrayImage } from '../gray-image.ts';
import { median } from '../statistics.ts';
import { transpose } from './turn.ts';

const LEAST_RULES = 4;
const HORIZONTAL = { lengthShare: 0.1, lean: 1 };
/**
 * Vertical rules may be shorter and more slanted than horizontal rules, because a page that is not cut out appears
 * tapered. The limits still exclude two rows of letters.
 */
const VERTICAL = { lengthShare: 0.06, lean: 2 };

const INK = 170;
/**
 * Threshold for our own answer sheet, whose rules are fainter. It is not used for other paper, because the grain of
 * a dark photo would be regarded as ink.
 */
const FAINT_INK = 195;

/**
 * The page without its printed rules, if it has any. Rules are long thin strokes, horizontal or vertical. A page
 * crossed by fewer than four horizontal rules is not changed, because erasing can also remove thin parts of
 * letters.
 */
export function eraseRules(image: GrayImage, areFaint = false): { image: GrayImage; isRuled: boolean } {
  const { width, height } = image;
  const ink = areFaint ? FAINT_INK : INK;
  const horizontal = findRuleStrokes(image, ink, HORIZONTAL);
  if (countRules(horizontal, width, height) < LEAST_RULES) return { image, isRuled: false };
  const vertical = findRuleStrokes(transpose(image), ink, VERTICAL);
  const { pixels: turnedBack } = transpose({ width: height, height: width, pixels: vertical });
  const pixels = image.pixels.map((value, at) => {
    const isCrossing = horizontal[at] === ACROSS_RULE && turnedBack[at] === ACROSS_RULE;
    return isCrossing || horizontal[at] === ON_RULE || turnedBack[at] === ON_RULE ? 255 : value;
  });
  return { image: { width, height, pixels }, isRuled: true };
}

/** Median number of rules that are crossed by columns in the middle part of the page. */
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

const THICKNESS_SHARE = 0.004;
/**
 * Minimum filled share of a rule's length; it is below 1 because a rule may have interruptions and letters may
 * touch it.
 */
const FILLED = 0.8;

/**
 * Relation of a pixel to a rule: not on the rule, part of the rule, or ink along the rule that is too thick to be
 * part of it.
 */
const OFF_RULE = 0;
const ON_RULE = 1;
const ACROSS_RULE = 2;

/**
 * Finds thin strokes that extend from left to right over at least `lengthShare` of the width, including their soft
 * edges. Over that length a stroke may move up or down by `lean` pixels. Thick parts are letters on a rule, or
 * other rules that cross the rule.
 */
function findRuleStrokes(
  image: GrayImage,
  ink: number,
  { lengthShare, lean }: typeof HORIZONTAL,
): Uint8Array {
  const { width, height } = image;
  const thin = findThinInk(image, ink, Math.max(2, Math.round(THICKNESS_SHARE * Math.max(width, height))));
  const strokes = new Uint8Array(width * height);
  const near = new Uint8Array(width);
  const window = Math.max(8, Math.round(lengthShare * width));
  for (let y = 0; y < height; y += 1) {
    near.fill(0);
    for (let row = Math.max(0, y - lean); row <= Math.min(height - 1, y + lean); row += 1) {
      for (let x = 0; x < width; x += 1) near[x] = (near[x] as number) | (thin[row * width + x] as number);
    }
    let filled = 0;
    let markedTo = 0;
    for (let x = 0; x < width; x += 1) {
      filled += near[x] as number;
      if (x >= window) filled -= near[x - window] as number;
      if (x < window - 1 || filled < FILLED * window) continue;
      for (let at = Math.max(markedTo, x - window + 1); at <= x; at += 1) {
        if (thin[y * width + at]) markWithEdges(strokes, y, at, width, height);
        else if (strokes[y * width + at] === OFF_RULE) strokes[y * width + at] = ACROSS_RULE;
      }
      markedTo = x + 1;
    }
  }
  return strokes;
}

/** Marks ink pixels in vertical runs of at most `thickness` pixels. */
function findThinInk({ width, height, pixels }: GrayImage, ink: number, thickness: number): Uint8Array {
  const thin = new Uint8Array(width * height);
  const runs = new Uint16Array(width);
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (y < height && (pixels[y * width + x] as number) < ink) {
        runs[x] = (runs[x] as number) + 1;
        continue;
      }
      const run = runs[x] as number;
      if (run === 0) continue;
      if (run <= thickness) for (let back = 1; back <= run; back += 1) thin[(y - back) * width + x] = 1;
      runs[x] = 0;
    }
  }
  return thin;
}

function markWithEdges(strokes: Uint8Array, y: number, x: number, width: number, height: number): void {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    strokes[row * width + x] = ON_RULE;
}
