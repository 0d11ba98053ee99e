import type { GrayImage } from '@/domain/ocr/gray-image';
import type { QuarterTurns } from '@/domain/ocr/photo-edit';
import { boxBlur } from '@/domain/ocr/preparation/blur';
import {
  fromRectangle,
  invert,
  project,
  type PixelPoint,
  type Quad,
} from '@/domain/ocr/preparation/homography';
import { resample } from '@/domain/ocr/preparation/resample';
import { shrink } from '@/domain/ocr/preparation/shrink';
import { turnImage } from '@/domain/ocr/preparation/turn';

export type Shot = {
  width: number;
  height: number;
  /** Positions of the page's corners in the photo, before rotation. */
  corners: Quad;
  /** The luminance of the table; white paper has 225 in full light. */
  table?: number;
  /** Light at a position of the photo, 0 to 1; coordinates are 0 to 1, too. */
  light?: (x: number, y: number) => number;
  /** In pixels. */
  blur?: number;
  /** Fingers at positions of the page, as fractions of it; `width` in pixels. */
  fingers?: readonly (PixelPoint & { width: number })[];
  /** Height of the page's bend between its sides, as a share of its height. */
  bend?: number;
  turns?: QuarterTurns;
};

const WHITE = 225;
const SKIN = 150;

/** A photo of a page on a table; deterministic. */
export function photograph(sharp: GrayImage, shot: Shot): GrayImage {
  const {
    width,
    height,
    corners,
    table = 70,
    light = () => 1,
    blur = 0,
    fingers = [],
    bend = 0,
    turns = 0,
  } = shot;
  // The page is shrunk first, because a camera pixel covers an area, not a point.
  const page = shrink(sharp, 0.9 * Math.max(...sizes(corners)));
  const toPhoto = fromRectangle(page.width, page.height, corners);
  const toPage = placeOnPage(page, corners, bend);
  const seen = resample(page, width, height, toPage);
  const tips = fingers.map(({ x, y, width: wide }) => ({
    ...project(toPhoto, x * page.width, y * page.height),
    radius: wide / 2,
  }));
  const grain = random(7);
  const taken = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = toPage(x, y);
      const isOnPage = at.x >= 0 && at.y >= 0 && at.x < page.width - 1 && at.y < page.height - 1;
      const isCovered = tips.some((tip) => Math.hypot(x - tip.x, y - tip.y) < tip.radius);
      // Fingers cover the letters, and tables have some grain along one side.
      const plain = isOnPage
        ? 30 + ((seen.pixels[y * width + x] as number) / 255) * (WHITE - 30)
        : tableAt(table, y);
      taken[y * width + x] = (isCovered ? SKIN : plain) * light(x / width, y / height);
    }
  }
  const blurred = blur > 0 ? boxBlur(boxBlur(taken, width, height, blur), width, height, blur) : taken;
  const pixels = Uint8Array.from(blurred, (value) => Math.min(255, Math.max(0, value + 8 * (grain() - 0.5))));
  return turnImage({ width, height, pixels }, turns);
}

/** Maps a point of the photo, before rotation, to its position on the page. */
export function placeOnPage(
  { width, height }: { width: number; height: number },
  corners: Quad,
  bend = 0,
): (x: number, y: number) => PixelPoint {
  const fromPhoto = invert(fromRectangle(width, height, corners));
  return (x, y) => {
    const flat = project(fromPhoto, x, y);
    return { x: flat.x, y: flat.y + bend * height * Math.sin((Math.PI * flat.x) / width) };
  };
}

const sizes = ([a, b, c, d]: Quad) =>
  [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ].map(([from, to]) => Math.hypot(from!.x - to!.x, from!.y - to!.y));

const tableAt = (table: number, y: number) => table + 5 * Math.sin(y / 9) + 3 * Math.sin(y / 2.3);

/** Park–Miller generator, from 0 to 1. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
