import { expect, test } from 'vitest';
import { prepareStrip } from '@/domain/ocr/hand/prepare-strip';

const SHAPE = { height: 40, widened: 1.25, stride: 4 };

function drawStrip(width: number, paper: number) {
  const pixels = Uint8Array.from({ length: width * 48 }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const value = (x * 37 + y * 91 + x * y) % 256;
    return value < 150 ? Math.round((value * paper) / 255) : paper;
  });
  return { width, height: 48, pixels };
}

// oxfmt-ignore
const ROWS: Record<number, readonly number[]> = {
  0: [240, 204, 154, 123, 94, 47, 33, 185, 209, 164, 129, 46, 21, 33, 131, 214, 173, 134, 88, 39, 33, 78, 216, 169, 139, 104, 39, 33, 27],
  1: [109, 85, 83, 72, 60, 173, 143, 109, 85, 78, 70, 57, 128, 151, 109, 84, 71, 67, 113, 188, 133, 108, 87, 77, 65, 69, 195, 132, 108],
  17: [182, 88, 59, 103, 193, 118, 77, 108, 100, 149, 117, 67, 83, 156, 150, 85, 89, 105, 117, 143, 76, 66, 120, 179, 94, 74, 109, 85, 165],
  39: [27, 198, 179, 44, 183, 151, 53, 166, 162, 67, 11, 88, 80, 25, 83, 95, 27, 71, 110, 30, 59, 125, 33, 46, 154, 114, 33, 160, 129],
};

test('a strip is fitted as `fit` of tools/hand/strips.py does, to the last bit', () => {
  const { width, height, ink } = prepareStrip(drawStrip(28, 255), SHAPE);
  expect([width, height]).toEqual([29, 40]);
  for (const [row, values] of Object.entries(ROWS))
    expect([...ink.subarray(Number(row) * 29, (Number(row) + 1) * 29)]).toEqual(values);
  expect(ink.reduce((sum, value) => sum + value, 0)).toBe(122_367);
});

test.each([
  [36, 38],
  [60, 62],
  [84, 88],
  [108, 112],
  [1596, 1662],
])('a strip of %i columns becomes %i wide, as Python rounds', (from, to) => {
  expect(prepareStrip(drawStrip(from, 255), SHAPE).width).toBe(to);
});

test('grey paper is stretched to white', () => {
  const white = prepareStrip(drawStrip(64, 255), SHAPE).ink;
  const grey = prepareStrip(drawStrip(64, 204), SHAPE).ink;
  expect(Math.max(...grey.map((value, at) => Math.abs(value - (white[at] ?? 0))))).toBeLessThanOrEqual(1);
});
