import { describe, expect, it, vi } from 'vitest';
import type { Resources } from '@/data/evaluator/resources';
import { answerEvaluationRequest } from '@/data/workers/answer-evaluation-request';
import * as evaluation from '@/domain/evaluation/evaluate-essay';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';

const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };
const nothing: Resources = { weights: null, dictionary: null, spelling: 'missing' };
const dictionary = {
  tagsOf: () => 1,
  isWord: () => true,
  suggest: (word: string) => [`${word}s`],
  corrections: () => [],
  frequencyOf: () => 0,
};

describe('answerEvaluationRequest', () => {
  it.each([
    ['an evaluation', 'evaluate', { nota_final: 1000 }],
    ['a theme check', 'check-theme', { coherent: true }],
  ] as const)('answers %s under the id of the request', async (_requirement, task, result) => {
    expect(await answerEvaluationRequest({ id: 7, task, input }, nothing)).toMatchObject({
      id: 7,
      ok: true,
      result,
    });
  });

  it.each([
    ['the scorer where there are weights', shipped, 'scorer', shipped.version],
    ['the rules where there are none', null, 'rules', '1'],
  ])('evaluates by %s', async (_requirement, weights, producer, version) => {
    const answer = await answerEvaluationRequest({ id: 1, task: 'evaluate', input }, { ...nothing, weights });
    expect(answer).toMatchObject({ ok: true, result: { grifo: { producer, version } } });
  });

  it.each([
    ['without the dictionary', nothing],
    ['with it', { ...nothing, dictionary, spelling: 'ready' } as const],
  ])('checks the writing %s, and says whether spelling was part of it', async (_requirement, resources) => {
    const request = {
      id: 2,
      task: 'check-writing',
      input: { text: 'Ele começou à correr.', theme: '' },
    } as const;
    expect(await answerEvaluationRequest(request, resources)).toMatchObject({
      ok: true,
      result: { findings: expect.any(Array), spelling: resources.spelling },
    });
  });

  it('looks where the writer points', async () => {
    const essay = 'Portanto, o governo deve criar hortas por meio de verbas.';
    const pointed = { essay, element: 'meio', place: { start: 0, end: essay.length } } as const;
    const answer = await answerEvaluationRequest({ id: 4, task: 'sees-element', input: pointed }, nothing);
    expect(answer).toEqual({ id: 4, ok: true, result: true });
  });

  it('suggests words of the dictionary, none without it', async () => {
    const request = { id: 3, task: 'suggest', input: 'casa' } as const;
    expect(await answerEvaluationRequest(request, { ...nothing, dictionary })).toMatchObject({
      result: ['casas'],
    });
    expect(await answerEvaluationRequest(request, nothing)).toMatchObject({ result: [] });
  });

  it('an exception becomes an answer, so that the caller never waits in vain', async () => {
    vi.spyOn(evaluation, 'evaluateEssay').mockImplementation(() => {
      throw new Error('quebrou');
    });
    expect(await answerEvaluationRequest({ id: 8, task: 'evaluate', input }, nothing)).toEqual({
      id: 8,
      ok: false,
      message: 'quebrou',
    });
  });
});
