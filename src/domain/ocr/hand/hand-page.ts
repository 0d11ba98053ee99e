import type { GrayImage } from '../gray-image.ts';
import type { Box } from '../box.ts';
import type { PixelPoint } from '../preparation/homography.ts';

/** A word as it was read from the strip of a line. */
export type ReadHandWord = {
  /** Shown in grey until the student accepts it or types over it. */
  text: string;
  /** Reading of the strokes alone, without the language; mostly the same as `text`. */
  stroke: string;
  /** Other readings to choose from, the likeliest first; never `text`. */
  others: readonly string[];
  /** 0 to 100. */
  confidence: number;
  /** Columns of the strip; `to` is exclusive. */
  from: number;
  to: number;
};

/** A line of handwriting, read. Places are in pixels of the picture of its page. */
export type ReadHandLine = {
  /** Stable for as long as the photo is read only once. */
  id: string;
  words: readonly ReadHandWord[];
  /** 0 to 100. */
  confidence: number;
  /** For the reader; see `HandLine`. */
  strip: GrayImage;
  /** From left to right along the line, as page and hand bend it. */
  baseline: readonly PixelPoint[];
  /** Around its ink. */
  box: Box;
  /** Whether it is indented as the first line of a paragraph. */
  startsParagraph: boolean;
  /** Words that were struck out and left out. */
  struck: readonly Box[];
};

/** A page of handwriting, read line by line from top to bottom. */
export type ReadHandPage = {
  /** The page as it was read: straight and upright, its light evened out. JPEG. */
  picture: Blob;
  /** In pixels of `picture`. */
  width: number;
  height: number;
  /** From one line to the next, in pixels of `picture`. */
  pitch: number;
  lines: readonly ReadHandLine[];
};

/** Words less sure than this are doubtful. */
const DOUBTFUL_BELOW = 60;
/** Lines and pages with less confidence are not read well. */
const WEAK_BELOW = 50;
/** Share of doubtful words from which a line is weak. */
const WEAK_SHARE = 1 / 3;

/** Whether the student should look at the word: the reader is unsure, or strokes and language disagree. */
export function isDoubtful({ text, stroke, confidence }: ReadHandWord): boolean {
  return confidence < DOUBTFUL_BELOW || text !== stroke;
}

/** `firm` without doubtful words; `weak` with many of them, or where the line as a whole is unsure. */
export type LineLevel = 'firm' | 'doubt' | 'weak';

/** How well a line was read. One without words is weak: something was written there. */
export function lineLevel({ words, confidence }: Pick<ReadHandLine, 'words' | 'confidence'>): LineLevel {
  const doubtful = words.filter(isDoubtful).length;
  if (words.length === 0 || confidence < WEAK_BELOW) return 'weak';
  if (doubtful === 0) return 'firm';
  return doubtful === 1 || doubtful < WEAK_SHARE * words.length ? 'doubt' : 'weak';
}

/** Whether a hand is read so badly that every line has to be checked; false without lines. */
export function isHardToRead(lines: readonly ReadHandLine[]): boolean {
  const sum = lines.reduce((total, { confidence }) => total + confidence, 0);
  return sum < WEAK_BELOW * lines.length;
}
