import type { GrayImage } from './gray-image.ts';
import type { PhotoAdvice } from './page-reading.ts';
import { preparePage, type PreparedPage } from './preparation/prepare-page.ts';
import { BLURRED } from './preparation/sharpness.ts';

/** Photos darker than this could be too dark; up to `DIM` only when they also read badly. */
const DARK = 45;
const DIM = 130;
const SMALLEST_LETTERS = 8;
/** From here on the engine reads without trouble, whatever the letters look like. */
const SURE = 93;
const UNSURE = 80;

/** What can be told of a photo before it is read: `blurred`, `dark` or `far`. Takes as long as preparing it. */
export function adviseBeforeReading(photo: GrayImage): PhotoAdvice[] {
  return adviseOnPage(preparePage(photo, { turns: 0, corners: null }));
}

/** All there is to say once a page was read with this confidence (0 to 100). */
export function adviseAfterReading(page: PreparedPage, confidence: number): PhotoAdvice[] {
  const advice = adviseOnPage(page);
  if (confidence < UNSURE && page.lightness < DIM && !advice.includes('dark')) advice.push('dark');
  if (confidence < SURE) advice.push(confidence < UNSURE ? 'unreadable' : 'check');
  if (looksHandwritten(page, confidence)) advice.push('handwritten');
  return advice;
}

/** Small letters of a hand, in distances from line to line. */
const SMALL_LETTERS = 0.3;
/** Below the first one character in ten is wrong, below the second more than one in five: hardly half the words are right. */
const HAND = { sure: 55, unsure: 40 };

/** All there is to say once a page of handwriting was read with this confidence (0 to 100); `pitch` in pixels. */
export function adviseOnHand(
  { lightness, sharpness }: Pick<PreparedPage, 'lightness' | 'sharpness'>,
  pitch: number,
  confidence: number,
): PhotoAdvice[] {
  const advice = adviseOnPage({ lightness, sharpness, letters: { height: SMALL_LETTERS * pitch } });
  if (confidence < HAND.sure) advice.push(confidence < HAND.unsure ? 'unreadable' : 'check');
  return [...advice, 'handwritten'];
}

type SeenPage = Pick<PreparedPage, 'sharpness' | 'lightness'> & { letters: { height: number } };

function adviseOnPage({ sharpness, lightness, letters }: SeenPage): PhotoAdvice[] {
  const advice: PhotoAdvice[] = [];
  const hasLetters = letters.height > 0;
  if (hasLetters && sharpness < BLURRED) advice.push('blurred');
  if (lightness < DARK) advice.push('dark');
  if (hasLetters && letters.height < SMALLEST_LETTERS) advice.push('far');
  return advice;
}

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
