import type { GrayImage } from './gray-image.ts';
import type { PhotoAdvice } from './ocr-result.ts';
import { preparePage, type PreparedPage } from './preparation/prepare-page.ts';
import { BLURRED } from './preparation/sharpness.ts';

/**
 * Lightness limits (0–255). A photo below `DARK` is too dark; a photo below `DIM` is too dark only if its text is
 * also recognized with low confidence.
 */
const DARK = 45;
const DIM = 130;
const SMALLEST_LETTERS = 8;
/** Confidence (0 to 100) from which the text recognition is reliable, however the letters look. */
const SURE = 93;
const UNSURE = 80;

/** Advice that can be given before reading: `blurred`, `dark` or `far`. Takes as long as preparing the photo. */
export function adviseBeforeReading(photo: GrayImage): PhotoAdvice[] {
  return adviseOnPage(preparePage(photo, { turns: 0, corners: null }));
}

/** All advice on a page whose text was recognized with this confidence (0 to 100). */
export function adviseAfterReading(page: PreparedPage, confidence: number): PhotoAdvice[] {
  const advice = adviseOnPage(page);
  if (confidence < UNSURE && page.lightness < DIM && !advice.includes('dark')) advice.push('dark');
  if (confidence < SURE) advice.push(confidence < UNSURE ? 'unreadable' : 'check');
  if (looksHandwritten(page, confidence)) advice.push('handwritten');
  return advice;
}

/** Height of lower-case letters in handwriting, relative to the pitch (the distance from line to line). */
const SMALL_LETTERS = 0.3;
/**
 * Confidence limits for recognized handwriting. Below `sure`, one character in ten is wrong; below `unsure`, more
 * than one in five, so that hardly half the words are right.
 */
const HAND = { sure: 55, unsure: 40 };

/** All advice on a page whose handwriting was recognized with this confidence (0 to 100); `pitch` in pixels. */
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
/** Minimum letter height in pixels. Smaller printed letters touch each other and look as uneven as handwriting. */
const LEAST_HEIGHT = 12;

/**
 * Whether a page looks handwritten: the letters are uneven, the photo is sharp, and the confidence is low. The
 * limits are tuned on fonts that imitate handwriting; neat handwriting is treated as print.
 */
export function looksHandwritten({ letters, sharpness }: PreparedPage, confidence: number): boolean {
  const canTell = sharpness >= BLURRED && letters.height >= LEAST_HEIGHT;
  return canTell && confidence < SURE && letters.regularity < REGULAR;
}
