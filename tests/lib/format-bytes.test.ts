// @vitest-environment node
import { expect, it } from 'vitest';
import { formatBytes } from '@/lib/format-bytes';

it.each<[bytes: number, text: string]>([
  [0, '0 kB'],
  [512, '0,5 kB'],
  [180_400, '180 kB'],
  [2_712_345, '2,7 MB'],
  [10_000_000, '10 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text.replace(' ', '\u00a0'));
});
