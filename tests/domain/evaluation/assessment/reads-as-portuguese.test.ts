import { describe, expect, it } from 'vitest';
import { assessmentSentences } from '@/domain/evaluation/assessment/assessment-sentences';
import { readsAsPortuguese } from '@/domain/evaluation/assessment/reads-as-portuguese';
import { assessCompetency, buildAssessment } from '../../../support/assessments';

const FEEDBACK = 'Você defende um ponto de vista, mas a proposta não diz quem vai fazer o que pede.';
const ENGLISH = 'You defend a point of view, but the proposal does not say who should do what it asks for.';

describe('readsAsPortuguese', () => {
  it.each<[string, string[], boolean]>([
    ['feedback', [FEEDBACK], true],
    ['terse points', ['Varie os conectivos.', 'Cite uma lei.'], true],
    ['nothing', [], true],
    ['Portuguese that quotes English', [`${FEEDBACK} Evite “the book is on the table and it is red”.`], true],
    ['English', [ENGLISH], false],
    ['one English sentence among Portuguese ones', [FEEDBACK, FEEDBACK, ENGLISH], false],
    ['English that quotes Portuguese', [`${ENGLISH} See “o que se faz com a sobra de cada dia”.`], false],
    [
      'Spanish',
      ['Usted defiende un punto de vista, pero la propuesta no dice quién hará lo que pide.'],
      false,
    ],
    ['French', ['Vous défendez un point de vue, mais la proposition ne dit pas qui le fera.'], false],
    ['loose letters', ['xk qwz plm vbn trs gfd hjk lkj'], false],
  ])('%s', (_requirement, sentences, expected) => {
    expect(readsAsPortuguese(sentences)).toBe(expected);
  });
});

describe('assessmentSentences', () => {
  const good = buildAssessment();
  it('are Portuguese in a Portuguese answer', () => {
    expect(readsAsPortuguese(assessmentSentences(good))).toBe(true);
  });

  it.each([
    [
      'feedback',
      { competencias: { ...good.competencias, competencia_4: assessCompetency(120, { feedback: ENGLISH }) } },
    ],
    ['summary', { resumo: { ...good.resumo, melhorias: [ENGLISH] } }],
    [
      'errors',
      {
        erros_detectados: [
          {
            trecho: 'x',
            classe: 'vermelho' as const,
            competencia: 1 as const,
            mensagem: ENGLISH,
            sugestao: null,
          },
        ],
      },
    ],
  ])('give away English %s', (_place, changes) => {
    expect(readsAsPortuguese(assessmentSentences({ ...good, ...changes }))).toBe(false);
  });
});
