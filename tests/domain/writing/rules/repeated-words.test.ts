import { describe, expect, it } from 'vitest';
import { REPEATED_WORD_RULES } from '@/domain/writing/rules/repeated-words';
import { findingsOf, marksOf } from '../../../support/writing-marks';

describe('repeated-words', () => {
  it.each([
    ['three times is free', 'comida, comida, comida', 0],
    ['four times is marked on every occurrence', 'comida, Comida, comida, comida', 4],
    ['a word of three letters is free', 'lei, lei, lei, lei, lei', 0],
    ['words of grammar are free', 'para para para para para como como como como', 0],
    ['quoted words do not count', 'comida comida comida "comida e comida"', 0],
    ['figures are free', '2024, 2024, 2024, 2024', 0],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(REPEATED_WORD_RULES, text)).toHaveLength(marks);
  });

  it.each([
    ['a word of the theme six times is free', 6, 0],
    ['a word of the theme seven times is marked', 7, 7],
  ])('%s', (_requirement, times, marks) => {
    const text = 'alimentos, '.repeat(times);
    expect(marksOf(REPEATED_WORD_RULES, text, 'O desperdício de alimentos')).toHaveLength(marks);
  });

  it('says how often and what could stand instead', () => {
    const [issue] = findingsOf(REPEATED_WORD_RULES, 'pessoas, pessoas, pessoas, pessoas');
    expect(issue?.message).toBe(
      '“pessoas” aparece 4 vezes no texto. Alterne com indivíduos, cidadãos, população.',
    );
  });
});
