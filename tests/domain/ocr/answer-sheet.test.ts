import { describe, expect, it } from 'vitest';
import {
  FIELD,
  MARK_SIDE,
  MARKS,
  NUMBERS,
  PITCH,
  READ_AREA,
  RULES,
  SHEET_SIZE,
} from '@/domain/ocr/answer-sheet';

describe('the answer sheet', () => {
  it('has 30 lines of the same height in its box', () => {
    expect(RULES).toHaveLength(30);
    expect(RULES[0]).toBeCloseTo(FIELD.top + PITCH);
    expect(RULES.at(-1)).toBeCloseTo(FIELD.bottom);
  });

  it('lies on A4 with room for the margins that printers keep', () => {
    expect(SHEET_SIZE.width).toBeLessThanOrEqual(210 - 2 * 10);
    expect(SHEET_SIZE.height).toBeLessThanOrEqual(297 - 2 * 12.7);
    for (const { x, y } of MARKS) {
      expect(Math.min(x, SHEET_SIZE.width - x)).toBeGreaterThanOrEqual(MARK_SIDE / 2);
      expect(Math.min(y, SHEET_SIZE.height - y)).toBeGreaterThanOrEqual(MARK_SIDE / 2);
    }
  });

  it('is the same upside down: marks, box and what is read', () => {
    const [middle] = [{ x: (MARKS[0].x + MARKS[2].x) / 2, y: (MARKS[0].y + MARKS[2].y) / 2 }];
    for (const { left, top, right, bottom } of [FIELD, READ_AREA]) {
      expect((left + right) / 2).toBeCloseTo(middle.x);
      expect((top + bottom) / 2).toBeCloseTo(middle.y);
    }
    expect(middle.x).toBeCloseTo(SHEET_SIZE.width / 2);
  });

  it('reads the whole box, but no number and no mark', () => {
    expect(READ_AREA.left).toBeGreaterThan(NUMBERS.right);
    expect(READ_AREA.left).toBeLessThan(FIELD.left);
    expect(READ_AREA.top).toBeLessThan(FIELD.top);
    for (const { x } of MARKS) {
      const isAside = x + MARK_SIDE / 2 < READ_AREA.left || x - MARK_SIDE / 2 > READ_AREA.right;
      expect(isAside).toBe(true);
    }
  });
});
