import { describe, expect, it } from 'vitest';
import { BRAZILIAN_STATES, isBrazil } from '@/domain/profile/states';

describe('the states', () => {
  it('are 27, in the order of a dictionary', () => {
    expect(BRAZILIAN_STATES).toHaveLength(27);
    expect([...BRAZILIAN_STATES].sort(new Intl.Collator('pt-BR').compare)).toEqual(BRAZILIAN_STATES);
  });

  it.each([
    ['Brasil', true],
    [' brasil ', true],
    ['BRAZIL', true],
    ['Portugal', false],
    ['', false],
  ])('are those of "%s": %s', (country, isListed) => {
    expect(isBrazil(country)).toBe(isListed);
  });
});
