import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EvaluationRequest, EvaluationResponse } from '@/data/workers/evaluation-protocol';
import type { ScorerWeights } from '@/domain/scoring/scorer-weights';
import shipped from '@/domain/scoring/weights/scorer-weights.json';
import { GOOD_ESSAY, SAMPLE_THEME } from '../../support/essays';
import { eventually } from '../../support/eventually';

const LOADER = '@/data/evaluator/load-scorer-weights';
const input = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };

/** The inside of a worker whose weights come as the test says. */
async function startWorker(load: () => Promise<ScorerWeights | null>) {
  const inside = new EventTarget();
  const answers: EvaluationResponse[] = [];
  const postMessage = (answer: EvaluationResponse) => answers.push(answer);
  vi.stubGlobal('self', Object.assign(inside, { postMessage }));
  vi.doMock(LOADER, () => ({ loadScorerWeights: load }));
  await import('@/data/workers/evaluation-worker');
  const ask = (id: number, task: 'evaluate' | 'check-theme') =>
    inside.dispatchEvent(new MessageEvent<EvaluationRequest>('message', { data: { id, task, input } }));
  return { answers, ask };
}

/** The producer of an answered evaluation. */
function producerOf(answer: EvaluationResponse | undefined): string | undefined {
  return answer?.ok && typeof answer.result === 'object' && 'grifo' in answer.result
    ? answer.result.grifo?.producer
    : undefined;
}

describe('the evaluation worker', () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => {
    vi.doUnmock(LOADER);
    vi.unstubAllGlobals();
  });

  it('fetches the weights once, before it is asked, and evaluates by them', async () => {
    const load = vi.fn(async () => shipped);
    const { answers, ask } = await startWorker(load);
    expect(load).toHaveBeenCalledTimes(1);
    ask(1, 'evaluate');
    ask(2, 'evaluate');
    await eventually(() => expect(answers).toHaveLength(2));
    expect(answers.map(({ id }) => id)).toEqual([1, 2]);
    expect(answers.map(producerOf)).toEqual(['scorer', 'scorer']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('checks a theme without waiting for the weights', async () => {
    const { answers, ask } = await startWorker(() => new Promise(() => {}));
    ask(3, 'check-theme');
    await eventually(() => expect(answers).toMatchObject([{ id: 3, ok: true, result: { coherent: true } }]));
  });

  it('evaluates by the rules where the weights do not come, and asks for them again', async () => {
    const load = vi.fn<() => Promise<ScorerWeights | null>>().mockResolvedValue(shipped);
    load.mockResolvedValueOnce(null).mockResolvedValueOnce(null);
    const { answers, ask } = await startWorker(load);
    ask(4, 'evaluate');
    await eventually(() => expect(answers).toHaveLength(1));
    ask(5, 'evaluate');
    await eventually(() => expect(answers).toHaveLength(2));
    expect(answers.map(producerOf)).toEqual(['rules', 'scorer']);
    expect(load).toHaveBeenCalledTimes(3);
  });
});
