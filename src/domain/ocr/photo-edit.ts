/** A point of a photo: fractions of its width and height, from 0 to 1. */
export type Point = { x: number; y: number };

/** Corners of the sheet in the photo after its quarter turns: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** Number of clockwise quarter turns (90°). */
export type QuarterTurns = 0 | 1 | 2 | 3;

/**
 * The student's edits of a photo before its text is recognized. If `corners` is null, the sheet is detected
 * automatically.
 */
export type PhotoEdit = { turns: QuarterTurns; corners: Corners | null };

/** Initial positions of the handles, slightly inside the edges of the photo. */
export const FRAME_CORNERS: Corners = [
  { x: 0.06, y: 0.06 },
  { x: 0.94, y: 0.06 },
  { x: 0.94, y: 0.94 },
  { x: 0.06, y: 0.94 },
];

/** Minimum length of a side of the sheet, as a share of the photo. */
const MIN_SIDE = 0.08;

/** The sum of quarter turns. */
export function addTurns(...turns: QuarterTurns[]): QuarterTurns {
  return (turns.reduce<number>((sum, by) => sum + by, 0) % 4) as QuarterTurns;
}

/** The edit after the photo was turned clockwise by `by` more quarter turns, along with its corners. */
export function turnEdit({ turns, corners }: PhotoEdit, by: QuarterTurns): PhotoEdit {
  let turned = corners;
  for (let turn = 0; turn < by; turn += 1) turned &&= turnCorners(turned);
  return { turns: addTurns(turns, by), corners: turned };
}

/** The corners after the photo was turned clockwise by 90°. */
export function turnCorners([topLeft, topRight, bottomRight, bottomLeft]: Corners): Corners {
  return [turnPoint(bottomLeft), turnPoint(topLeft), turnPoint(topRight), turnPoint(bottomRight)];
}

function turnPoint({ x, y }: Point): Point {
  return { x: 1 - y, y: x };
}

/**
 * Moves corner `at` (0 to 3) to `point`, which is clamped to the photo, and returns all corners. They are unchanged
 * if they would no longer form a convex sheet of sufficient size.
 */
export function moveCorner(corners: Corners, at: number, point: Point): Corners {
  const inside = { x: toUnit(point.x), y: toUnit(point.y) };
  const place = (index: number, corner: Point) => (index === at ? inside : corner);
  const [a, b, c, d] = corners;
  const moved: Corners = [place(0, a), place(1, b), place(2, c), place(3, d)];
  return isSheet(moved) ? moved : corners;
}

function toUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Whether the corners are convex and clockwise, and no side is too short. */
function isSheet([a, b, c, d]: Corners): boolean {
  const bends = [
    [a, b, c],
    [b, c, d],
    [c, d, a],
    [d, a, b],
  ] as const;
  return bends.every(([from, over, to]) => {
    const side = { x: over.x - from.x, y: over.y - from.y };
    const next = { x: to.x - over.x, y: to.y - over.y };
    return Math.hypot(side.x, side.y) >= MIN_SIDE && side.x * next.y - side.y * next.x > 0;
  });
}
