import { describe, expect, it } from 'vitest';
import { findConnectives } from '@/domain/text/connectives';
import { analyzeText } from '@/domain/text/analyze-text';

const find = (text: string) => findConnectives(analyzeText(text));

describe('findConnectives', () => {
  it('names each connective and its relation', () => {
    const uses = find('Além disso, há perdas. No entanto, é possível agir, uma vez que há recursos.');
    expect(uses.map(({ name, relation }) => [name, relation])).toEqual([
      ['além disso', 'soma'],
      ['no entanto', 'oposição'],
      ['uma vez que', 'causa'],
    ]);
  });

  it.each([
    ['at the head of the paragraph it links', 'Portanto, é hora.', true],
    ['further on it does not', 'Um dois três quatro cinco seis portanto sete.', false],
  ])('%s', (_requirement, text, opens) => {
    expect(find(text)[0]?.opensParagraph).toBe(opens);
  });

  it.each([
    ['looking back', 'Como já citado anteriormente, falta água.', 'como já citado anteriormente', 'retomada'],
    ['closing', 'À vista do exposto, é hora de agir.', 'à vista do exposto', 'conclusão'],
    ['going on to a proof', 'Para comprovar isso, basta ver a feira.', 'para comprovar', 'exemplo'],
  ])('knows phrases for %s', (_what, text, name, relation) => {
    expect(find(text)).toMatchObject([{ name, relation, opensParagraph: true }]);
  });

  it('"para comprovar" inside a clause is none', () => {
    expect(find('Basta ver a feira para comprovar a falta.')).toEqual([]);
  });

  it('"visto que" is one, and none in the passive', () => {
    expect(find('É visto que falta água.')).toEqual([]);
    expect(find('A horta seca, visto que falta água.')).toHaveLength(1);
  });

  it.each([
    ['Com isso podemos citar a feira.', 'Com isso, a fruta estraga.'],
    ['Assim, como na feira, falta água.', 'Assim, a fruta estraga.'],
  ])('what goes on to the next thing tells no consequence: %s', (listed, told) => {
    const consequences = (text: string) => find(text).filter(({ relation }) => relation === 'consequência');
    expect([consequences(listed).length, consequences(told).length]).toEqual([0, 1]);
  });

  it('"de fato" is one at the head of a clause or between commas', () => {
    expect(find('É uma escola de fato.')).toEqual([]);
    expect(find('De fato, falta água. A lei, de fato, ajuda.')).toHaveLength(2);
  });

  it('"igualmente" is one at the head of a sentence or between commas, and no word of manner', () => {
    expect(find('A lei vale igualmente para todos, igualmente no campo.')).toEqual([]);
    expect(find('Igualmente, falta água. Falta, igualmente, luz.')).toHaveLength(2);
  });

  it('"visando" at the head of a paragraph links it to none before', () => {
    expect(find('Visando a paz, a lei muda.')).toMatchObject([{ name: 'visando', opensParagraph: false }]);
  });

  it('"si mesmo que" is none', () => {
    expect(find('Era apaixonado por si mesmo que chorava.')).toEqual([]);
  });

  it('"isto é" is one between commas alone', () => {
    expect(find('Sem água, isto é possível? Faltam obras, isto é, dinheiro.')).toMatchObject([{ start: 41 }]);
  });

  it('"não levando em consideração" concludes nothing', () => {
    expect(find('Agiu não levando em consideração o filho.')).toEqual([]);
  });

  it('tells words that are as often something else', () => {
    const uses = find('Ela se cansa logo; no entanto, se caso houver, uma vez que há.');
    expect(uses.filter(({ isUnclear }) => !isUnclear).map(({ name }) => name)).toEqual([
      'no entanto',
      'uma vez que',
    ]);
  });

  it('tells those that graders notice', () => {
    const uses = find('Mas há perdas. Ademais, falta tempo, e, em suma, é hora.');
    expect(uses.filter(({ isStrong }) => isStrong).map(({ name }) => name)).toEqual(['ademais', 'em suma']);
  });

  it('quoted connectives are somebody else’s', () => {
    expect(find('"Portanto", disse.')).toEqual([]);
  });
});
