import { expect, it } from 'vitest';
import { percentile } from '@/domain/ocr/preparation/percentile';

const values = Uint8Array.from({ length: 100 }, (_, at) => 2 * at);

it.each([
  ['the darkest', 0, 0],
  ['the middle', 0.5, 100],
  ['the 90th percentile', 0.9, 180],
  ['no more than there is', 1, 255],
])('%s', (_what, share, value) => expect(percentile(values, share)).toBe(value));

it('can ask every n-th pixel only', () => {
  expect(percentile(Uint8Array.from([9, 200, 9, 200]), 0.9, 2)).toBe(9);
});
