import { describe, expect, it } from 'vitest';
import { formatMoney } from '@/lib/format-money';

describe('formatMoney', () => {
  it.each([
    ['two decimals and a space that does not break', 97.8, undefined, 'R$\u00a097,80'],
    ['thousands with a point', 2000, undefined, 'R$\u00a02.000,00'],
    ['no decimals when asked', 2000, 0, 'R$\u00a02.000'],
  ])('%s', (_, reais, decimals, expected) => {
    expect(formatMoney(reais, decimals)).toBe(expected);
  });
});
