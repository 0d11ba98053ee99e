import type { GrayImage } from '../gray-image.ts';

const INK = 150;
const LEAST_RULES = 4;
const RULE_SHARE = 0.3;
const RUN_SHARE = 0.1;
const THICKNESS_SHARE = 0.004;

/**
 * The page without its printed rules, if it has any: thin strokes on long runs, in both directions. A page without at
 * least four long horizontal ones is left alone, as this eats into letters.
 */
export function eraseRules(image: GrayImage): { image: GrayImage; isRuled: boolean } {
  const { width, height, pixels } = image;
  if (countRules(image) < LEAST_RULES) return { image, isRuled: false };
  const thickness = Math.max(2, Math.round(THICKNESS_SHARE * width));
  const erased = pixels.slice();
  for (const [length, lines, step, lineStep] of [
    [width, height, 1, width],
    [height, width, width, 1],
  ] as const) {
    const leastRun = Math.round(RUN_SHARE * width);
    for (let line = 0; line < lines; line += 1) {
      forEachRun(pixels, line * lineStep, length, step, (from, to) => {
        if (to - from < leastRun) return;
        for (let at = from; at < to; at += 1) {
          eraseAcross(pixels, erased, line, lines, line * lineStep + at * step, lineStep, thickness);
        }
      });
    }
  }
  return { image: { width, height, pixels: erased }, isRuled: true };
}

/** How many rules cross a good part of the page, each counted once however thick. */
function countRules({ width, height, pixels }: GrayImage): number {
  let rules = 0;
  let last = -10;
  for (let y = 0; y < height; y += 1) {
    let longest = 0;
    forEachRun(pixels, y * width, width, 1, (from, to) => {
      longest = Math.max(longest, to - from);
    });
    if (longest < RULE_SHARE * width) continue;
    if (y > last + 3) rules += 1;
    last = y;
  }
  return rules;
}

function forEachRun(
  pixels: Uint8Array,
  start: number,
  length: number,
  step: number,
  visit: (from: number, to: number) => void,
): void {
  let from = -1;
  for (let at = 0; at <= length; at += 1) {
    const isInk = at < length && (pixels[start + at * step] as number) < INK;
    if (isInk && from === -1) from = at;
    if (!isInk && from !== -1) {
      visit(from, at);
      from = -1;
    }
  }
}

/** Whitens the stroke through a pixel, across its run, with its soft edges; a thick one is part of a letter. */
function eraseAcross(
  pixels: Uint8Array,
  erased: Uint8Array,
  line: number,
  lines: number,
  at: number,
  step: number,
  thickness: number,
): void {
  let before = 0;
  while (before < thickness && line - before > 0 && (pixels[at - (before + 1) * step] as number) < INK)
    before += 1;
  let after = 0;
  while (after < thickness && line + after < lines - 1 && (pixels[at + (after + 1) * step] as number) < INK)
    after += 1;
  if (before + after + 1 > thickness) return;
  const from = Math.max(-before - 1, -line);
  const to = Math.min(after + 1, lines - 1 - line);
  for (let offset = from; offset <= to; offset += 1) erased[at + offset * step] = 255;
}
