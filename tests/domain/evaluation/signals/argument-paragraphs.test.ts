import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { readArgumentParagraphs } from '@/domain/evaluation/signals/argument-paragraphs';

const FRAME = 'Este parágrafo serve de moldura e passa do limite dos cinquenta caracteres.';
const argumentOf = (middle: string) => {
  const essay = `${FRAME}\n${middle}\n${FRAME}`;
  return readArgumentParagraphs(readEssay({ theme: '', essay })).map(({ ordinal, relations, isProven }) => [
    ordinal,
    relations,
    isProven,
  ]);
};

describe('readArgumentParagraphs', () => {
  it.each([
    [
      'cause',
      'A comida se perde no caminho porque as estradas são ruins e faltam armazéns.',
      [['causa'], false],
    ],
    [
      'cause and example',
      'A comida se perde porque faltam armazéns; por exemplo, a fruta apodrece na feira.',
      [['causa', 'exemplo'], true],
    ],
    [
      'an explanation is no example, and proves as little is denied',
      'A comida se perde, ou seja, apodrece nas feiras do bairro em que os avós moram.',
      [[], true],
    ],
    [
      'a figure proves',
      'Na colheita do ano passado perdeu-se 14% de tudo o que foi plantado no estado.',
      [[], true],
    ],
    [
      'a study proves',
      'Uma pesquisa feita nas feiras do bairro contou os caixotes jogados fora por dia.',
      [[], true],
    ],
    [
      '"tão" is no consequence',
      'A comida é tão boa e tão barata nas feiras do bairro em que os avós moram.',
      [[], false],
    ],
    [
      'bare opinion',
      'A comida é importante e todos gostam de comer bem na casa dos avós no domingo.',
      [[], false],
    ],
  ])('%s', (_requirement, middle, expected) => {
    expect(argumentOf(middle)).toEqual([[2, ...expected]]);
  });

  it('an essay of two paragraphs has none between', () => {
    expect(readArgumentParagraphs(readEssay({ theme: '', essay: `${FRAME}\n${FRAME}` }))).toEqual([]);
  });
});
