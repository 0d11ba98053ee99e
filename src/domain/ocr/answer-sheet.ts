import { MAX_HANDWRITTEN_LINES } from '../text/estimate-handwritten-lines.ts';
import type { Quad } from './preparation/homography.ts';
import type { Box } from './box.ts';

/**
 * Layout of the answer sheet that students print, in millimeters from the top left of the printed area. It is used
 * to render the sheet and to recognize it in photos. The printed area is centered on A4, leaving space for printer
 * margins. The sheet may be printed smaller, because the recognition only uses positions relative to the corner
 * marks.
 */
export const SHEET_SIZE = { width: 190, height: 270 } as const;

/**
 * The box of the ruled lines. A line is 17 cm long, the length that the press reported for the exam's sheet,
 * because Inep publishes no measure; with 78 characters in a line, each character has 2.2 mm. The margins left and
 * right of the box are equal.
 */
export const FIELD: Box = { left: 10, top: 40, right: 180, bottom: 262 };

/** Distance from one line to the next. */
export const PITCH = (FIELD.bottom - FIELD.top) / MAX_HANDWRITTEN_LINES;

/** Vertical positions of the printed rules, from the bottom of line 1 to the bottom of line 30. */
export const RULES: readonly number[] = Array.from(
  { length: MAX_HANDWRITTEN_LINES },
  (_, at) => FIELD.top + (at + 1) * PITCH,
);

/**
 * Left and right edge of the column of line numbers, which is left of the box. The same strip right of the box is
 * empty.
 */
export const NUMBERS = { left: 4.2, right: 7.8 } as const;

/** The side of a corner mark, a filled square. */
export const MARK_SIDE = 6;

/** The centers of the corner marks: top left, top right, bottom right, bottom left. */
export const MARKS: Quad = [
  { x: 3, y: 36 },
  { x: 187, y: 36 },
  { x: 187, y: 266 },
  { x: 3, y: 266 },
];

/**
 * The area of a photo in which text is recognized: the box and a small margin, because paper bends and handwriting
 * may extend beyond the box. Heading, line numbers and advice are outside. On a sheet turned upside down the area
 * is the same.
 */
export const READ_AREA: Box = { left: 8.9, top: 37.4, right: 181.1, bottom: 264.6 };
