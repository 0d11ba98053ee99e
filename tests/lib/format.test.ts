// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatBytes, formatMoney } from '@/lib/format';

it.each<[bytes: number, text: string]>([
  [0, '0 kB'],
  [512, '0,5 kB'],
  [180_400, '180 kB'],
  [2_712_345, '2,7 MB'],
  [10_000_000, '10 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text.replace(' ', '\u00a0'));
});

describe('formatMoney', () => {
  it.each([
    ['two decimals and a space that does not break', 97.8, undefined, 'R$\u00a097,80'],
    ['thousands with a point', 2000, undefined, 'R$\u00a02.000,00'],
    ['no decimals when asked', 2000, 0, 'R$\u00a02.000'],
  ])('%s', (_, reais, decimals, expected) => {
    expect(formatMoney(reais, decimals)).toBe(expected);
  });
});
