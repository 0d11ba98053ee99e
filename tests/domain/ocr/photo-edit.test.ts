import { describe, expect, it } from 'vitest';
import { FRAME_CORNERS, moveCorner, turnCorners, type Corners, type Point } from '@/domain/ocr/photo-edit';

const SHEET: Corners = [
  { x: 0.1, y: 0.2 },
  { x: 0.9, y: 0.1 },
  { x: 0.8, y: 0.9 },
  { x: 0.2, y: 0.8 },
];

describe('turnCorners', () => {
  it('has what was at the bottom left at the top left after a turn to the right', () => {
    const [topLeft, topRight] = turnCorners(SHEET);
    expect(topLeft.x).toBeCloseTo(0.2);
    expect(topLeft.y).toBeCloseTo(0.2);
    expect(topRight.x).toBeCloseTo(0.8);
    expect(topRight.y).toBeCloseTo(0.1);
  });

  it('comes back after four turns', () => {
    const back = turnCorners(turnCorners(turnCorners(turnCorners(SHEET))));
    for (const [at, { x, y }] of back.entries()) {
      expect(x).toBeCloseTo(SHEET[at]!.x);
      expect(y).toBeCloseTo(SHEET[at]!.y);
    }
  });
});

describe('moveCorner', () => {
  it('moves one corner and leaves the others', () => {
    const moved = moveCorner(SHEET, 2, { x: 0.7, y: 0.7 });
    expect(moved[2]).toEqual({ x: 0.7, y: 0.7 });
    expect([moved[0], moved[1], moved[3]]).toEqual([SHEET[0], SHEET[1], SHEET[3]]);
  });

  it('keeps a corner inside the photo', () => {
    expect(moveCorner(SHEET, 0, { x: -0.4, y: -3 })[0]).toEqual({ x: 0, y: 0 });
    expect(moveCorner(SHEET, 2, { x: 1.2, y: 7 })[2]).toEqual({ x: 1, y: 1 });
  });

  it.each<[requirement: string, at: number, point: Point]>([
    ['across the opposite corner', 0, { x: 0.95, y: 0.95 }],
    ['across the side it does not touch', 0, { x: 0.5, y: 0.9 }],
    ['into the triangle of the other three', 0, { x: 0.6, y: 0.6 }],
    ['onto its neighbour', 0, { x: 0.88, y: 0.1 }],
    ['past its neighbour', 1, { x: 0.02, y: 0.1 }],
    ['nowhere', 1, { x: Number.NaN, y: 0.1 }],
  ])('lets nothing happen when one is moved %s', (_requirement, at, point) => {
    expect(moveCorner(SHEET, at, point)).toBe(SHEET);
  });

  it('can move every corner of the frame it starts from', () => {
    for (const [at, { x, y }] of FRAME_CORNERS.entries()) {
      expect(moveCorner(FRAME_CORNERS, at, { x: x + 0.01, y: y - 0.01 })).not.toBe(FRAME_CORNERS);
    }
  });
});
