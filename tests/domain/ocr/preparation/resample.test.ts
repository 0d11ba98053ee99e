import { expect, it } from 'vitest';
import { resample } from '@/domain/ocr/preparation/resample';

const ramp = { width: 60, height: 40, pixels: Uint8Array.from({ length: 2400 }, (_, at) => 4 * (at % 60)) };

it('fetches each pixel from where it is said to lie', () => {
  const moved = resample(ramp, 40, 20, (x, y) => ({ x: x + 10, y: y + 5 }));
  expect(moved.pixels[7 * 40 + 20]).toBe(4 * 30);
});

it('mixes neighbours', () => {
  const moved = resample(ramp, 40, 20, (x, y) => ({ x: x + 0.5, y }));
  expect(moved.pixels[20]).toBe(4 * 20 + 2);
});

it('is white outside', () => {
  const moved = resample(ramp, 100, 20, (x, y) => ({ x: x - 30, y }));
  expect(moved.pixels[10]).toBe(255);
  expect(moved.pixels[99]).toBe(255);
  expect(moved.pixels[50]).toBe(80);
});
