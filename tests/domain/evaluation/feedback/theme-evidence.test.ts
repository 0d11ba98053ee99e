import { describe, expect, it } from 'vitest';
import { observeCoherence } from '@/domain/evaluation/feedback/coherence-feedback';
import { gatherEvidence } from '@/domain/evaluation/feedback/gather-evidence';
import { observeTheme } from '@/domain/evaluation/feedback/theme-feedback';
import { readEssay } from '@/domain/evaluation/read-essay';
import { SAMPLE_THEME } from '../../../support/essays';

describe('stock phrases', () => {
  const essay = [
    'O desperdício de alimentos começa na estrada, onde a fruta apodrece. Isso não ocorre no Brasil por acaso.',
    'Segundo Zygmunt Bauman, vivemos na modernidade líquida. Por isso, cada um cuida só de si. É imperioso destacar que falta frio.',
    'Portanto, o governo deve reformar as estradas para que menos alimentos se percam.',
  ].join('\n');
  const reading = readEssay({ theme: SAMPLE_THEME, essay });
  const { competencia_2: second, competencia_3: third } = gatherEvidence(reading);

  it('are evidence against II and III; a reference that says nothing of the theme is in no one’s favour', () => {
    const told = second.filter(({ passages }) => passages.some(({ quote }) => /Bauman/.test(quote)));
    expect(told.map(({ side, label }) => `${side} ${label}`)).toEqual([
      'contra Repertório que cabe em qualquer tema',
    ]);
    expect(third).toContainEqual(
      expect.objectContaining({ side: 'contra', label: 'Frases que cabem em qualquer tema' }),
    );
    const argument = third.find(({ label }) => label.startsWith('Argumento'));
    expect(argument?.detail).not.toContain('repertório');
  });

  it('are told with what to write about them', () => {
    const faults = [
      ...observeTheme(reading, second, 120).faults,
      ...observeCoherence(reading, third, 120).faults,
    ];
    const todoOf = (kind: string) => faults.find((fault) => fault.kind === kind)?.todo;
    expect(todoOf('repertorio-de-bolso')).toMatch(
      /^diga o que “Bauman, vivemos na modernidade líquida” mostra sobre “.*alimentos/,
    );
    expect(todoOf('moldes')).toMatch(/^troque “isso não ocorre no Brasil” por/i);
  });
});
