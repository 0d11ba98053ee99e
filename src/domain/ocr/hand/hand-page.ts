import type { GrayImage } from '../gray-image.ts';
import type { Box } from '../box.ts';
import type { PixelPoint } from '../preparation/homography.ts';

/** A word as it was read from the strip of a line. */
export type ReadHandWord = {
  /** What stands in grey until the student has taken it or typed over it. */
  text: string;
  /** What the strokes alone say, without the language; mostly the same. */
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
  /** The same for as long as the photo is read only once. */
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
