import { describe, expect, it } from 'vitest';
import { findCopiedPassages } from '@/domain/evaluation/signals/copied-passages';
import { analyzeText } from '@/domain/text/analyze-text';

const RUN =
  'um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte';
const copiedIn = (essay: string, support: string) =>
  findCopiedPassages(analyzeText(essay), analyzeText(support)).map(({ start, end }) =>
    essay.slice(start, end),
  );

describe('findCopiedPassages', () => {
  it('the whole run, wherever it stands, accents and capitals aside', () => {
    expect(copiedIn(`Digo que ${RUN.toUpperCase()} e pronto.`, `Antes ${RUN} depois`)).toEqual([
      RUN.toUpperCase(),
    ]);
  });

  it.each([
    ['nineteen words are coincidence', RUN.replace(' vinte', ''), RUN],
    ['seven words in a row are none', `${RUN.split(' ').slice(0, 7).join(' ')}, fim`, RUN],
    ['a quotation is allowed', `Diz o texto: "${RUN}".`, RUN],
    [
      'other words',
      'Nada disso se parece com o que foi dado como apoio na prova deste ano, nem de longe, nem de perto, nunca.',
      RUN,
    ],
  ])('%s', (_requirement, essay, support) => {
    expect(copiedIn(essay, support)).toEqual([]);
  });

  it('without supporting texts nothing is copied', () => {
    expect(findCopiedPassages(analyzeText(RUN), undefined)).toEqual([]);
  });
});
