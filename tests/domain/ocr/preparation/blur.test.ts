import { expect, it } from 'vitest';
import { boxBlur, smooth3x3 } from '@/domain/ocr/preparation/blur';
import { blankPage, fillRect } from '../../../support/drawn-page';

it('is the mean of the square around', () => {
  const values = Float32Array.from([0, 0, 0, 0, 90, 0, 0, 0, 0]);
  expect([...boxBlur(values, 3, 3, 1)]).toEqual(Array(9).fill(10));
});

it('repeats the border outwards', () => {
  expect([...boxBlur(Float32Array.from([30, 0, 0, 0]), 4, 1, 1)]).toEqual([20, 10, 0, 0]);
});

it('spreads a point over its neighbours, most of it staying', () => {
  const page = blankPage(5, 5, 0);
  fillRect(page, 2, 2, 1, 1, 160);
  expect([...smooth3x3(page).pixels.subarray(5, 10)]).toEqual([0, 10, 20, 10, 0]);
  expect([...smooth3x3(page).pixels.subarray(10, 15)]).toEqual([0, 20, 40, 20, 0]);
});

it('leaves even paper as it is, up to its edges', () => {
  expect(new Set(smooth3x3(blankPage(4, 3, 77)).pixels)).toEqual(new Set([77]));
});
