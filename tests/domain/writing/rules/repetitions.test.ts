import { describe, expect, it } from 'vitest';
import {
  REPEATED_WORD_RULES,
  REPEATED_CONNECTIVE_RULES,
  DOUBLED_WORD_RULES,
} from '@/domain/writing/rules/repetitions';
import { findingsOf, marksOf } from '../../../support/writing-marks';

describe('repeated-words', () => {
  it.each([
    ['three times is free', 'comida, comida, comida', 0],
    ['a fourth time is marked, once', 'comida, Comida, comida, comida, comida', 1],
    ['a word of three letters is free', 'lei, lei, lei, lei, lei', 0],
    ['words of grammar are free', 'para para para para para como como como como', 0],
    ['quoted words do not count', 'comida comida comida "comida e comida"', 0],
    ['a name is not a repetition', 'A comida, comida, comida. Ministério da Comida.', 0],
    [
      'a fixed phrase is no repetition',
      'Por meio de um, por meio de dois, por meio de três, por meio de um.',
      0,
    ],
    [
      'one in each paragraph keeps to its subject',
      'Há comida.\nVem comida.\nSobra comida.\nFalta comida.',
      0,
    ],
    ['a name of one word is none', 'Vem Marta, foi Marta, viu Marta, só Marta, com Marta.', 0],
    ['figures are free', '2024, 2024, 2024, 2024', 0],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(REPEATED_WORD_RULES, text)).toHaveLength(marks);
  });

  it('never marks a word of the theme', () => {
    expect(marksOf(REPEATED_WORD_RULES, 'alimentos, '.repeat(9), 'O desperdício de alimentos')).toEqual([]);
  });

  it.each([
    ['pessoas, pessoas, pessoas, pessoas', 'todas no 1º parágrafo'],
    ['pessoas\npessoas, pessoas\npessoas', 'no 1º, no 2º e no 3º parágrafos'],
  ])('says how often, where, and what could stand instead: %j', (text, places) => {
    const [issue] = findingsOf(REPEATED_WORD_RULES, text);
    expect(issue?.message).toBe(
      `“pessoas” aparece 4 vezes, ${places}. Onde couber, alterne com indivíduos, cidadãos, população.`,
    );
  });
});

describe('repeated-connectives', () => {
  it.each([
    ['three uses are free', 'Além disso, um. '.repeat(3), 0],
    ['a fourth use is marked, once', 'Além disso, um. '.repeat(6), 1],
    ['four different ones are free', 'Além disso, um. Ademais, dois. Portanto, três. Contudo, quatro.', 0],
    [
      'in a long essay four are few',
      `${'Além disso, um. '.repeat(4)}${'Leio um bom livro. '.repeat(130)}`,
      0,
    ],
    ['a noun that looks like one is free', 'O caso é este. '.repeat(6), 0],
    ['what cannot be avoided is free', 'Se um, se dois, se três, se quatro, se cinco.', 0],
  ])('%s', (_requirement, text, marks) => {
    expect(marksOf(REPEATED_CONNECTIVE_RULES, text)).toHaveLength(marks);
  });
});

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
