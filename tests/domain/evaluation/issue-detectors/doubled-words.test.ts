import { describe, expect, it } from 'vitest';
import { findDoubledWords } from '@/domain/evaluation/issue-detectors/doubled-words';
import { marksOf } from '../../../support/issues';

describe('findDoubledWords', () => {
  it.each([
    ['the same word twice', 'a falta de de comida', ['de de → de']],
    ['whatever the case', 'O o governo', ['O o → O']],
    ['a sign between them makes it right', 'não deve, deve sim', []],
    ['what Portuguese doubles on purpose', 'logo logo, muito muito', []],
    ['figures', '10 10', []],
    ['across a line break', 'fome\nfome', []],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(findDoubledWords, text)).toEqual(marks);
  });
});
