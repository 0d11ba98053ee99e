import { expect, it } from 'vitest';
import { shrink } from '@/domain/ocr/preparation/shrink';

it('stands for the mean of what it covers', () => {
  const image = { width: 4, height: 2, pixels: Uint8Array.from([0, 100, 10, 10, 100, 200, 10, 30]) };
  const small = shrink(image, 2);
  expect(small).toEqual({ width: 2, height: 1, pixels: Uint8Array.from([100, 15]) });
});

it('keeps the proportions', () => {
  const small = shrink({ width: 1000, height: 333, pixels: new Uint8Array(333_000).fill(7) }, 100);
  expect([small.width, small.height]).toEqual([100, 33]);
  expect(new Set(small.pixels)).toEqual(new Set([7]));
});

it('never makes larger', () => {
  const image = { width: 3, height: 2, pixels: new Uint8Array(6) };
  expect(shrink(image, 10)).toBe(image);
});
