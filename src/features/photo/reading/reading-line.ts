/** A band over the current line of the photo; its position and height are fractions of the photo's height. */
export type ReadingLine = { top: number; height: number };

const THINNEST = 0.012;
const THICKEST = 0.15;
/** Change of height per step. */
const STEP = 0.003;
/** Height of a line of the answer sheet, as a fraction of the photo's width if the sheet fills it. */
const USUAL_HEIGHT = 0.042;

/** The band on the first line of a sheet that begins at `top` in a photo. */
export function firstLine(top: number, { width, height }: { width: number; height: number }): ReadingLine {
  const line = { top, height: Math.min(THICKEST, (USUAL_HEIGHT * width) / height) };
  return moveByLines(line, 1);
}

/** Moves the band down by `lines`, up if negative, within the photo. */
export function moveByLines(line: ReadingLine, lines: number): ReadingLine {
  return moveTo(line, line.top + lines * line.height);
}

/** Moves the band to begin at `top`, within the photo. */
export function moveTo({ height }: ReadingLine, top: number): ReadingLine {
  return { top: Math.min(1 - height, Math.max(0, top)), height };
}

/**
 * Makes the band one step thicker (1) or thinner (-1). It should be as thick as a line, so that the next line
 * begins where the band ends.
 */
export function resize({ top, height }: ReadingLine, by: 1 | -1): ReadingLine {
  const next = Math.min(THICKEST, Math.max(THINNEST, height + by * STEP));
  return moveTo({ top, height: next }, top);
}
