import { describe, expect, it, vi } from 'vitest';
import { createWorkerEvaluator } from '@/data/evaluator/worker-evaluator';
import { answerEvaluationRequest } from '@/data/workers/answer-evaluation-request';
import type { EvaluationRequest, EvaluationResponse } from '@/data/workers/evaluation-protocol';
import { GOOD_ESSAY, SAMPLE_THEME, WEAK_ESSAY } from '../../support/essays';
import { noMissions, silentChecker } from '../../support/services';

const NOTHING_LOADED = { weights: null, dictionary: null, spelling: 'missing' } as const;

/** A worker whose answers the test gives; it evaluates by the rules, the calling thread by the scorer. */
class FakeWorker extends EventTarget {
  requests: EvaluationRequest[] = [];
  isTerminated = false;
  postMessage(request: EvaluationRequest) {
    this.requests.push(structuredClone(request));
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(response: EvaluationResponse) {
    this.dispatchEvent(new MessageEvent('message', { data: response }));
  }
  answerAll() {
    for (const request of this.requests.splice(0))
      void answerEvaluationRequest(request, NOTHING_LOADED).then((answer) => this.answer(answer));
  }
  crash() {
    this.dispatchEvent(new ErrorEvent('error', { message: 'memória' }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const createWorker = vi.fn(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const evaluator = createWorkerEvaluator(createWorker);
  const last = () => workers.at(-1) ?? new FakeWorker();
  return { workers, evaluator, createWorker, last };
}

/** A call is posted a microtask after it is made. */
const posted = () => Promise.resolve();
const good = { theme: SAMPLE_THEME, essay: GOOD_ESSAY };
const weak = { theme: SAMPLE_THEME, essay: WEAK_ESSAY };

describe('createWorkerEvaluator', () => {
  it('starts no worker before the first call', () => {
    expect(setUp().createWorker).not.toHaveBeenCalled();
  });

  it('one worker serves all calls, each with its own answer', async () => {
    const { evaluator, createWorker, last } = setUp();
    const calls = Promise.all([
      evaluator.evaluate(good),
      evaluator.evaluate(weak),
      evaluator.checkTheme(good),
    ]);
    await posted();
    last().requests.reverse();
    last().answerAll();
    const [first, second, theme] = await calls;
    expect([first.nota_final, second.nota_final, theme.coherent]).toEqual([1000, 560, true]);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });

  it('an aborted call rejects at once with the signal’s reason, and its late answer is ignored', async () => {
    const { evaluator, last } = setUp();
    const controller = new AbortController();
    const call = evaluator.evaluate(good, controller.signal);
    await posted();
    controller.abort(new Error('desistiu'));
    await expect(call).rejects.toThrow('desistiu');
    last().answerAll();
    const next = evaluator.evaluate(weak);
    await posted();
    last().answerAll();
    expect((await next).nota_final).toBe(560);
  });

  it('a call aborted before it is made reaches no worker', async () => {
    const { evaluator, createWorker } = setUp();
    await expect(evaluator.checkTheme(good, AbortSignal.abort(new Error('antes')))).rejects.toThrow('antes');
    expect(createWorker).not.toHaveBeenCalled();
  });

  it('a failed evaluation rejects with its code', async () => {
    const { evaluator, last } = setUp();
    const call = evaluator.evaluate(good);
    await posted();
    last().answer({ id: last().requests[0]?.id ?? 0, ok: false, message: 'quebrou' });
    await expect(call).rejects.toMatchObject({
      name: 'EvaluatorError',
      code: 'evaluation-failed',
      message: 'quebrou',
    });
  });

  it('a crash after an answer rejects every waiting call, and the next call starts anew', async () => {
    const { evaluator, workers, last } = setUp();
    const served = evaluator.checkTheme(good);
    await posted();
    last().answerAll();
    await served;

    const waiting = [evaluator.evaluate(good), evaluator.checkTheme(weak)];
    await posted();
    last().crash();
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code)).toEqual([
      'worker-crashed',
      'worker-crashed',
    ]);
    expect(workers[0]?.isTerminated).toBe(true);

    const again = evaluator.evaluate(weak);
    await posted();
    last().answerAll();
    expect((await again).nota_final).toBe(560);
    expect(workers).toHaveLength(2);
  });

  it('a worker that never answers before it fails is replaced by the calling thread, for good', async () => {
    const { evaluator, createWorker, last } = setUp();
    const call = evaluator.evaluate(good);
    await posted();
    last().crash();
    expect((await call).grifo?.producer).toBe('scorer');
    expect((await evaluator.checkTheme(good)).coherent).toBe(true);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });

  it('where no worker can be started the calling thread serves', async () => {
    const createWorker = vi.fn(() => {
      throw new Error('sem Worker');
    });
    const evaluator = createWorkerEvaluator(createWorker);
    const totals = [await evaluator.evaluate(weak), await evaluator.evaluate(good)].map(
      (one) => one.nota_final,
    );
    expect(totals[0]).toBeLessThan(totals[1]!);
    expect(createWorker).toHaveBeenCalledTimes(1);
  });

  it('the fallback can be chosen', async () => {
    const fallback = {
      ...silentChecker,
      checkTheme: vi.fn(async () => ({ coherent: false, justification: 'Não.' })),
      ...noMissions,
    };
    const evaluator = createWorkerEvaluator(
      () => {
        throw new Error('sem Worker');
      },
      { fallback },
    );
    expect(await evaluator.checkTheme(good)).toEqual({ coherent: false, justification: 'Não.' });
  });
});
