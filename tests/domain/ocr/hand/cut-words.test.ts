import { expect, test } from 'vitest';
import { cutWords, joinWords } from '@/domain/ocr/hand/cut-words';

/** A strip 200 columns wide with a block of ink, `wide` columns wide, at each of the given positions. */
function drawStrip(places: readonly number[], wide = 12) {
  const pixels = new Uint8Array(200 * 48).fill(255);
  for (const left of places)
    for (let y = 10; y < 40; y += 1) pixels.fill(0, y * 200 + left, y * 200 + left + wide);
  return { width: 200, height: 48, pixels };
}

/** 50 frames, each with one likely class: the given class, or else the blank. The classes are blank, space, a, b. */
function scoresOf(seen: Record<number, number>) {
  const scores = new Float32Array(50 * 4).fill(-9);
  for (let step = 0; step < 50; step += 1) scores[4 * step + (seen[step] ?? 0)] = 9;
  return { scores, steps: 50, classes: 4 };
}

const hasInk = ({ pixels }: { pixels: Uint8Array }) => pixels.some((gray) => gray < 255);

test('a line is cut where its spaces are seen, at the gap beside them', () => {
  const strip = drawStrip([20, 40, 100, 160]);
  // The scores show the second space at a position where there is ink.
  const scores = scoresOf({ 6: 2, 11: 2, 19: 1, 26: 3, 39: 1, 42: 2 });
  const words = cutWords({ strip, text: 'aa b a' }, scores, [2, 2, 1, 3, 1, 2]);
  expect(words.map(({ text }) => text)).toEqual(['aa', 'b', 'a']);
  const [first, second, third] = words.map(({ strip }) => strip.width) as [number, number, number];
  expect(first).toBeGreaterThan(52);
  expect(first).toBeLessThanOrEqual(100);
  expect(first + second).toBeGreaterThan(112);
  expect(first + second).toBeLessThanOrEqual(160);
  expect(first + second + third).toBe(200);
});

test('words in another order are a line with their ink and their texts', () => {
  const [one, other] = cutWords(
    { strip: drawStrip([20, 120]), text: 'a b' },
    scoresOf({ 6: 2, 18: 1, 31: 3 }),
    [2, 1, 3],
  );
  if (!one || !other) throw new Error('two words');
  const joined = joinWords([other, one]);
  expect(joined.text).toBe('b a');
  expect(joined.strip.width).toBe(200);
  expect(hasInk(one.strip) && hasInk(other.strip)).toBe(true);
  const column = (x: number) => joined.strip.pixels[20 * 200 + x];
  expect(column(other.strip.width + 25)).toBe(0);
  expect(column(120 - one.strip.width + 5)).toBe(0);
});

test.each([
  ['is longer than its frames', 'a b'.repeat(40)],
  ['has two spaces in one place', `a${' '.repeat(30)}b`],
])('a line whose text %s is not cut', (_, text) => {
  const labels = Array.from(text, (character) => ' ab'.indexOf(character) + 1);
  expect(cutWords({ strip: drawStrip([20]), text }, scoresOf({ 5: 2, 20: 1, 30: 3 }), labels)).toEqual([]);
});
