import { describe, expect, it } from 'vitest';
import { fitSurface, integrateAlongX, surfaceAt } from '@/domain/ocr/preparation/surface';

const SIZE = [700, 500] as const;
const bend = (x: number, y: number) => 0.05 * ((2 * x) / 700 - 1) ** 3 - 0.02 * (y / 500);
const samples = Array.from({ length: 45 }, (_, at) => {
  const x = ((at % 9) + 0.5) * (700 / 9);
  const y = (Math.floor(at / 9) + 0.5) * 100;
  return { x, y, value: bend(x, y), weight: 1 };
});

describe('fitSurface', () => {
  it('follows samples of a bent page', () => {
    const surface = fitSurface(samples, ...SIZE);
    expect(surfaceAt(surface, 200, 300)).toBeCloseTo(bend(200, 300), 2);
    expect(surfaceAt(surface, 650, 60)).toBeCloseTo(bend(650, 60), 2);
  });

  it('is not moved by a few that are far off', () => {
    const wild = samples.map((sample, at) => (at % 11 === 3 ? { ...sample, value: 0.15 } : sample));
    expect(surfaceAt(fitSurface(wild, ...SIZE), 350, 250)).toBeCloseTo(bend(350, 250), 2);
  });

  it('is level where there are no samples', () => {
    expect(surfaceAt(fitSurface([], ...SIZE), 10, 10)).toBe(0);
  });
});

describe('integrateAlongX', () => {
  it('sums the slopes from the middle of the page', () => {
    const drop = integrateAlongX({ powers: [[0.1]], width: 700, height: 500 });
    expect(surfaceAt(drop, 350, 100)).toBe(0);
    expect(surfaceAt(drop, 450, 100)).toBeCloseTo(10);
    expect(surfaceAt(drop, 250, 100)).toBeCloseTo(-10);
  });
});
