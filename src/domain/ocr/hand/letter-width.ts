import type { GrayImage } from '../gray-image.ts';
import { median } from '../statistics.ts';
import type { HandReader } from './hand-reader.ts';
import { readGreedy } from './read-greedy.ts';

/** Desired number of columns of a strip per character; with fewer, the network has too few frames per character. */
const WANTED = 15;
const MOST_STRETCH = 1.5;
/** Number of lines, and of columns in each line, that are recognized to measure the width of the handwriting. */
const LINES = 5;
const GLANCE = 400;
/** Minimum number of recognized characters; the character width of shorter texts is not reliable. */
const LEAST_CHARACTERS = 8;

/**
 * Factor (1 to 1.5) by which to widen the lines of one person, given their strips and numbers of characters. It is
 * larger for narrower handwriting, and 1 if no line has eight characters.
 */
export function findStretch(lines: readonly { strip: GrayImage; characters: number }[]): number {
  const widths = lines
    .filter(({ characters }) => characters >= LEAST_CHARACTERS)
    .map(({ strip, characters }) => strip.width / characters);
  return widths.length === 0 ? 1 : Math.min(MOST_STRETCH, Math.max(1, WANTED / median(widths)));
}

/**
 * Like `findStretch`, but for unknown texts: recognizes the beginnings of the five longest lines to count their
 * characters. Throws a RangeError for an invalid strip.
 */
export function guessStretch({ readScores, alphabet }: HandReader, strips: readonly GrayImage[]): number {
  const longest = strips.toSorted((one, other) => other.width - one.width).slice(0, LINES);
  return findStretch(
    longest.map((line) => {
      const strip = cutBeginning(line);
      return { strip, characters: readGreedy(readScores(strip), alphabet).length };
    }),
  );
}

function cutBeginning({ width, height, pixels }: GrayImage): GrayImage {
  const cut = Math.min(width, GLANCE);
  const kept = new Uint8Array(cut * height);
  for (let y = 0; y < height; y += 1) kept.set(pixels.subarray(y * width, y * width + cut), y * cut);
  return { width: cut, height, pixels: kept };
}
