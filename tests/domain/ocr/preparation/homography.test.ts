import { expect, it } from 'vitest';
import { areaOf, fromRectangle, invert, project, type Quad } from '@/domain/ocr/preparation/homography';

const QUAD: Quad = [
  { x: 10, y: 12 },
  { x: 120, y: 5 },
  { x: 115, y: 70 },
  { x: 4, y: 66 },
];
const RECTANGLE = [
  [0, 0],
  [100, 0],
  [100, 50],
  [0, 50],
] as const;

it('takes the corners of the rectangle to those of the quad', () => {
  const map = fromRectangle(100, 50, QUAD);
  for (const [at, [x, y]] of RECTANGLE.entries()) {
    expect(project(map, x, y).x).toBeCloseTo(QUAD[at]!.x);
    expect(project(map, x, y).y).toBeCloseTo(QUAD[at]!.y);
  }
});

it('keeps straight lines straight', () => {
  const map = fromRectangle(100, 50, QUAD);
  const [a, b, c] = [project(map, 0, 0), project(map, 30, 15), project(map, 100, 50)];
  expect((b.x - a.x) * (c.y - a.y)).toBeCloseTo((b.y - a.y) * (c.x - a.x));
});

it('comes back by its inverse', () => {
  const map = fromRectangle(100, 50, QUAD);
  const { x, y } = project(map, 33, 21);
  expect(project(invert(map), x, y).x).toBeCloseTo(33);
  expect(project(invert(map), x, y).y).toBeCloseTo(21);
});

it('measures the area between the corners', () => {
  const [a, b, c, d] = QUAD;
  const square = [
    { x: 2, y: 2 },
    { x: 6, y: 2 },
    { x: 6, y: 5 },
    { x: 2, y: 5 },
  ] as const;
  expect(areaOf(square)).toBe(12);
  expect(areaOf([a, a, a, a])).toBe(0);
  expect(areaOf([d, c, b, a])).toBeLessThan(0);
});
