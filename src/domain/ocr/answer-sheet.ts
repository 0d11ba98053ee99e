import { MAX_HANDWRITTEN_LINES } from '../text/estimate-handwritten-lines.ts';
import type { Quad } from './preparation/homography.ts';
import type { Box } from './box.ts';

/**
 * The answer sheet that students print, in millimetres from the top left of what is printed: the sheet and the reader of its
 * photos both go by these. It lies in the middle of A4 with room for the margins that printers keep. Whoever prints it
 * smaller changes nothing: the reader only goes by what lies between the marks.
 */
export const SHEET_SIZE = { width: 190, height: 270 } as const;

/**
 * The box of the ruled lines. A line is 17 cm long, as the press says of the exam's sheet, for which Inep gives no measure; at
 * 78 characters each has 2.2 mm. The same room lies left and right of the box.
 */
export const FIELD: Box = { left: 10, top: 40, right: 180, bottom: 262 };

/** From one line to the next. */
export const PITCH = (FIELD.bottom - FIELD.top) / MAX_HANDWRITTEN_LINES;

/** Where each printed rule lies, from the foot of line 1 to that of line 30. */
export const RULES: readonly number[] = Array.from(
  { length: MAX_HANDWRITTEN_LINES },
  (_, at) => FIELD.top + (at + 1) * PITCH,
);

/** Between these lie the numbers of the lines, at the left of the box. At the right of it the same strip is empty. */
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
 * What is read of a photo: the box and a little around it, as paper bends and pens run over. Heading, numbers and advice lie
 * outside. Turned upside down it is the same part of the sheet.
 */
export const READ_AREA: Box = { left: 8.9, top: 37.4, right: 181.1, bottom: 264.6 };
