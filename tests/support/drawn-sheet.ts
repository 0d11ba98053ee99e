import { FIELD, MARK_SIDE, MARKS, NUMBERS, PITCH, RULES } from '@/domain/ocr/answer-sheet';
import type { GrayImage } from '@/domain/ocr/gray-image';
import type { PixelPoint } from '@/domain/ocr/preparation/homography';
import { blankPage, fillRect } from './drawn-page';

const A4 = { width: 210, height: 297 };
/** Offset of the sheet on the page, in millimetres, which centers it. */
const MARGIN = { x: 10, y: 13.5 };
const RULE_GRAY = 130;
const NUMBER_GRAY = 60;

/** Position of a point of the sheet (in millimetres) on its page, as fractions. */
export const onPage = ({ x, y }: PixelPoint) => ({
  x: (x + MARGIN.x) / A4.width,
  y: (y + MARGIN.y) / A4.height,
});

/** The answer sheet as printed, with `scale` pixels per millimetre: heading, numbers, writing on most lines. */
export function drawSheet(scale = 5, { withMarks = true, isWritten = true } = {}): GrayImage {
  const page = blankPage(A4.width * scale, A4.height * scale);
  const draw = (left: number, top: number, width: number, height: number, value?: number) =>
    fillRect(
      page,
      Math.round((left + MARGIN.x) * scale),
      Math.round((top + MARGIN.y) * scale),
      Math.max(1, Math.round(width * scale)),
      Math.max(1, Math.round(height * scale)),
      value,
    );
  const { left, top, right, bottom } = FIELD;
  for (const y of [top, ...RULES]) draw(left, y, right - left, 0.3, RULE_GRAY);
  for (const x of [left, right]) draw(x, top, 0.3, bottom - top, RULE_GRAY);
  for (const [line, rule] of RULES.entries()) {
    const middle = rule - PITCH / 2;
    draw(NUMBERS.right - 1.4, middle - 1, 0.5, 2, NUMBER_GRAY);
    if (line >= 9) draw(NUMBERS.left, middle - 1, 1, 0.5, NUMBER_GRAY);
    if (isWritten && line < 24) write(line, middle);
  }
  // The heading, and the line for the name.
  draw(left, 2, 60, 4);
  draw(left, 31, right - left, 0.3);
  if (withMarks)
    for (const { x, y } of MARKS) draw(x - MARK_SIDE / 2, y - MARK_SIDE / 2, MARK_SIDE, MARK_SIDE);
  return page;

  function write(line: number, middle: number) {
    for (let letter = line; letter < line + 70; letter += 1) {
      if ((letter * 7 + line * 3) % 6 === 0) continue;
      const x = left + 2 + (letter - line) * 2.3;
      draw(x, middle - 1, 1.7, 0.5);
      draw(x, middle + 1, 1.7, 0.5);
      draw(x, middle - 1, 0.5, 2.4);
      if ((letter * 5) % 3 > 0) draw(x + 1.2, middle - 1, 0.5, 2.4);
    }
  }
}
