import { describe, expect, it } from 'vitest';
import { PRACTICE_BANK } from '@/domain/practice/bank/bank';
import { commasOf, differenceOf, differsByCommas, withCommas } from '@/domain/practice/sentence-pair';

describe('where two sentences differ', () => {
  it.each([
    [
      'in one word',
      { wrong: 'Ele foi a escola.', right: 'Ele foi à escola.' },
      { before: 'Ele foi ', wrong: 'a', right: 'à', after: ' escola.' },
    ],
    [
      'by a lost word: with the one before it',
      { wrong: 'Todos países assinaram.', right: 'Todos os países assinaram.' },
      { before: '', wrong: 'Todos', right: 'Todos os', after: ' países assinaram.' },
    ],
    [
      'by a sign: with the word that has it',
      { wrong: 'Choveu, a rua alagou.', right: 'Choveu; a rua alagou.' },
      { before: '', wrong: 'Choveu,', right: 'Choveu;', after: ' a rua alagou.' },
    ],
    [
      'in two places: from the first to the last',
      { wrong: 'O rio por exemplo secou.', right: 'O rio, por exemplo, secou.' },
      { before: 'O ', wrong: 'rio por exemplo', right: 'rio, por exemplo,', after: ' secou.' },
    ],
  ])('%s', (_where, pair, difference) => {
    expect(differenceOf(pair)).toEqual(difference);
  });

  it('puts every sentence of the bank together again, with a word in either passage', () => {
    for (const { wrong, right } of PRACTICE_BANK.flatMap(({ pairs }) => pairs)) {
      const found = differenceOf({ wrong, right });
      expect(found.before + found.wrong + found.after).toBe(wrong);
      expect(found.before + found.right + found.after).toBe(right);
      expect([found.wrong, found.right].every((passage) => /^\S.*\S$|^\S$/su.test(passage))).toBe(true);
    }
  });
});

describe('commas', () => {
  const pair = {
    wrong: 'Em 2022, 3,5 milhões viviam ali, sem água.',
    right: 'Em 2022, 3,5 milhões viviam ali sem água.',
  };

  it('stand between words, not inside a number', () => {
    const { words, commas } = commasOf(pair.wrong);
    expect(commas).toEqual([1, 5]);
    expect(words[2]).toBe('3,5');
    expect(withCommas(words, new Set(commas))).toBe(pair.wrong);
    expect(withCommas(words, new Set([1]))).toBe(pair.right);
  });

  it.each([
    ['only commas differ', pair, true],
    ['a word differs', { wrong: 'A casa caiu.', right: 'As casas caíram.' }, false],
    ['nothing differs', { wrong: 'A casa caiu.', right: 'A casa caiu.' }, false],
  ])('%s', (_what, one, expected) => {
    expect(differsByCommas(one)).toBe(expected);
  });
});
