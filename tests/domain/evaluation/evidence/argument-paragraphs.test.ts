import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { evidenceOf } from '@/domain/evaluation/evidence/essay-evidence';

const FRAME = 'Este parágrafo serve de moldura e passa do limite dos cinquenta caracteres.';
const argumentOf = (middle: string) => {
  const essay = `${FRAME}\n${middle}\n${FRAME}`;
  return evidenceOf(readEssay({ theme: '', essay })).claims.map(({ ordinal, relations, isProven }) => [
    ordinal,
    relations,
    isProven,
  ]);
};

describe('claims', () => {
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

  it.each([
    [
      'opposition, which may oppose anything',
      'A fruta é boa, mas cara nas feiras do bairro em que os avós moram.',
    ],
    [
      'what becomes of people',
      'Quem cresce com fome torna-se um adulto cansado nas salas do bairro dos avós.',
    ],
    ['what begins', 'Sem transporte, os moradores começam a comprar comida ruim nas vendas da esquina.'],
    ['what it ends in', 'Tanta sobra nas bancas acaba com a renda de quem planta longe da cidade grande.'],
    ['a verb of effect', 'O caminho ruim acarreta fruta estragada nas feiras do bairro dos avós.'],
  ])('%s, is no argument to be named and no bare opinion', (_what, middle) => {
    const essay = `${FRAME}\n${middle}\n${FRAME}`;
    const [paragraph] = evidenceOf(readEssay({ theme: '', essay })).claims;
    expect(paragraph).toMatchObject({ relations: [], isBare: false });
  });

  it('argues with no question', () => {
    const middle = 'Por que a fruta se perde? As estradas ruins estragam a colheita no caminho da feira.';
    const [claim] = evidenceOf(readEssay({ theme: '', essay: `${FRAME}\n${middle}\n${FRAME}` })).claims;
    expect(claim?.topic?.words[0]?.text).toBe('As');
  });

  it('leaves out the paragraph of the proposal', () => {
    const proposal =
      'Portanto, o Ministério da Agricultura deve construir armazéns, por meio de verbas, a fim de guardar a fruta.';
    const essay = [FRAME, 'A fruta apodrece porque faltam armazéns perto das feiras.', proposal, FRAME].join(
      '\n',
    );
    const paragraphs = evidenceOf(readEssay({ theme: '', essay })).claims;
    expect(paragraphs.map(({ ordinal }) => ordinal)).toEqual([2]);
  });

  it('an essay of two paragraphs has none between', () => {
    expect(evidenceOf(readEssay({ theme: '', essay: `${FRAME}\n${FRAME}` })).claims).toEqual([]);
  });
});
