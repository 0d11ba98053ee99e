import { describe, expect, it } from 'vitest';
import { readEssay } from '@/domain/evaluation/read-essay';
import { readParagraphLinks } from '@/domain/evaluation/evidence/paragraph-links';

const FIRST = 'Portanto este parágrafo abre o texto e não se liga a nada antes dele.';
const linksIn = (...following: string[]) => {
  const essay = [FIRST, ...following].join('\n');
  const { links, unlinked } = readParagraphLinks(readEssay({ theme: '', essay }));
  return [links.map(({ start, end }) => essay.slice(start, end)), unlinked.length];
};

describe('readParagraphLinks', () => {
  it.each([
    [
      'a connective',
      ['Além disso, as estradas ruins fazem a fruta apodrecer no caminho.'],
      [['Além disso'], 0],
    ],
    [
      'pointing back',
      ['Por trás desse problema estão as estradas ruins e os mercados.'],
      [['desse problema'], 0],
    ],
    [
      'going beyond',
      ['Além do preço, a estrada ruim tira a fruta da mesa de muita gente.'],
      [['Além do'], 0],
    ],
    ['going against', ['Apesar do preço, a fruta da feira ainda estraga na estrada.'], [['Apesar do'], 0]],
    [
      'one thing more',
      ['Cabe destacar, ainda, que a estrada ruim encarece a fruta da feira.'],
      [['ainda'], 0],
    ],
    [
      'what comes with it',
      ['Atrelado ao preço, o descaso também pesa na mesa de muita gente.'],
      [['Atrelado ao'], 0],
    ],
    [
      'correcting',
      ['Na verdade, a fruta se perde muito antes de chegar à feira do bairro.'],
      [['Na verdade'], 0],
    ],
    [
      'the other side',
      ['Já os que vivem perto da feira compram fruta boa por pouco dinheiro.'],
      [['Já os'], 0],
    ],
    ['time', ['Já passou da hora de levar fruta boa para as feiras do bairro.'], [[], 1]],
    [
      'another reason',
      ['Outro motivo é a estrada ruim, que estraga a fruta no caminho.'],
      [['Outro motivo'], 0],
    ],
    [
      'things of the same kind',
      ['A falta de feiras e outros tipos de venda afasta os moradores do bairro.'],
      [[], 1],
    ],
    [
      'what was shown',
      ['Com base nos fatos apresentados, a estrada ruim encarece a fruta.'],
      [['fatos apresentados'], 0],
    ],
    [
      'counting on',
      ['O segundo aspecto é a estrada ruim, que estraga a fruta no caminho da feira.'],
      [['O segundo'], 0],
    ],
    [
      'what comes of it',
      ['Como reflexo do preço, a fruta some da mesa de muita gente do bairro.'],
      [['Como reflexo do'], 0],
    ],
    [
      'going on to the way out',
      ['Para resolver a perda da fruta, a prefeitura deve consertar a estrada.'],
      [['Para resolver'], 0],
    ],
    [
      'granting something',
      ['Ainda que a estrada melhore, a fruta chega cara à mesa de muita gente do bairro.'],
      [[], 1],
    ],
    ['who says so', ['Segundo uma pesquisa, a estrada ruim encarece a fruta da feira.'], [[], 1]],
    ['"pôr fim" misspelt', ['A prefeitura deve por fim à perda da fruta que apodrece no caminho.'], [[], 1]],
    ['neither', ['As estradas ruins fazem a fruta apodrecer no caminho da feira.'], [[], 1]],
    [
      'a plain word at the head',
      ['Mas as estradas ruins fazem a fruta apodrecer no caminho da feira.'],
      [['Mas'], 0],
    ],
    [
      'the same word further on',
      ['As frutas boas, mas também caras, apodrecem no caminho da feira.'],
      [[], 1],
    ],
    [
      '"portanto" in two words',
      ['Por tanto, as estradas ruins fazem a fruta apodrecer.'],
      [['Por tanto'], 0],
    ],
    [
      'a conclusion behind its subject',
      ['O impacto das estradas ruins, portanto, pode ser evitado.'],
      [['portanto'], 0],
    ],
    ['a reason within the sentence', ['Muitos reclamam, pois as estradas ruins estragam a fruta.'], [[], 1]],
    [
      'too far from the opening',
      ['As estradas ruins fazem a fruta boa apodrecer e, além disso, encarecer.'],
      [[], 1],
    ],
    [
      '"se" is no clear tie',
      ['Se a estrada é ruim, a fruta apodrece no caminho até chegar à feira.'],
      [[], 1],
    ],
    [
      'any noun pointed back at',
      ['Toda essa feira de frutas caras se perde no caminho ruim de todo dia.'],
      [['essa feira'], 0],
    ],
    [
      'another one',
      ['Outro motivo é a estrada ruim, que faz a fruta apodrecer no caminho.'],
      [['Outro motivo'], 0],
    ],
    [
      'what ties the clauses of its own sentence alone',
      ['Embora a estrada seja ruim, a fruta boa ainda chega inteira até a feira.'],
      [[], 1],
    ],
    [
      '"contudo" as two words',
      ['Com tudo, as estradas ruins fazem a fruta apodrecer no caminho da feira.'],
      [['Com tudo'], 0],
    ],
    [
      'what was set out',
      ['Mediante ao exposto, as estradas precisam de obras antes da próxima colheita.'],
      [['Mediante ao exposto'], 0],
    ],
    [
      'a verb with "também"',
      ['Vale também lembrar que a fruta apodrece no caminho ruim até a feira.'],
      [['também'], 0],
    ],
    [
      'what was mentioned',
      ['Em virtude dos fatos mencionados, a estrada precisa de obras antes da colheita.'],
      [['mencionados'], 0],
    ],
    ['"ainda" of time', ['A fruta ainda apodrece no caminho ruim até chegar à feira da cidade.'], [[], 1]],
    [
      '"não apenas … mas também" inside its sentence',
      ['As estradas não apenas atrasam a fruta, mas também a estragam no caminho.'],
      [[], 1],
    ],
    [
      '"bem como" inside its sentence',
      ['A feira, bem como o mercado, perde a fruta boa no caminho ruim.'],
      [[], 1],
    ],
    [
      'two things put together',
      ['Não só a feira perde a fruta boa, como o mercado joga fora o resto.'],
      [[], 1],
    ],
    ['"está" without its accent', ['A fruta boa esta em falta nas feiras e nos mercados.'], [[], 1]],
    ['a connective misspelt', ['Contúdo, as estradas ruins fazem a fruta apodrecer.'], [['Contúdo'], 0]],
    ['what was seen', ['Como vimos, a estrada ruim encarece a fruta da feira.'], [['Como vimos'], 0]],
    ['who is quoted', ['Como disse a feirante Joana, a fruta da feira apodrece no caminho.'], [[], 1]],
    ['one thing on top', ['Soma-se o preço alto, que tira a fruta da mesa de todos.'], [['Soma-se'], 0]],
    [
      'what was announced',
      ['No que tange aos preços, a estrada ruim encarece a fruta da feira.'],
      [['No que tange'], 0],
    ],
    [
      'what comes of it',
      ['Como reflexo do atraso, a fruta da feira apodrece no caminho.'],
      [['Como reflexo do'], 0],
    ],
    ['nothing after the introduction', [], [[], 0]],
  ])('%s', (_requirement, following, expected) => {
    expect(linksIn(...following)).toEqual(expected);
  });
});
