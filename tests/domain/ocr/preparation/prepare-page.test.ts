import { describe, expect, it } from 'vitest';
import { preparePage } from '@/domain/ocr/preparation/prepare-page';
import { turnImage } from '@/domain/ocr/preparation/turn';
import type { GrayImage } from '@/domain/ocr/gray-image';
import type { Quad } from '@/domain/ocr/preparation/homography';
import { blankPage, emptyRows, inkByRow, writeRows } from '../../../support/drawn-page';
import { drawSheet } from '../../../support/drawn-sheet';
import { photograph } from '../../../support/photograph';

const AS_IT_IS = { turns: 0, corners: null } as const;

function written(drop: (x: number) => number = () => 0) {
  const page = blankPage(900, 600, 230);
  writeRows(page, { margin: 90, drop, value: 40 });
  return page;
}

describe('preparePage', () => {
  it.each([
    ['level rows', () => 0],
    ['turned rows', (x: number) => 0.06 * (x - 450)],
    ['a sheet bent along its lines', (x: number) => 22 * Math.sin((Math.PI * x) / 900)],
  ])('straightens %s', (_what, drop) => {
    const { image } = preparePage(written(drop), AS_IT_IS);
    expect(emptyRows(image)).toBeGreaterThan(0.55);
  });

  it.each([1, 3] as const)('turns a page back that was turned by %i quarters', (turns) => {
    const { image } = preparePage(turnImage(written(), turns), AS_IT_IS);
    expect(image.width).toBeGreaterThan(image.height);
    expect(emptyRows(image)).toBeGreaterThan(0.55);
  });

  it('applies the turns of the student first', () => {
    const { image } = preparePage(turnImage(written(), 1), { turns: 3, corners: null });
    expect(image.width).toBeGreaterThan(image.height);
  });

  it('takes the corners of the student for those of the sheet', () => {
    const corners = [
      { x: 0.5, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0.5, y: 1 },
    ] as const;
    const { image } = preparePage(written(), { turns: 0, corners });
    expect([image.width, image.height]).toEqual([450, 600]);
  });

  describe('of our answer sheet', () => {
    const corners: Quad = [
      { x: 117, y: 75 },
      { x: 633, y: 58 },
      { x: 725, y: 958 },
      { x: 33, y: 967 },
    ];
    const take = (bend = 0) =>
      photograph(drawSheet(), { width: 750, height: 1000, corners, table: 222, bend });
    /**
     * The largest share of a row's width that is ink, over the rows from the top of the image to the name line of
     * the heading.
     */
    const inkAtTop = (image: GrayImage) =>
      Math.max(...inkByRow(image).slice(0, Math.round(image.height / 60))) / image.width;

    it.each([0, 0.015])('takes the box between its marks, its rules erased (bent by %d)', (bend) => {
      const { image, isRuled } = preparePage(take(bend), AS_IT_IS);
      expect(isRuled).toBe(true);
      expect(image.width / image.height).toBeCloseTo(0.76, 1);
      // 24 of 30 lines are written on, and letters take up a third of each; heading and numbers are erased.
      expect(emptyRows(image)).toBeGreaterThan(0.55);
      expect(inkAtTop(image)).toBeLessThan(0.02);
    });

    it('is cut where the student says, though it has marks', () => {
      const all = [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ] as const;
      const { image } = preparePage(take(), { turns: 0, corners: all });
      expect([image.width, image.height]).toEqual([750, 1000]);
    });
  });

  it.each([
    ['a single point', [0.5, 0.5, 0.5, 0.5]],
    ['a line', [0, 0.2, 0.7, 1]],
  ])('takes the whole photo when the corners are %s', (_what, places) => {
    const [a = 0, b = 0, c = 0, d = 0] = places;
    const at = (place: number) => ({ x: place, y: place });
    const { image } = preparePage(written(), { turns: 0, corners: [at(a), at(b), at(c), at(d)] });
    const whole = preparePage(written(), AS_IT_IS).image;
    expect([image.width, image.height]).toEqual([whole.width, whole.height]);
    expect(Buffer.from(image.pixels).equals(Buffer.from(whole.pixels))).toBe(true);
  });

  it('tells how light the photo was, and how large and sharp its letters', () => {
    const { lightness, letters, sharpness, isRuled } = preparePage(written(), AS_IT_IS);
    expect(lightness).toBe(230);
    expect(letters.height).toBeGreaterThanOrEqual(9);
    expect(letters.height).toBeLessThanOrEqual(11);
    expect(sharpness).toBeGreaterThan(45);
    expect(isRuled).toBe(false);
  });

  it.each([
    ['a white photo', blankPage(300, 200)],
    ['a black one', blankPage(300, 200, 0)],
    ['a single pixel', blankPage(1, 1)],
    ['a thin strip', blankPage(400, 3)],
  ])('takes %s without harm', (_what, photo) => {
    const { image } = preparePage(photo, AS_IT_IS);
    expect(image.pixels).toHaveLength(image.width * image.height);
  });
});
