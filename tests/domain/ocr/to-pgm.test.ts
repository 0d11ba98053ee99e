import { expect, it } from 'vitest';
import { toPgm } from '@/domain/ocr/to-pgm';

it('is a header and the pixels', () => {
  const file = toPgm({ width: 2, height: 1, pixels: Uint8Array.from([0, 255]) });
  expect(new TextDecoder().decode(file.subarray(0, 11))).toBe('P5\n2 1\n255\n');
  expect([...file.subarray(11)]).toEqual([0, 255]);
});
