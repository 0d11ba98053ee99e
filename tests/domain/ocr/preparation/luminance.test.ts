import { expect, it } from 'vitest';
import { toLuminance } from '@/domain/ocr/preparation/luminance';

it.each([
  ['black', [0, 0, 0, 255], 0],
  ['white is 255', [255, 255, 255, 255], 255],
  ['red', [255, 0, 0, 255], 76],
  ['green, the brightest', [0, 255, 0, 255], 149],
  ['blue, the darkest', [0, 0, 255, 255], 28],
])('%s', (_colour, rgba, luminance) => {
  expect(toLuminance(Uint8Array.from([1, 2, 3, 4, ...rgba]), 2, 1).pixels[1]).toBe(luminance);
});
