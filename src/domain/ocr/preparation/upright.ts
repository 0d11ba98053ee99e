import { fromRectangle, type Homography, invert, type PixelPoint, project, type Quad } from './homography.ts';
import type { QuarterTurns } from '../photo-edit.ts';
import { type InkPoints, mapInk } from './ink.ts';
import { findSkew } from './skew.ts';

export type Size = { width: number; height: number };

/** Length in pixels of the longer side of the reduced copy on which a page's lines are found. */
const ESTIMATE = 700;
const MARGIN = 0.01;
const SIDEWAYS = 1.15;
const TILES = 3;

/** The size of the page between four corners, chosen so that no part of the photo is scaled down. */
export function sizeOf([a, b, c, d]: Quad): Size {
  return {
    width: Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c)))),
    height: Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c)))),
  };
}

/** Factor from a page of this size to the reduced copy on which its lines are found. */
export function estimateScale({ width, height }: Size): number {
  return ESTIMATE / Math.max(width, height);
}

/** The ink of a photo mapped to a page of this size and scaled for estimates, without ink at the very edges. */
export function inkOnPage(ink: InkPoints, toPhoto: Homography, size: Size): InkPoints {
  const toPage = invert(toPhoto);
  const scale = estimateScale(size);
  return mapInk(ink, (x, y) => {
    const point = project(toPage, x, y);
    const isInside =
      point.x > MARGIN * size.width &&
      point.x < (1 - MARGIN) * size.width &&
      point.y > MARGIN * size.height &&
      point.y < (1 - MARGIN) * size.height;
    return isInside ? { x: point.x * scale, y: point.y * scale } : null;
  });
}

/** Reorders the corners of a sheet so that its lines run from left to right. The sheet may still be upside down. */
export function turnUpright(corners: Quad, ink: InkPoints): Quad {
  const size = sizeOf(corners);
  const onPage = inkOnPage(ink, fromRectangle(size.width, size.height, corners), size);
  const scale = estimateScale(size);
  const [a, b, c, d] = corners;
  const scaled = { width: size.width * scale, height: size.height * scale };
  return isSideways(onPage, scaled) ? [d, a, b, c] : corners;
}

/** Clockwise quarter turns of the photo after which the side from the first corner to the second is on top. */
export function turnsOf([a, b]: Quad): QuarterTurns {
  const direction = Math.round(Math.atan2(b.y - a.y, b.x - a.x) / (Math.PI / 2));
  return ((4 - direction) % 4) as QuarterTurns;
}

/** The corners of a rectangle around the whole photo that is parallel to its lines. */
export function levelWith(ink: InkPoints, { width, height }: Size): Quad {
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const upright = turnUpright(whole, ink);
  const size = sizeOf(upright);
  const toPhoto = fromRectangle(size.width, size.height, upright);
  const { slope } = findSkew(inkOnPage(ink, toPhoto, size));
  const cos = 1 / Math.sqrt(1 + slope * slope);
  const sin = slope * cos;
  const halfWidth = (cos * size.width + Math.abs(sin) * size.height) / 2;
  const halfHeight = (Math.abs(sin) * size.width + cos * size.height) / 2;
  const corner = (across: number, down: number) =>
    project(toPhoto, size.width / 2 + cos * across - sin * down, size.height / 2 + sin * across + cos * down);
  return [
    corner(-halfWidth, -halfHeight),
    corner(halfWidth, -halfHeight),
    corner(halfWidth, halfHeight),
    corner(-halfWidth, halfHeight),
  ];
}

/**
 * Whether the lines run from top to bottom. This is measured in tiles, because on a curved page the lines of the
 * whole page have no distinct direction.
 */
export function isSideways(ink: InkPoints, { width, height }: Size): boolean {
  let level = 0;
  let turned = 0;
  for (let tile = 0; tile < TILES * TILES; tile += 1) {
    const column = tile % TILES;
    const row = Math.floor(tile / TILES);
    const inTile = mapInk(ink, (x, y) => {
      const isInside = Math.floor((TILES * x) / width) === column && Math.floor((TILES * y) / height) === row;
      return isInside ? { x, y } : null;
    });
    level += findSkew(inTile).energy;
    turned += findSkew(mapInk(inTile, (x, y) => ({ x: -y, y: x }))).energy;
  }
  return turned > SIDEWAYS * level;
}

const distance = (a: PixelPoint, b: PixelPoint) => Math.hypot(a.x - b.x, a.y - b.y);
