import { expect, test, vi } from 'vitest';
import type { HandReader } from '@/domain/ocr/hand/hand-reader';
import { findStretch } from '@/domain/ocr/hand/letter-width';
import { readStrips } from '@/domain/ocr/hand/read-strips';

const stripOf = (width: number) => ({ width, height: 48, pixels: new Uint8Array(width * 48) });

test.each([
  ['letters of 15 columns and more are read as they are', [300, 450, 600], 20, 1],
  ['of ten, half as wide again', [200, 200, 400], 20, 1.5],
  ['of twelve, as much as makes them fifteen', [120, 240, 240], 20, 1.25],
  ['no wider than that', [100], 20, 1.5],
  ['a word tells nothing', [20], 7, 1],
])('%s', (_, widths, characters, stretch) => {
  expect(findStretch(widths.map((width) => ({ strip: stripOf(width), characters })))).toBeCloseTo(stretch);
});

test('narrow letters are read wider, and words stand where they were written', () => {
  // Every third frame is an `a`, or a space between 50 % and 60 % of the width; the other frames are blank.
  const readScores = vi.fn<HandReader['readScores']>(({ width }, stretch = 1) => {
    const steps = Math.round((width * stretch) / 3.84);
    const scores = new Float32Array(steps * 3);
    for (let step = 0; step < steps; step += 1)
      scores[3 * step + (step % 3 > 0 ? 0 : step < 0.6 * steps && step >= 0.5 * steps ? 1 : 2)] = 9;
    return { scores, steps, classes: 3 };
  });
  const reader = { alphabet: [' ', 'a'], readScores, adapt: () => false };
  const [words = []] = readStrips(reader, [stripOf(384)], { language: null, isWord: undefined });
  const [, stretch = 1] = readScores.mock.lastCall ?? [];
  expect(stretch).toBeGreaterThan(1.2);
  const [first, second] = words;
  expect(first?.to).toBeGreaterThan(180);
  expect(first?.to).toBeLessThan(220);
  expect(second?.from).toBeGreaterThan(200);
  expect(second?.to).toBeLessThanOrEqual(384);
});
