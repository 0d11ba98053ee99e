import type { GrayImage } from '../gray-image.ts';
import { percentile } from '../statistics.ts';

/**
 * The outline of a region: first and last column of each row, first and last row of each column; −1 if a row or
 * column contains no pixel of the region.
 */
export type Outline = { left: Int32Array; right: Int32Array; top: Int32Array; bottom: Int32Array };

/** Parameters to try in order. A shadow at the edge makes sheet and desk one region; higher values separate them. */
const TRIES = [
  { threshold: 140, erosion: 0 },
  { threshold: 140, erosion: 2 },
  { threshold: 170, erosion: 2 },
  { threshold: 190, erosion: 2 },
];
const LEAST_SHARE = 0.2;
const MOST_SHARE = 0.9;
const RING = 170;
const RING_DISTANCE = 3;

/**
 * The bright region that fills the middle of a flattened image and is surrounded by a dark edge; null if there is
 * none.
 */
export function findSheetRegion(image: GrayImage): Outline | null {
  for (const { threshold, erosion } of TRIES) {
    const region = fillMiddle(isBright(image, threshold, erosion), image.width, image.height);
    if (region === null) continue;
    const outline = toOutline(region, image.width, image.height, erosion);
    const share = areaOf(outline) / region.length;
    if (share >= LEAST_SHARE && share <= MOST_SHARE && ringAround(image, outline) < RING) return outline;
  }
  return null;
}

function isBright({ width, height, pixels }: GrayImage, threshold: number, erosion: number): Uint8Array {
  const bright = new Uint8Array(pixels.length);
  for (let y = erosion; y < height - erosion; y += 1) {
    for (let x = erosion; x < width - erosion; x += 1) {
      let isIn = 1;
      for (let down = -erosion; down <= erosion && isIn; down += 1) {
        for (let across = -erosion; across <= erosion; across += 1) {
          if ((pixels[(y + down) * width + x + across] as number) < threshold) isIn = 0;
        }
      }
      bright[y * width + x] = isIn;
    }
  }
  return bright;
}

/** The connected region with the most pixels in the central half of the image. */
function fillMiddle(bright: Uint8Array, width: number, height: number): Uint8Array | null {
  const labels = new Uint16Array(bright.length);
  let best = { label: 0, count: 0 };
  let label = 0;
  const stack: number[] = [];
  for (let y = height >> 2; y < height - (height >> 2); y += 1) {
    for (let x = width >> 2; x < width - (width >> 2); x += 1) {
      const start = y * width + x;
      if (!bright[start] || labels[start] || label === 65535) continue;
      label += 1;
      labels[start] = label;
      stack.push(start);
      let count = 0;
      for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
        const column = at % width;
        const row = (at - column) / width;
        if (Math.abs(2 * column - width) < width / 2 && Math.abs(2 * row - height) < height / 2) count += 1;
        const neighbours = [
          column > 0 ? at - 1 : at,
          column < width - 1 ? at + 1 : at,
          row > 0 ? at - width : at,
          row < height - 1 ? at + width : at,
        ];
        for (const next of neighbours) {
          if (!bright[next] || labels[next]) continue;
          labels[next] = label;
          stack.push(next);
        }
      }
      if (count > best.count) best = { label, count };
    }
  }
  return best.count === 0
    ? null
    : (labels.map((value) => (value === best.label ? 1 : 0)) as unknown as Uint8Array);
}

function toOutline(region: ArrayLike<number>, width: number, height: number, erosion: number): Outline {
  const left = new Int32Array(height).fill(-1);
  const right = new Int32Array(height).fill(-1);
  const top = new Int32Array(width).fill(-1);
  const bottom = new Int32Array(width).fill(-1);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!region[y * width + x]) continue;
      if (left[y] === -1) left[y] = Math.max(0, x - erosion);
      right[y] = Math.min(width - 1, x + erosion);
      if (top[x] === -1) top[x] = Math.max(0, y - erosion);
      bottom[x] = Math.min(height - 1, y + erosion);
    }
  }
  return { left, right, top, bottom };
}

function areaOf({ left, right }: Outline): number {
  return left.reduce((sum, from, y) => (from === -1 ? sum : sum + (right[y] as number) - from + 1), 0);
}

/** The median brightness just outside the outline; 255 if the region reaches the frame on all sides. */
function ringAround({ width, height, pixels }: GrayImage, { left, right, top, bottom }: Outline): number {
  const ring: number[] = [];
  const add = (x: number, y: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height) ring.push(pixels[y * width + x] as number);
  };
  for (let y = 0; y < height; y += 1) {
    if (left[y] === -1) continue;
    add((left[y] as number) - RING_DISTANCE, y);
    add((right[y] as number) + RING_DISTANCE, y);
  }
  for (let x = 0; x < width; x += 1) {
    if (top[x] === -1) continue;
    add(x, (top[x] as number) - RING_DISTANCE);
    add(x, (bottom[x] as number) + RING_DISTANCE);
  }
  return ring.length === 0 ? 255 : percentile(Uint8Array.from(ring), 0.5);
}
