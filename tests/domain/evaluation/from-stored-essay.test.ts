import { describe, expect, it } from 'vitest';
import { fromStoredEssay, summarizeStoredEssay } from '@/domain/evaluation/from-stored-essay';

const row = (nota_total: number | null) => ({
  id: 'r1',
  texto: 'Meu texto.',
  nota_total,
  created_at: '2025-09-01T12:00:00Z',
});

describe('fromStoredEssay (R-HISTORY-5)', () => {
  it('maps text, date and theme', () => {
    expect(fromStoredEssay(row(720))).toMatchObject({
      id: 'r1',
      theme: 'Redação Corrigida',
      originalText: 'Meu texto.',
      submittedAt: '2025-09-01T12:00:00Z',
      suggestions: [],
    });
  });

  it('has its own names of the competencies', () => {
    expect(fromStoredEssay(row(0)).competencies.map(({ name }) => name)).toEqual([
      'Domínio da escrita formal',
      'Compreensão da proposta',
      'Organização das ideias',
      'Mecanismos linguísticos',
      'Proposta de intervenção',
    ]);
  });

  it.each([
    ['20 % each', 720, 720, 144],
    ['the maximum', 1000, 1000, 200],
    ['more than the maximum', 5000, 1000, 200],
    ['a negative total', -10, 0, 0],
    ['no total', null, 0, 0],
    ['a broken total', NaN, 0, 0],
  ])('scores: %s', (_requirement, nota_total, finalScore, each) => {
    const correction = fromStoredEssay(row(nota_total));
    expect(correction.finalScore).toBe(finalScore);
    expect(correction.competencies.map(({ score, maxScore }) => [score, maxScore])).toEqual(
      Array.from({ length: 5 }, () => [each, 200]),
    );
  });

  it('the placeholder texts are sentences', () => {
    const { summary } = fromStoredEssay(row(500));
    expect(
      Object.values(summary)
        .flat()
        .filter((text) => !/^\p{Lu}.*\.$/u.test(text)),
    ).toEqual([]);
    expect(summary.strengths.length * summary.weaknesses.length * summary.improvements.length).toBe(1);
  });

  it('a list shows the same of it', () => {
    const { id, finalScore, theme, submittedAt, competencies } = fromStoredEssay(row(720));
    const levels = competencies.map(({ name, score, maxScore }) => ({ name, score, maxScore }));
    expect(summarizeStoredEssay(row(720))).toEqual({
      id,
      finalScore,
      theme,
      submittedAt,
      competencies: levels,
    });
  });
});
