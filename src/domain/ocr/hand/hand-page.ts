import type { GrayImage } from '../gray-image.ts';
import type { Box } from '../box.ts';
import type { PixelPoint } from '../preparation/homography.ts';

/** A word as it was recognized in the strip of a line. */
export type ReadHandWord = {
  /** The text shown, in gray until the student accepts the word or types another text. */
  text: string;
  /** The text recognized from the strokes alone, without the language model; mostly the same as `text`. */
  stroke: string;
  /** Other recognized texts to choose from, the most likely first; they never include `text`. */
  others: readonly string[];
  /** 0 to 100. */
  confidence: number;
  /** Range of columns in the strip; `to` is exclusive. */
  from: number;
  to: number;
};

/** A recognized line of handwriting. Positions are in pixels of the page's picture. */
export type ReadHandLine = {
  /** The id stays the same until the text of the photo is recognized again. */
  id: string;
  words: readonly ReadHandWord[];
  /** 0 to 100. */
  confidence: number;
  /** The image that the network receives; see `HandLine`. */
  strip: GrayImage;
  /** Points of the baseline from left to right; it follows the curvature of page and handwriting. */
  baseline: readonly PixelPoint[];
  /** Bounding box of the line's ink. */
  box: Box;
  /** Whether the line is indented like the first line of a paragraph. */
  startsParagraph: boolean;
  /** Boxes of words that were struck out; they are not among `words`. */
  struck: readonly Box[];
};

/** A page of recognized handwriting, with its lines from top to bottom. */
export type ReadHandPage = {
  /** The page as it was recognized, as JPEG: straightened, upright, with even brightness. */
  picture: Blob;
  /** Size in pixels of `picture`. */
  width: number;
  height: number;
  /** Distance from one line to the next, in pixels of `picture`. */
  pitch: number;
  lines: readonly ReadHandLine[];
};

/** Words with a confidence below this value are doubtful. */
const DOUBTFUL_BELOW = 60;
/** Lines and pages with a confidence below this value are regarded as badly recognized. */
const WEAK_BELOW = 50;
/** Share of doubtful words from which a line is `weak`. */
const WEAK_SHARE = 1 / 3;

/**
 * Whether the student should check the word: the confidence is low, or the strokes and the language model disagree.
 */
export function isDoubtful({ text, stroke, confidence }: ReadHandWord): boolean {
  return confidence < DOUBTFUL_BELOW || text !== stroke;
}

/**
 * How well a line was recognized. `firm`: no doubtful words. `weak`: many doubtful words, or a low confidence of
 * the whole line. `doubt`: anything else.
 */
export type LineLevel = 'firm' | 'doubt' | 'weak';

/**
 * Returns how well a line was recognized. A line without words is `weak`, because it contains ink but no word was
 * recognized.
 */
export function lineLevel({ words, confidence }: Pick<ReadHandLine, 'words' | 'confidence'>): LineLevel {
  const doubtful = words.filter(isDoubtful).length;
  if (words.length === 0 || confidence < WEAK_BELOW) return 'weak';
  if (doubtful === 0) return 'firm';
  return doubtful === 1 || doubtful < WEAK_SHARE * words.length ? 'doubt' : 'weak';
}

/** Whether the handwriting is recognized so badly that every line must be checked; false if there are no lines. */
export function isHardToRead(lines: readonly ReadHandLine[]): boolean {
  const sum = lines.reduce((total, { confidence }) => total + confidence, 0);
  return sum < WEAK_BELOW * lines.length;
}
