import { describe, expect, it } from 'vitest';
import { EXPRESSION_LISTS } from '@/domain/scoring/features/expression-lists';

describe('EXPRESSION_LISTS', () => {
  it.each(Object.entries(EXPRESSION_LISTS))('%s: lower case, composed accents, single blanks', (_, list) => {
    expect(list.length).toBeGreaterThan(0);
    for (const phrase of list) {
      expect(phrase).toBe(phrase.toLowerCase().normalize('NFC'));
      expect(phrase).toMatch(/^\p{L}+(?:[ -]\p{L}+)*$/u);
    }
  });

  it('counts "se" as conditional, but not among the connectives of all relations', () => {
    expect(EXPRESSION_LISTS.conditional).toContain('se');
    expect(EXPRESSION_LISTS.connectives).not.toContain('se');
    expect(EXPRESSION_LISTS.connectives).toContain('portanto');
  });
});
