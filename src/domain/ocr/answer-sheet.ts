import { MAX_HANDWRITTEN_LINES } from '../text/estimate-handwritten-lines.ts';
import type { Quad } from './preparation/homography.ts';
import type { Box } from './box.ts';

/**
 * Layout of the answer sheet that students print, in millimetres from the top left of the printed area; used to draw the sheet
 * and to read its photos. The printed area is centred on A4 with room for printer margins. Printing it smaller does no harm: the
 * reader only uses positions relative to the marks.
 */
export const SHEET_SIZE = { width: 190, height: 270 } as const;

/**
 * The box of the ruled lines. A line is 17 cm long, the press's figure for the exam's sheet, for which Inep gives no measure; at
 * 78 characters each has 2.2 mm. The margins left and right of the box are equal.
 */
export const FIELD: Box = { left: 10, top: 40, right: 180, bottom: 262 };

/** Distance from one line to the next. */
export const PITCH = (FIELD.bottom - FIELD.top) / MAX_HANDWRITTEN_LINES;

/** Heights of the printed rules, from the foot of line 1 to that of line 30. */
export const RULES: readonly number[] = Array.from(
  { length: MAX_HANDWRITTEN_LINES },
  (_, at) => FIELD.top + (at + 1) * PITCH,
);

/** Left and right edge of the line numbers, left of the box. The same strip right of the box is empty. */
export const NUMBERS = { left: 4.2, right: 7.8 } as const;

/** The side of a corner mark, a filled square. */
export const MARK_SIDE = 6;

/** The middles of the corner marks: top left, top right, bottom right, bottom left. */
export const MARKS: Quad = [
  { x: 3, y: 36 },
  { x: 187, y: 36 },
  { x: 187, y: 266 },
  { x: 3, y: 266 },
];

/**
 * The part of a photo that is read: the box and a little around it, as paper bends and pens overrun. Heading, numbers and advice
 * lie outside. On a sheet turned upside down it is the same area.
 */
export const READ_AREA: Box = { left: 8.9, top: 37.4, right: 181.1, bottom: 264.6 };
