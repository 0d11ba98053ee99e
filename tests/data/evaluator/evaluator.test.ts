import { expect, it, vi } from 'vitest';
import { createEvaluator } from '@/data/evaluator/evaluator';

const input = { theme: 'Tema', essay: 'Texto' };
const signal = new AbortController().signal;

it('loads nothing before the first call, and once for all calls', async () => {
  const client = vi.fn(async (..._given: unknown[]) => ['casas'] as never);
  const load = vi.fn(async () => client);
  const evaluator = createEvaluator(load);
  expect(load).not.toHaveBeenCalled();
  expect(await evaluator.suggest('casass', signal)).toEqual(['casas']);
  await evaluator.missionParts({ ...input, mission: 'tese-clara' });
  expect(client.mock.calls).toEqual([
    ['suggest', 'casass', signal],
    ['missionParts', { ...input, mission: 'tese-clara' }],
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after a load that failed', async () => {
  const load = vi.fn(async () => async () => true as never);
  load.mockRejectedValueOnce(new TypeError('offline'));
  const evaluator = createEvaluator(load);
  await expect(evaluator.checkTheme(input)).rejects.toThrow('offline');
  expect(await evaluator.checkTheme(input)).toBe(true);
});
