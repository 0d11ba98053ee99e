import { expect, it } from 'vitest';
import { traceLines } from '@/domain/ocr/preparation/trace-lines';

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
