import { describe, expect, it } from 'vitest';
import { turnCorners, type Corners, type Point, type QuarterTurns } from '@/domain/ocr/photo-edit';
import { shownSize, turnTransform } from '@/features/photo/pages/photo-picture';

const PHOTO = { width: 400, height: 300 };
const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** Transforms a point as SVG does: first turned by `rotate`, then moved by `translate`. */
function apply(transform: string | undefined, { x, y }: Point): Point {
  const [dx = 0, dy = 0, degrees = 0] = (transform?.match(/-?\d+/g) ?? []).map(Number);
  const angle = (degrees * Math.PI) / 180;
  return {
    x: dx + x * Math.cos(angle) - y * Math.sin(angle),
    y: dy + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

describe.each<QuarterTurns>([0, 1, 2, 3])('a photo turned %i times', (turns) => {
  const shown = shownSize(PHOTO, turns);

  it('fills the rectangle it is shown in', () => {
    const points = WHOLE.map(({ x, y }) =>
      apply(turnTransform(PHOTO, turns), { x: x * PHOTO.width, y: y * PHOTO.height }),
    );
    const range = (values: number[]) => [Math.min(...values), Math.max(...values)].map(Math.round);
    expect(range(points.map(({ x }) => x)).map(Math.abs)).toEqual([0, shown.width]);
    expect(range(points.map(({ y }) => y)).map(Math.abs)).toEqual([0, shown.height]);
  });

  it('has its corners where they are once turned as often', () => {
    const mark: Corners = [{ x: 0.1, y: 0.2 }, WHOLE[1], WHOLE[2], WHOLE[3]];
    let corners = mark;
    for (let turn = 0; turn < turns; turn += 1) corners = turnCorners(corners);
    const drawn = apply(turnTransform(PHOTO, turns), {
      x: mark[0].x * PHOTO.width,
      y: mark[0].y * PHOTO.height,
    });
    const { x, y } = corners[turns];
    expect(drawn.x).toBeCloseTo(x * shown.width);
    expect(drawn.y).toBeCloseTo(y * shown.height);
  });
});
