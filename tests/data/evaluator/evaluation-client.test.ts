import { describe, expect, it, vi } from 'vitest';
import { createEvaluationClient } from '@/data/evaluator/evaluation-client';
import { eventually } from '../../support/eventually';
import { fakeWorkers } from '../../support/fake-worker';
import type { EvaluationTasks } from '@/data/evaluator/evaluation-tasks';

type Call = { input: unknown; answer(result: unknown): void; fail(error: Error): void };

function setUp() {
  const calls: Call[] = [];
  const serve = (input: unknown) => new Promise((answer, fail) => calls.push({ input, answer, fail }));
  const { started: workers, create } = fakeWorkers({ evaluate: serve, checkTheme: serve });
  const createWorker = vi.fn(create);
  const call = createEvaluationClient(createWorker, async () => direct);
  /** Waits until all workers together have received `count` calls, and returns the calls. */
  const asked = (count: number) =>
    eventually(() => {
      expect(calls).toHaveLength(count);
      return calls as [Call, ...Call[]];
    });
  return { workers, call, createWorker, asked };
}

const good = { theme: 'Tema', essay: 'Texto bom' };
const weak = { theme: 'Tema', essay: 'Texto fraco' };

/** The tasks as the calling thread runs them without a worker. */
const direct = {
  evaluate: async () => 'direto',
  checkTheme: async () => 'tema',
} as unknown as EvaluationTasks;

describe('createEvaluationClient', () => {
  it('starts no worker before the first call', () => {
    expect(setUp().createWorker).not.toHaveBeenCalled();
  });

  it('one worker serves all calls, each with its own answer', async () => {
    const { call, createWorker, asked } = setUp();
    const answers = Promise.all([call('evaluate', good), call('evaluate', weak), call('checkTheme', good)]);
    const calls = await asked(3);
    calls.toReversed().forEach(({ input, answer }, at) => answer([at, input]));
    expect(await answers).toEqual([
      [2, good],
      [1, weak],
      [0, good],
    ]);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });

  it('an aborted call rejects at once with the signal’s reason, and its late answer is ignored', async () => {
    const { call, asked } = setUp();
    const controller = new AbortController();
    const aborted = call('evaluate', good, controller.signal);
    const [first] = await asked(1);
    controller.abort(new Error('desistiu'));
    await expect(aborted).rejects.toThrow('desistiu');
    first.answer('tarde');
    const next = call('evaluate', weak);
    (await asked(2))[1]?.answer('a tempo');
    expect(await next).toBe('a tempo');
  });

  it('a call aborted before it is made reaches no worker', async () => {
    const { call, createWorker } = setUp();
    const signal = AbortSignal.abort(new Error('antes'));
    await expect(call('checkTheme', good, signal)).rejects.toThrow('antes');
    expect(createWorker).not.toHaveBeenCalled();
  });

  it('a call that fails in the worker rejects with what happened there', async () => {
    const { call, asked } = setUp();
    const failed = call('evaluate', good);
    (await asked(1))[0].fail(new Error('quebrou'));
    await expect(failed).rejects.toThrow('quebrou');
  });

  it('a crash after an answer rejects every waiting call, and the next call starts anew', async () => {
    const { call, workers, asked } = setUp();
    const served = call('checkTheme', good);
    (await asked(1))[0].answer(true);
    await served;

    const waiting = [call('evaluate', good), call('checkTheme', weak)];
    await asked(3);
    workers[0]?.crash('memória');
    for (const one of waiting) await expect(one).rejects.toThrow('memória');
    expect(workers[0]?.isEnded).toBe(true);

    const again = call('evaluate', weak);
    (await asked(4))[3]?.answer('de novo');
    expect(await again).toBe('de novo');
    expect(workers).toHaveLength(2);
  });

  it('a worker that never answers before it fails is replaced by the calling thread, for good', async () => {
    const { call, workers, createWorker, asked } = setUp();
    const evaluated = call('evaluate', good);
    await asked(1);
    workers[0]?.crash();
    expect([await evaluated, await call('checkTheme', good)]).toEqual(['direto', 'tema']);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });

  it('where no worker can be started the calling thread serves', async () => {
    const createWorker = vi.fn(() => {
      throw new Error('sem Worker');
    });
    const call = createEvaluationClient(createWorker, async () => direct);
    expect([await call('evaluate', weak), await call('checkTheme', good)]).toEqual(['direto', 'tema']);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });

  it('a call of the calling thread rejects, too, as soon as it is aborted', async () => {
    const noWorker = () => {
      throw new Error('sem Worker');
    };
    const call = createEvaluationClient(noWorker, () => new Promise(() => {}));
    const controller = new AbortController();
    const aborted = call('evaluate', good, controller.signal);
    controller.abort(new Error('desistiu'));
    await expect(aborted).rejects.toThrow('desistiu');
  });
});
