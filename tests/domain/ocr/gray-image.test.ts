import { expect, it } from 'vitest';
import { toLuminance, toPgm } from '@/domain/ocr/gray-image';

it.each([
  ['black', [0, 0, 0, 255], 0],
  ['white is 255', [255, 255, 255, 255], 255],
  ['red', [255, 0, 0, 255], 76],
  ['green, the brightest', [0, 255, 0, 255], 149],
  ['blue, the darkest', [0, 0, 255, 255], 28],
])('%s', (_colour, rgba, luminance) => {
  expect(toLuminance(Uint8Array.from([1, 2, 3, 4, ...rgba]), 2, 1).pixels[1]).toBe(luminance);
});

it('is a header and the pixels', () => {
  const file = toPgm({ width: 2, height: 1, pixels: Uint8Array.from([0, 255]) });
  expect(new TextDecoder().decode(file.subarray(0, 11))).toBe('P5\n2 1\n255\n');
  expect([...file.subarray(11)]).toEqual([0, 255]);
});
