import { describe, expect, it } from 'vitest';
import { eraseAround, findSheet, isOnSheet } from '@/domain/ocr/preparation/find-sheet';
import { flatten } from '@/domain/ocr/preparation/flatten';
import { fromRectangle, invert, project, type Quad } from '@/domain/ocr/preparation/homography';
import { blankPage, inkByRow } from '../../../support/drawn-page';

const CORNERS: Quad = [
  { x: 60, y: 40 },
  { x: 340, y: 55 },
  { x: 355, y: 250 },
  { x: 45, y: 265 },
];
const onDesk = (corners: Quad, scale = 1) => {
  const photo = blankPage(400 * scale, 300 * scale, 70);
  const toSheet = invert(fromRectangle(1, 1, corners));
  const pixels = photo.pixels.map((value, at) => {
    const { x, y } = project(toSheet, (at % photo.width) / scale, Math.floor(at / photo.width) / scale);
    return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? 220 : value;
  });
  return flatten({ ...photo, pixels });
};

describe('findSheet', () => {
  it('finds the corners of a sheet on a dark desk', () => {
    const corners = findSheet(onDesk(CORNERS), 1)?.corners;
    for (const [at, { x, y }] of CORNERS.entries()) {
      expect(Math.abs(corners![at]!.x - x)).toBeLessThan(4);
      expect(Math.abs(corners![at]!.y - y)).toBeLessThan(4);
    }
  });

  it('answers in pixels of the photo that the copy was made of', () => {
    const sheet = findSheet(onDesk(CORNERS), 5);
    expect(Math.abs(sheet!.corners![0].x - 300)).toBeLessThan(20);
  });

  it('knows the area but no corners of a sheet that is partly out of the picture', () => {
    const [a, b, c, d] = CORNERS;
    const sheet = findSheet(onDesk([{ ...a, x: -90 }, b, c, { ...d, x: -80 }]), 1);
    expect(sheet).not.toBeNull();
    expect(sheet!.corners).toBeNull();
  });

  it.each([
    ['a page fills the photo', blankPage(400, 300)],
    ['there is no light at all', blankPage(400, 300, 0)],
  ])('finds nothing where %s', (_what, photo) => {
    expect(findSheet(flatten(photo), 1)).toBeNull();
  });
});

describe('the area of a sheet', () => {
  const photo = onDesk(CORNERS);
  const { area } = findSheet(photo, 1)!;

  it('holds its middle and nothing of the desk', () => {
    expect(isOnSheet(area, 200, 150)).toBe(true);
    expect(isOnSheet(area, 10, 150)).toBe(false);
    expect(isOnSheet(area, 200, 290)).toBe(false);
  });

  it('is all that is left when its surroundings are erased, without their shadow along its edges', () => {
    const large = onDesk(CORNERS, 5);
    expect(Math.max(...inkByRow(large))).toBeGreaterThan(0);
    expect(Math.max(...inkByRow(eraseAround(large, findSheet(large, 1)!.area)))).toBe(0);
  });
});
