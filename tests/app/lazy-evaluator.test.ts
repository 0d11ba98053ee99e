import { describe, expect, it, vi } from 'vitest';
import { createLazyEvaluator } from '@/app/lazy-evaluator';
import type { Evaluator } from '@/data/services';
import { buildEvaluation } from '../support/builders';

const input = { theme: 'Tema', essay: 'Texto' };

describe('createLazyEvaluator', () => {
  const evaluation = buildEvaluation();
  const evaluator: Evaluator = {
    evaluate: async () => evaluation,
    checkTheme: async () => ({ coherent: true, justification: 'sim' }),
  };

  it('loads nothing before the first call, and once for all calls', async () => {
    const load = vi.fn<() => Promise<Evaluator>>().mockResolvedValue(evaluator);
    const lazy = createLazyEvaluator(load);
    expect(load).not.toHaveBeenCalled();
    expect(await lazy.checkTheme(input)).toEqual({ coherent: true, justification: 'sim' });
    expect(await lazy.evaluate(input)).toBe(evaluation);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a load that failed', async () => {
    const load = vi
      .fn<() => Promise<Evaluator>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(evaluator);
    const lazy = createLazyEvaluator(load);
    await expect(lazy.evaluate(input)).rejects.toThrow('offline');
    expect(await lazy.evaluate(input)).toBe(evaluation);
  });
});
