import { describe, expect, it } from 'vitest';
import { DOUBLED_WORD_RULES } from '@/domain/writing/rules/doubled-words';
import { marksOf } from '../../../support/writing-marks';

describe('doubled-words', () => {
  it.each([
    ['the same word twice', 'a falta de de comida', ['de de → de']],
    ['whatever the case', 'O o governo', ['O o → O']],
    ['a sign between them makes it right', 'não deve, deve sim', []],
    ['what Portuguese doubles on purpose', 'logo logo, muito muito', []],
    ['figures', '10 10', []],
    ['across a line break', 'fome\nfome', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(DOUBLED_WORD_RULES, text)).toEqual(marks);
  });
});
