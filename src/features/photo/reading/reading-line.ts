/** A band over a photo, where one is reading: fractions of the photo's height. */
export type ReadingLine = { top: number; height: number };

const THINNEST = 0.012;
const THICKEST = 0.15;
/** How much thicker or thinner at a time. */
const STEP = 0.003;
/** Of a line of the answer sheet, when the sheet is as wide as the photo: part of that width. */
const USUAL_HEIGHT = 0.042;

/** The band on the first line of a sheet that begins at `top` of a photo. */
export function firstLine(top: number, { width, height }: { width: number; height: number }): ReadingLine {
  const line = { top, height: Math.min(THICKEST, (USUAL_HEIGHT * width) / height) };
  return moveByLines(line, 1);
}

/** Moved down by so many lines, up by negative ones; it stays on the photo. */
export function moveByLines(line: ReadingLine, lines: number): ReadingLine {
  return moveTo(line, line.top + lines * line.height);
}

/** Moved until it begins at `top`; it stays on the photo. */
export function moveTo({ height }: ReadingLine, top: number): ReadingLine {
  return { top: Math.min(1 - height, Math.max(0, top)), height };
}

/** One step thicker (1) or thinner (-1), so that the next line lies where the band ends. */
export function resize({ top, height }: ReadingLine, by: 1 | -1): ReadingLine {
  const next = Math.min(THICKEST, Math.max(THINNEST, height + by * STEP));
  return moveTo({ top, height: next }, top);
}
