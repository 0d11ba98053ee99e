import { describe, expect, it } from 'vitest';
import { findInk, mapInk } from '@/domain/ocr/preparation/ink';
import { findSlopes, traceLines } from '@/domain/ocr/preparation/slope-field';
import { blankPage, writeRows } from '../../../support/drawn-page';

const fieldOf = (drop: (x: number) => number) => {
  const page = blankPage(700, 500);
  writeRows(page, { drop });
  return findSlopes(findInk(page), 700, 500);
};

describe('findSlopes', () => {
  it('finds the slope everywhere on a bent sheet', () => {
    const slopes = fieldOf((x) => 20 * Math.sin((Math.PI * x) / 700));
    for (const x of [120, 350, 580]) {
      expect(slopes(x, 250)).toBeCloseTo(20 * (Math.PI / 700) * Math.cos((Math.PI * x) / 700), 1.8);
    }
  });

  it('finds the slope of turned rows', () => {
    expect(fieldOf((x) => 0.05 * x)(350, 250)).toBeCloseTo(0.05, 2);
  });

  it('is not misled by the grid of pixels, which lies askew once a page is level', () => {
    const page = blankPage(900, 700);
    writeRows(page, { drop: (x) => 0.09 * (x - 450), margin: 90 });
    const level = mapInk(findInk(page), (x, y) => ({ x: 1.2 * x, y: 1.2 * (y - 0.09 * (x - 450)) }));
    const slopes = findSlopes(level, 1080, 840);
    for (const x of [250, 540, 800]) expect(slopes(x, 420)).toBeCloseTo(0, 2);
  });

  it('is level on an empty page', () => {
    const slopes = findSlopes({ xs: new Float32Array(), ys: new Float32Array() }, 700, 500);
    expect(slopes(100, 100)).toBe(0);
  });
});

it('follows a slope from the middle to both sides', () => {
  const trace = traceLines(() => 0.1, 640, 0, 400);
  const middle = trace(320, 200);
  expect(trace(640, 200) - middle).toBeCloseTo(32, 0);
  expect(trace(0, 200) - middle).toBeCloseTo(-32, 0);
});

it('follows lines that spread', () => {
  const trace = traceLines((_x, y) => (y - 200) / 2000, 640, 0, 400);
  expect(trace(640, 200)).toBeCloseTo(200, 0);
  expect(trace(640, 300)).toBeGreaterThan(312);
  expect(trace(640, 100)).toBeLessThan(88);
});

it('keeps the order of lines', () => {
  const trace = traceLines((x, y) => 0.1 * Math.sin(x / 90) + y / 9000, 640, 0, 400);
  for (let y = 0; y < 390; y += 10) expect(trace(600, y + 10)).toBeGreaterThan(trace(600, y));
});
