import { describe, expect, it } from 'vitest';
import { praiseAtTop, writeSummary } from '@/domain/evaluation/feedback/write-summary';
import type { Level } from '@/domain/rubric/competency';

const feedback = (number: number) => ({
  strength: `Força ${number}.`,
  advice: `Conselho ${number}.`,
  improvements: [`Passo ${number}.`],
});
const FEEDBACK = { 1: feedback(1), 2: feedback(2), 3: feedback(3), 4: feedback(4), 5: feedback(5) };
const levels = (...values: [Level, Level, Level, Level, Level]) => {
  const [one, two, three, four, five] = values;
  return { 1: one, 2: two, 3: three, 4: four, 5: five };
};

describe('writeSummary', () => {
  it.each([
    [
      '160 and 200 are strengths, 120 and below weaknesses',
      levels(200, 160, 120, 80, 0),
      ['Força 1.', 'Força 2.'],
      ['Conselho 3.', 'Conselho 4.', 'Conselho 5.'],
    ],
    [
      'all at the top',
      levels(200, 200, 200, 200, 200),
      ['Força 1.', 'Força 2.', 'Força 3.', 'Força 4.', 'Força 5.'],
      [],
    ],
    [
      'all at the bottom',
      levels(0, 0, 0, 0, 0),
      [],
      ['Conselho 1.', 'Conselho 2.', 'Conselho 3.', 'Conselho 4.', 'Conselho 5.'],
    ],
  ])('%s', (_requirement, given, strengths, weaknesses) => {
    const { pontos_fortes, pontos_fracos } = writeSummary(given, FEEDBACK, { steps: [] });
    const afterName = (text: string) => text.replace(/^[^:]+: /, '');
    expect(pontos_fortes.map(afterName)).toEqual(strengths);
    expect(pontos_fracos.map(afterName)).toEqual(weaknesses);
  });

  it('names the competency', () => {
    expect(writeSummary(levels(200, 0, 0, 0, 0), FEEDBACK, { steps: [] }).pontos_fortes).toEqual([
      'Domínio da norma padrão: Força 1.',
    ]);
  });

  it('says of no competency that it is what weighs most: each would be', () => {
    const advised = { ...FEEDBACK, 2: { ...feedback(2), advice: 'O que mais pesa: o 2º parágrafo afirma.' } };
    expect(writeSummary(levels(200, 80, 200, 200, 200), advised, { steps: [] }).pontos_fracos).toEqual([
      'Compreensão da proposta: O 2º parágrafo afirma.',
    ]);
  });

  it('names the next steps as they are chosen', () => {
    const steps = [
      { competency: 5, text: 'Passo 5.' },
      { competency: 3, text: 'Passo 3.' },
    ] as const;
    expect(writeSummary(levels(200, 160, 120, 80, 0), FEEDBACK, { steps }).melhorias).toEqual([
      'Passo 5.',
      'Passo 3.',
    ]);
  });

  it('with nothing to improve there is still a next step, in its place: 200 alone would read as a total', () => {
    const done = { ...feedback(1), advice: 'Para chegar a 200, releia.', improvements: [] };
    const all = { 1: done, 2: done, 3: done, 4: done, 5: done };
    expect(writeSummary(levels(200, 200, 160, 200, 200), all, { steps: [] }).melhorias).toEqual([
      'Na competência 3, para chegar a 200, releia.',
    ]);
  });
});

describe('praiseAtTop', () => {
  const observed = (number: number) => ({
    praises: [`a parte ${number} está forte`, 'mais nada'],
    faults: [],
    unexplained: '',
    further: '',
  });
  const all = { 1: observed(1), 2: observed(2), 3: observed(3), 4: observed(4), 5: observed(5) };

  it('says from 960 on that an essay is at the top, and what is strongest in it', () => {
    const praise = praiseAtTop(levels(200, 200, 160, 200, 200), all);
    expect(praise).toMatch(
      /^O que há de mais forte nesta redação: a parte 2 está forte; a parte 5 está forte\./,
    );
    expect(writeSummary(levels(200, 200, 160, 200, 200), FEEDBACK, { steps: [], praise }).melhorias).toEqual([
      praise,
    ]);
  });

  it('says nothing below', () => {
    expect(praiseAtTop(levels(160, 200, 160, 200, 200), all)).toBeUndefined();
  });
});
