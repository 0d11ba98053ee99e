import { describe, expect, it } from 'vitest';
import { findWrongConnectives } from '@/domain/evaluation/evidence/wrong-connectives';
import { gatherEvidence } from '@/domain/evaluation/feedback/gather-evidence';
import { observe } from '@/domain/evaluation/feedback/write-feedback';
import { readEssay } from '@/domain/evaluation/read-essay';
import { analyzeText } from '@/domain/text/analyze-text';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../../support/essays';

const wrongIn = (text: string) => findWrongConnectives(analyzeText(text)).map(({ name }) => name);

describe('findWrongConnectives', () => {
  it.each([
    ['“conquanto” for “no entanto”', 'A lei existe. Conquanto, ninguém a cumpre.', ['conquanto']],
    ['“a priori” for “em primeiro lugar”', 'A fome cresce.\nA priori, faltam armazéns.', ['a priori']],
    ['“conquanto” as it is meant', 'Conquanto a lei exista, ninguém a cumpre.', []],
    ['“a priori” as it is meant', 'A fome cresce.\nIsso não se sabe a priori.', []],
    ['what is quoted', 'Diz o texto: "Conquanto, ninguém a cumpre."', []],
  ])('%s', (_what, text, names) => {
    expect(wrongIn(text)).toEqual(names);
  });

  it('stands under competency 4 and is praised nowhere', () => {
    const essay = GOOD_ESSAY.replace('Em primeiro lugar', 'A priori');
    const reading = readEssay({ theme: SAMPLE_THEME, essay });
    const evidence = gatherEvidence(reading);
    expect(evidence.competencia_4.find(({ label }) => label === 'Conectivo fora do sentido')).toMatchObject({
      side: 'contra',
      detail: '“a priori” quer dizer “antes de qualquer experiência”; aqui cabe “em primeiro lugar”',
    });
    const praised = evidence.competencia_4.filter(({ side }) => side === 'favor');
    expect(praised.flatMap(({ passages }) => passages.map(({ quote }) => quote))).not.toContain('A priori');
    const levels = { 1: 120, 2: 120, 3: 120, 4: 120, 5: 120 } as const;
    expect(observe(reading, levels, evidence)[4].faults.map(({ kind }) => kind)).toContain(
      'conectivo-trocado',
    );
  });
});
