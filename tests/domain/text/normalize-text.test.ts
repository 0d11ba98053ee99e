import { describe, expect, it } from 'vitest';
import { stripInvisible, toComparisonKey, toLowerForm } from '@/domain/text/normalize-text';

describe('normalising', () => {
  it.each([
    ['accents fold away', 'Alimentação', 'alimentacao'],
    ['accents typed apart fold away too', 'Alimentac\u0327a\u0303o', 'alimentacao'],
    ['invisible characters disappear', 'fo\u200Bme', 'fome'],
    ['a lone surrogate passes through', '\uD83D', '\uD83D'],
  ])('comparison key: %s', (_requirement, text, key) => {
    expect(toComparisonKey(text)).toBe(key);
  });

  it('lower form keeps accents, composed', () => {
    expect(toLowerForm('ÁGUA')).toBe('água');
    expect(toLowerForm('a\u0301gua')).toBe('água');
  });

  it('blanks and line breaks are visible', () => {
    expect(stripInvisible('a \n\u00A0b')).toBe('a \n\u00A0b');
  });
});
