import { describe, expect, it, vi } from 'vitest';
import { answerEvaluationRequest } from '@/data/workers/answer-evaluation-request';
import * as evaluation from '@/domain/evaluation/evaluate-essay';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';

const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };

describe('answerEvaluationRequest', () => {
  it.each([
    ['an evaluation', 'evaluate', { nota_final: 960 }],
    ['a theme check', 'check-theme', { coherent: true }],
  ] as const)('answers %s under the id of the request', (_requirement, task, result) => {
    expect(answerEvaluationRequest({ id: 7, task, input }, null)).toMatchObject({ id: 7, ok: true, result });
  });

  it.each([
    ['the scorer where there are weights', shipped, 'scorer', shipped.version],
    ['the rules where there are none', null, 'rules', '1'],
  ])('evaluates by %s', (_requirement, weights, producer, version) => {
    const answer = answerEvaluationRequest({ id: 1, task: 'evaluate', input }, weights);
    expect(answer).toMatchObject({ ok: true, result: { grifo: { producer, version } } });
  });

  it('an exception becomes an answer, so that the caller never waits in vain', () => {
    vi.spyOn(evaluation, 'evaluateEssay').mockImplementation(() => {
      throw new Error('quebrou');
    });
    expect(answerEvaluationRequest({ id: 8, task: 'evaluate', input }, shipped)).toEqual({
      id: 8,
      ok: false,
      message: 'quebrou',
    });
  });
});
