import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelayedEvaluator } from '@/data/local/delayed-evaluator';
import type { Evaluator } from '@/data/services';
import { buildEvaluation } from '../../support/builders';

const INPUT = { theme: 'Tema', essay: 'Texto' };
const evaluation = buildEvaluation();
const direct: Evaluator = {
  evaluate: async () => evaluation,
  checkTheme: async () => ({ coherent: true, justification: '' }),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createDelayedEvaluator', () => {
  it.each<[requirement: string, random: number, delayMs: number]>([
    ['waits at least 2 s', 0, 2000],
    ['waits at most 4 s', 1, 4000],
    ['waits in between', 0.25, 2500],
  ])('%s', async (_requirement, random, delayMs) => {
    const onAnswer = vi.fn<(answer: unknown) => void>();
    void createDelayedEvaluator(direct, { simulatedDelays: true }, () => random)
      .evaluate(INPUT)
      .then(onAnswer);
    await vi.advanceTimersByTimeAsync(delayMs - 1);
    expect(onAnswer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onAnswer).toHaveBeenCalledWith(evaluation);
  });

  it('answers at once when delays are off', async () => {
    const delayed = createDelayedEvaluator(direct, { simulatedDelays: false });
    expect(await delayed.evaluate(INPUT)).toBe(evaluation);
  });

  it('the theme check never waits', async () => {
    const delayed = createDelayedEvaluator(direct, { simulatedDelays: true });
    expect(await delayed.checkTheme(INPUT)).toEqual({ coherent: true, justification: '' });
  });

  it('a failure is told at once', async () => {
    const failing = { ...direct, evaluate: () => Promise.reject(new Error('falhou')) };
    const delayed = createDelayedEvaluator(failing, { simulatedDelays: true });
    await expect(delayed.evaluate(INPUT)).rejects.toThrow('falhou');
  });
});
