import { expect, test } from 'vitest';
import { drawView, viewStrip } from '@/domain/ocr/hand/view-strip';
import { createRandom } from './tiny-network';

/** A stroke of four columns down to the baseline, on white paper. */
function drawStrip() {
  const pixels = new Uint8Array(120 * 48).fill(255);
  for (let y = 12; y < 32; y += 1) pixels.fill(0, y * 120 + 58, y * 120 + 62);
  return { width: 120, height: 48, pixels };
}

const inkOf = ({ pixels }: { pixels: Uint8Array }) =>
  pixels.reduce((sum, gray) => sum + 255 - gray, 0) / (255 * 80);

const STILL = {
  width: 1,
  height: 1,
  slant: 0,
  drops: [0, 0],
  waves: [new Float32Array(12), new Float32Array(12)],
} as const;

test('a view that changes nothing is the strip itself', () => {
  expect(viewStrip(drawStrip(), STILL).pixels).toEqual(drawStrip().pixels);
});

test('a view is as wide and high as it says, and stands on the baseline', () => {
  const wide = viewStrip(drawStrip(), { ...STILL, width: 1.5, height: 1.2 });
  expect(wide.width).toBe(180);
  expect(inkOf(wide)).toBeCloseTo(1.8, 1);
  const lowest = wide.pixels.findLastIndex((gray) => gray < 128);
  expect(Math.floor(lowest / 180)).toBe(31);
});

test('views by chance differ, and keep what is written', () => {
  const random = createRandom(3);
  const views = Array.from({ length: 20 }, () => viewStrip(drawStrip(), drawView(drawStrip(), random)));
  expect(new Set(views.map(({ pixels }) => pixels.join())).size).toBe(20);
  for (const view of views) {
    expect(inkOf(view)).toBeGreaterThan(0.4);
    expect(inkOf(view)).toBeLessThan(2.5);
  }
});
