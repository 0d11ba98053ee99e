import { describe, expect, it } from 'vitest';
import { createDirectEvaluator } from '@/data/evaluator/direct-evaluator';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';

const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };

describe('createDirectEvaluator', () => {
  it('evaluates and checks the theme in the calling thread', async () => {
    const evaluator = createDirectEvaluator();
    expect((await evaluator.evaluate(input)).nota_final).toBe(960);
    expect((await evaluator.checkTheme(input)).coherent).toBe(true);
  });

  it('an aborted call rejects with the signal’s reason', async () => {
    const signal = AbortSignal.abort(new Error('desistiu'));
    await expect(createDirectEvaluator().evaluate(input, signal)).rejects.toThrow('desistiu');
    await expect(createDirectEvaluator().checkTheme(input, signal)).rejects.toThrow('desistiu');
  });
});
