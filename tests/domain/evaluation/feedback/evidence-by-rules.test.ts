import { describe, expect, it } from 'vitest';
import { evidenceByRules } from '@/domain/evaluation/feedback/evidence-by-rules';
import { readEssay } from '@/domain/evaluation/read-essay';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../../support/essays';

const quotesIn = (essay: string) => {
  const evidence = evidenceByRules(readEssay({ theme: SAMPLE_THEME, essay }));
  return Object.fromEntries(
    Object.entries(evidence).map(([key, items]) => [
      key,
      items.flatMap(({ passages }) => passages.map(({ quote }) => quote)),
    ]),
  );
};

describe('evidenceByRules', () => {
  it('quotes thesis, repertoire, connectives and proposal', () => {
    expect(quotesIn(GOOD_ESSAY)).toMatchObject({
      competencia_2: ['Vidas Secas', 'Graciliano Ramos', 'Organização das Nações Unidas para a Alimentação'],
      competencia_3: [expect.stringMatching(/^Nesse contexto, reduzir/)],
      competencia_4: ['Em primeiro lugar', 'Consequentemente', 'Nesse contexto'],
      competencia_5: [expect.stringMatching(/^Para tanto, o Ministério/)],
    });
  });

  it('red marks stand first for competency 1', () => {
    expect(quotesIn(WEAK_ESSAY).competencia_1).toEqual(['concerteza', 'compra', 'tb']);
  });

  it('every quote is an exact part of the essay, at most 90 characters, at most three each', () => {
    for (const essay of [GOOD_ESSAY, WEAK_ESSAY]) {
      for (const quotes of Object.values(quotesIn(essay))) {
        expect(quotes.length).toBeLessThanOrEqual(3);
        expect(quotes.filter((quote) => !essay.includes(quote) || quote.length > 90)).toEqual([]);
      }
    }
  });

  it('a competency without any is left out', () => {
    expect(quotesIn('')).toEqual({});
  });
});
