import { describe, expect, it } from 'vitest';
import { PRACTICE_BANK } from '@/domain/practice/bank/bank';
import { judgeSentence, ruleOf } from '@/domain/practice/judge-sentence';
import { readForPractice } from '@/domain/practice/essay-practice';
import { lexiconWithModels } from '../../support/lexicon-with-models';

const pair = {
  wrong: 'O acesso a educação ainda depende do bairro em que se nasce.',
  right: 'O acesso à educação ainda depende do bairro em que se nasce.',
};
const judge = (answer: string) => judgeSentence(pair, answer, lexiconWithModels);

describe('a mended sentence', () => {
  it.each([
    ['is right as expected', pair.right, 'right'],
    [
      'is right without its stop, with more blanks',
      ` ${pair.right.slice(0, -1).replace(' à ', '  à ')} `,
      'right',
    ],
    ['is wrong if nothing was mended', pair.wrong, 'wrong'],
    ['is wrong with another fault', pair.right.replace('nasce', 'nascem os criança'), 'wrong'],
    ['is wrong without a part of it', 'O acesso à educação ainda depende.', 'wrong'],
    ['is wrong if empty', '', 'wrong'],
    ['is neither where another wording has no fault', pair.right.replace('à educação', 'ao ensino'), 'open'],
  ])('%s', (_requirement, answer, outcome) => {
    expect(judge(answer).outcome).toBe(outcome);
  });

  it('tells the fault of the answer in words', () => {
    expect(
      judge('O acesso à educação ainda depende do bairro em que se nasce, os aluno sabem disso.').reason,
    ).toMatch(/\.$/);
  });

  it('is told the rule it had broken', () => {
    expect(ruleOf(pair.wrong, lexiconWithModels)?.message).toMatch(/crase|“a”|à/i);
    expect(ruleOf(pair.right, lexiconWithModels)).toBeNull();
  });

  it('of the bank is right when it is the right one, wrong when it is the wrong one', () => {
    for (const { pairs } of PRACTICE_BANK)
      for (const one of pairs.slice(0, 2)) {
        expect(judgeSentence(one, one.right, lexiconWithModels).outcome).toBe('right');
        expect(judgeSentence(one, one.wrong, lexiconWithModels).outcome).toBe('wrong');
      }
  });
});

describe('sentences of an essay', () => {
  const essay = `A falta de saneamento atinge milhões de famílias no Brasil. O acesso a água tratada ainda é desigual, e as criança pagam o preço. Os bairros cresceram sem planejamento, porque o poder público não acompanhou as obras.

As empresas, precisam investir em redes de esgoto nas cidades menores. Todos dependem disso.`;
  const { sentences: found, faults } = readForPractice(
    essay,
    lexiconWithModels,
    'O saneamento básico no Brasil',
  );

  it('have one fault each, the others of their sentence mended', () => {
    expect(found.map(({ fault, wrong }) => [fault, wrong])).toEqual([
      ['crase', 'O acesso a água tratada ainda é desigual, e as crianças pagam o preço.'],
      ['nome-adjetivo', 'O acesso à água tratada ainda é desigual, e as criança pagam o preço.'],
      ['sujeito-virgula', 'As empresas, precisam investir em redes de esgoto nas cidades menores.'],
    ]);
  });

  it('are counted by fault', () => {
    expect(faults).toEqual({ crase: 1, 'nome-adjetivo': 1, 'sujeito-virgula': 1 });
  });

  it('mended have none', () => {
    for (const { right } of found) expect(ruleOf(right, lexiconWithModels)).toBeNull();
  });

  it.each([
    ['an empty text', ''],
    ['a text without a fault', 'A falta de saneamento atinge milhões de famílias no Brasil.'],
    [
      'a sentence too long for a phone',
      `A cidade ${'que cresce '.repeat(40)}precisa de acesso a água tratada.`,
    ],
  ])('%s has none', (_what, text) => {
    expect(readForPractice(text, lexiconWithModels).sentences).toEqual([]);
  });
});
