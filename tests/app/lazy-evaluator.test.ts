import { describe, expect, it, vi } from 'vitest';
import { createLazyEvaluator } from '@/app/lazy-evaluator';
import type { MissionReader } from '@/data/services';
import type { Evaluator, WritingChecker } from '@/data/services';
import { buildEvaluation } from '../support/builders';
import { noMissions, silentChecker } from '../support/services';

const input = { theme: 'Tema', essay: 'Texto' };

describe('createLazyEvaluator', () => {
  const evaluation = buildEvaluation();
  const evaluator: Evaluator & WritingChecker & MissionReader = {
    ...silentChecker,
    ...noMissions,
    evaluate: async () => evaluation,
    checkTheme: async () => ({ coherent: true, justification: 'sim' }),
  };

  it('loads nothing before the first call, and once for all calls', async () => {
    const load = vi.fn<() => Promise<typeof evaluator>>().mockResolvedValue(evaluator);
    const lazy = createLazyEvaluator(load);
    expect(load).not.toHaveBeenCalled();
    expect(await lazy.checkTheme(input)).toEqual({ coherent: true, justification: 'sim' });
    expect(await lazy.evaluate(input)).toBe(evaluation);
    expect(await lazy.check({ text: 'Texto', theme: 'Tema' })).toEqual({ findings: [], spelling: 'ready' });
    expect(await lazy.suggest('palvra')).toEqual([]);
    expect(await lazy.missionParts({ ...input, mission: 'tese-clara' })).toEqual([]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a load that failed', async () => {
    const load = vi
      .fn<() => Promise<typeof evaluator>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(evaluator);
    const lazy = createLazyEvaluator(load);
    await expect(lazy.evaluate(input)).rejects.toThrow('offline');
    expect(await lazy.evaluate(input)).toBe(evaluation);
  });
});
