import { describe, expect, it } from 'vitest';
import { findInk } from '@/domain/ocr/preparation/ink';
import { turnImage } from '@/domain/ocr/preparation/turn';
import { levelWith, sizeOf, turnUpright } from '@/domain/ocr/preparation/upright';
import type { Quad } from '@/domain/ocr/preparation/homography';
import { blankPage, writeRows } from '../../../support/drawn-page';

const written = (slope: number) => {
  const page = blankPage(700, 500);
  writeRows(page, { margin: 80, drop: (x) => slope * (x - 350) });
  return page;
};
const whole = (width: number, height: number): Quad => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

describe('turnUpright', () => {
  it('leaves a page alone whose rows run from left to right', () => {
    const corners = whole(700, 500);
    expect(turnUpright(corners, findInk(written(0.05)))).toBe(corners);
  });

  it.each([1, 3] as const)('turns one that lies on its side (%i quarters)', (turns) => {
    const page = turnImage(written(0), turns);
    const upright = turnUpright(whole(page.width, page.height), findInk(page));
    expect(sizeOf(upright)).toEqual({ width: 700, height: 500 });
  });
});

describe('levelWith', () => {
  it('turns with the rows and keeps the whole photo inside', () => {
    const [a, b] = levelWith(findInk(written(0.1)), { width: 700, height: 500 });
    expect((b.y - a.y) / (b.x - a.x)).toBeCloseTo(0.1, 2);
    expect(a.y).toBeLessThan(0);
  });
});
