import { describe, expect, it } from 'vitest';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import type { Evaluation, Finding } from '@/domain/evaluation/evaluation';
import { summarizeCorrection, toCorrection } from '@/domain/evaluation/to-correction';
import { SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';

const EVALUATION = evaluateEssay({ theme: SAMPLE_THEME, essay: WEAK_ESSAY }, null);
const CONTEXT = {
  id: '1758000000000',
  theme: SAMPLE_THEME,
  essay: WEAK_ESSAY,
  submittedAt: '2025-09-16T05:20:00.000Z',
};
const map = (changes: Partial<Evaluation> = {}) => toCorrection({ ...EVALUATION, ...changes }, CONTEXT);
const withNote = (note: number) => ({
  competencias: {
    ...EVALUATION.competencias,
    competencia_1: { note, feedback: 'Bom.', erros: ['um', 'dois', 'três', 'quatro'] },
  },
});

describe('toCorrection', () => {
  it('carries what identifies the essay', () => {
    expect(map()).toMatchObject({
      id: CONTEXT.id,
      theme: SAMPLE_THEME,
      originalText: WEAK_ESSAY,
      submittedAt: CONTEXT.submittedAt,
    });
  });

  it('names the competencies in order, 200 each', () => {
    expect(map().competencies.map(({ name, maxScore }) => [name, maxScore])).toEqual([
      ['Domínio da norma padrão', 200],
      ['Compreensão da proposta', 200],
      ['Organização das ideias', 200],
      ['Conhecimento dos mecanismos linguísticos', 200],
      ['Proposta de intervenção', 200],
    ]);
  });

  it.each([
    ['a valid level stays', 80, 80],
    ['in between goes to the nearest', 95, 80],
    ['above 200 is 200', 900, 200],
    ['below 0 is 0', -5, 0],
    ['no number is 0', NaN, 0],
  ])('note: %s', (_requirement, note, score) => {
    const correction = map(withNote(note));
    expect(correction.competencies[0]?.score).toBe(score);
    expect(correction.aiAnalysis.competencias.competencia_1.note).toBe(score);
  });

  it('the total is the sum, whatever the evaluator claimed', () => {
    const correction = map({ nota_final: 1000 });
    const sum = correction.competencies.reduce((total, { score }) => total + score, 0);
    expect([correction.finalScore, correction.aiAnalysis.nota_final]).toEqual([sum, sum]);
  });

  it('errors are read for 1 and 4 only, three at most', () => {
    const competencias = structuredClone(EVALUATION.competencias);
    for (const competency of Object.values(competencias)) competency.erros = ['um', 'dois', 'três', 'quatro'];
    expect(map({ competencias }).competencies.map(({ errors }) => errors?.length)).toEqual([
      3,
      undefined,
      undefined,
      3,
      undefined,
    ]);
  });

  it('summary as on the wire', () => {
    const resumo = { pontos_fortes: ['a'], pontos_fracos: ['b'], melhorias: ['c'] };
    expect(map({ resumo }).summary).toEqual({ strengths: ['a'], weaknesses: ['b'], improvements: ['c'] });
  });

  it('the link of a suggestion is ours, never the one received', () => {
    const videos_sugeridos = [{ erro: 'Uso da crase', link: 'javascript:alert(1)' }];
    expect(map({ videos_sugeridos }).suggestions).toEqual([
      {
        title: 'Uso da crase',
        searchQuery: 'Uso da crase',
        url: 'https://www.youtube.com/results?search_query=Uso%20da%20crase%20enem',
      },
    ]);
  });

  it.each([
    ['a finding that fits stays', {}, 1],
    ['another passage than the essay has', { trecho: 'outro' }, 0],
    ['beyond the end', { start: WEAK_ESSAY.length, end: WEAK_ESSAY.length + 5 }, 0],
    ['a negative start', { start: -3 }, 0],
    ['an empty passage', { end: 0, trecho: '' }, 0],
    ['half a position', { start: 0.5 }, 0],
  ])('findings: %s', (_requirement, changes, kept) => {
    const finding: Finding = {
      start: 0,
      end: 5,
      trecho: WEAK_ESSAY.slice(0, 5),
      classe: 'roxo',
      codigo: 'x',
      competencia: 4,
      mensagem: 'm',
      ...changes,
    };
    expect(map({ erros_detectados: [finding] }).aiAnalysis.erros_detectados).toHaveLength(kept);
  });
});

describe('summarizeCorrection', () => {
  it('a list shows what the correction of the same levels shows', () => {
    const whole = map(withNote(95));
    const levels = Object.values({ ...EVALUATION.competencias, ...withNote(95).competencias });
    const { essay: _essay, ...context } = CONTEXT;
    const summary = summarizeCorrection(
      levels.map(({ note }) => note),
      context,
    );
    expect(whole).toMatchObject(summary);
    expect(Object.keys(summary).sort()).toEqual(['competencies', 'finalScore', 'id', 'submittedAt', 'theme']);
  });
});
