import type { GrayImage } from '../gray-image.ts';
import { median } from '../statistics.ts';
import type { HandReader } from './hand-reader.ts';
import { readGreedy } from './read-greedy.ts';

/** Columns of a strip that a character has: with fewer, the network has too few frames for it. */
const WANTED = 15;
const MOST_STRETCH = 1.5;
/** So many lines tell how wide a hand writes, of each so many columns. */
const LINES = 5;
const GLANCE = 400;
/** A shorter text tells little. */
const LEAST_CHARACTERS = 8;

/**
 * How much wider than usual the lines of one hand should be read, given their strips and how many characters each has: 1 to
 * 1.5, more the narrower it writes. 1 where no line has eight characters.
 */
export function findStretch(lines: readonly { strip: GrayImage; characters: number }[]): number {
  const widths = lines
    .filter(({ characters }) => characters >= LEAST_CHARACTERS)
    .map(({ strip, characters }) => strip.width / characters);
  return widths.length === 0 ? 1 : Math.min(MOST_STRETCH, Math.max(1, WANTED / median(widths)));
}

/** The same where the texts are not known: the beginnings of the five longest are read for it. Throws a RangeError for what is no strip. */
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
