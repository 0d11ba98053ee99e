import { describe, expect, it } from 'vitest';
import { firstLine, moveByLines, moveTo, resize } from '@/features/photo/reading/reading-line';

describe('the band over the line one reads', () => {
  it('is as thick on the photo whether that is tall or wide', () => {
    const tall = firstLine(0, { width: 1500, height: 2000 });
    const wide = firstLine(0, { width: 2000, height: 1500 });
    expect(tall.height * 2000).toBeCloseTo(0.042 * 1500);
    expect(wide.height * 1500).toBeCloseTo(0.042 * 2000);
  });

  it('begins below the upper edge of the sheet', () => {
    const { top, height } = firstLine(0.2, { width: 1500, height: 2000 });
    expect(top).toBeCloseTo(0.2 + height);
  });

  it('moves by its own height and never leaves the photo', () => {
    const line = { top: 0.9, height: 0.04 };
    expect(moveByLines(line, 1).top).toBeCloseTo(0.94);
    expect(moveByLines(line, 9).top).toBeCloseTo(0.96);
    expect(moveByLines(line, -99).top).toBe(0);
    expect(moveTo(line, -3).top).toBe(0);
  });

  it('grows and shrinks between limits, staying where it begins', () => {
    let line = { top: 0.5, height: 0.04 };
    line = resize(line, 1);
    expect(line.height).toBeGreaterThan(0.04);
    expect(line.top).toBe(0.5);
    for (let times = 0; times < 100; times += 1) line = resize(line, -1);
    expect(line.height).toBeCloseTo(0.012);
    for (let times = 0; times < 100; times += 1) line = resize(line, 1);
    expect(line.height).toBeCloseTo(0.15);
  });
});
