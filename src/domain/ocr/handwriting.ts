import { BLURRED } from './preparation/sharpness.ts';
import type { PreparedPage } from './preparation/prepare-page.ts';

/** From here on the engine reads without trouble, whatever the letters look like. */
const SURE = 93;
const REGULAR = 0.58;
/** Smaller letters of print run into each other and look as uneven as a hand. */
const LEAST_HEIGHT = 12;

/**
 * Whether a page looks written by hand: uneven letters on a good photo that are read with doubts. Found out with
 * fonts that imitate a hand; neat ones pass for print, and are read like it.
 */
export function looksHandwritten({ letters, sharpness }: PreparedPage, confidence: number): boolean {
  const canTell = sharpness >= BLURRED && letters.height >= LEAST_HEIGHT;
  return canTell && confidence < SURE && letters.regularity < REGULAR;
}
