import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDirectEvaluator } from '@/data/evaluator/direct-evaluator';
import { evaluateEssay } from '@/domain/evaluation/evaluate-essay';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';

const WEIGHTS_FILE = '@/domain/scoring/weights/scorer-weights.json';
const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };

describe('createDirectEvaluator', () => {
  afterEach(() => void vi.doUnmock(WEIGHTS_FILE));

  it('evaluates by the scorer and checks the theme in the calling thread', async () => {
    const evaluator = createDirectEvaluator();
    const { grifo, nota_final } = await evaluator.evaluate(input);
    expect(grifo).toMatchObject({ producer: 'scorer', version: expect.stringMatching(/^\d/) });
    expect(grifo?.band?.low).toBeLessThanOrEqual(nota_final);
    expect(grifo?.band?.high).toBeGreaterThanOrEqual(nota_final);
    expect((await evaluator.checkTheme(input)).coherent).toBe(true);
  });

  it('evaluates by the rules where the weights do not come', async () => {
    vi.resetModules();
    vi.doMock(WEIGHTS_FILE, () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    const { createDirectEvaluator } = await import('@/data/evaluator/direct-evaluator');
    const evaluation = await createDirectEvaluator().evaluate(input);
    expect(evaluation).toEqual(evaluateEssay(input, null));
    expect(evaluation.grifo).toMatchObject({ producer: 'rules' });
  });

  it('an aborted call rejects with the signal’s reason', async () => {
    const signal = AbortSignal.abort(new Error('desistiu'));
    await expect(createDirectEvaluator().evaluate(input, signal)).rejects.toThrow('desistiu');
    await expect(createDirectEvaluator().checkTheme(input, signal)).rejects.toThrow('desistiu');
  });

  it('a call aborted while the weights are loaded rejects too', async () => {
    const controller = new AbortController();
    const call = createDirectEvaluator().evaluate(input, controller.signal);
    controller.abort(new Error('desistiu'));
    await expect(call).rejects.toThrow('desistiu');
  });
});
