import { describe, expect, it } from 'vitest';
import { findCopiedPassages, measureCopying } from '@/domain/scoring/guards/copied-passages';
import { analyzeText } from '@/domain/text/analyze-text';

const SUPPORT =
  'Cerca de quinze milhões de pessoas trabalham no campo brasileiro, segundo o último censo. Poucas têm carteira assinada hoje.';
const OWN = 'Na minha cidade ninguém compra mais do pequeno produtor.';
const copying = (essay: string) => measureCopying(analyzeText(essay), analyzeText(SUPPORT));

describe('measureCopying', () => {
  it.each([
    ['nothing copied', OWN, 0],
    ['all of it', SUPPORT, 1],
    [
      'a run of eleven words within a sentence',
      `Li que cerca de quinze milhões de pessoas trabalham no campo brasileiro segundo relatos.`,
      0,
    ],
    ['a sentence too short to tell', 'Poucas têm carteira.', 0],
    ['a quotation', `Diz o jornal: "${SUPPORT.split('. ')[0]}".`, 0],
    ['an empty essay', '', 0],
  ])('%s', (_requirement, essay, share) => {
    expect(copying(essay).share).toBe(share);
  });

  it('a run of twelve words counts inside a sentence of one’s own', () => {
    const essay = `Sabe-se que cerca de quinze milhões de pessoas trabalham no campo brasileiro, segundo o último censo, e eu acredito.`;
    expect(copying(essay).share).toBeGreaterThan(0.6);
  });

  it('counts the lines that are left', () => {
    expect(copying(SUPPORT).ownLines).toBe(0);
    expect(copying(`${SUPPORT}\n${OWN}`).ownLines).toBe(1);
    expect(copying(OWN).ownLines).toBe(analyzeText(OWN).estimatedLines);
  });
});

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
