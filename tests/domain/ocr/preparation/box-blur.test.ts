import { expect, it } from 'vitest';
import { boxBlur } from '@/domain/ocr/preparation/box-blur';

it('is the mean of the square around', () => {
  const values = Float32Array.from([0, 0, 0, 0, 90, 0, 0, 0, 0]);
  expect([...boxBlur(values, 3, 3, 1)]).toEqual(Array(9).fill(10));
});

it('repeats the border outwards', () => {
  expect([...boxBlur(Float32Array.from([30, 0, 0, 0]), 4, 1, 1)]).toEqual([20, 10, 0, 0]);
});
