/** A point of a photo: fractions of its width and height, from 0 to 1. */
export type Point = { x: number; y: number };

/** Of the sheet in the photo as it is shown after its turns: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** How often a photo was turned clockwise by 90°. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** What the student did to a photo before it is read. Without corners the sheet is looked for. */
export type PhotoEdit = { turns: QuarterTurns; corners: Corners | null };
