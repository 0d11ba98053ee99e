import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoError } from '@/contracts/photo-error';
import { createWorkerClient, type OnProgress } from '@/data/ocr/worker-client';
import { fakeWorkers } from '../../support/fake-worker';

type Call = {
  name: string;
  onProgress: OnProgress;
  answer(text: string): void;
  fail(error: Error): void;
};

/** A client whose workers return the results that the test provides. */
function start() {
  const calls: Call[] = [];
  const tasks = {
    read: (name: string, onProgress: OnProgress) =>
      // `onProgress` is wrapped, because the matchers read properties of the recorded calls, and a remote function
      // would request each property from the page.
      new Promise<string>((answer, fail) =>
        calls.push({ name, onProgress: (done) => onProgress(done), answer, fail }),
      ),
  };
  const { started, create } = fakeWorkers(tasks);
  const client = createWorkerClient<typeof tasks>(create);
  const read = (name: string, onDone?: (done: number) => void) =>
    client.ask((worker, onProgress) => worker.read(name, onProgress), onDone);
  /** Waits until the workers have received `count` calls, and returns the newest. */
  const asked = (count: number) =>
    vi.waitFor(() => {
      expect(calls).toHaveLength(count);
      return calls.at(-1) as Call;
    });
  return { client, read, asked, calls, started };
}

const failure = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('createWorkerClient', () => {
  it('asks one worker, one call at a time, and answers each', async () => {
    const { read, asked, calls, started } = start();
    const answers = Promise.all([read('a'), read('b')]);
    const first = await asked(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(1);
    first.answer('A');
    const second = await asked(2);
    second.answer('B');
    expect(await answers).toEqual(['A', 'B']);
    expect(calls.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(started).toHaveLength(1);
  });

  it.each([
    ['the code of what failed', new PhotoError('unreadable-file'), 'unreadable-file'],
    ['nothing-read for any other failure', new RangeError('outside'), 'nothing-read'],
  ])('rejects with %s in the worker, which lives on', async (_what, error, code) => {
    const { read, asked, started } = start();
    const failed = failure(read('a'));
    (await asked(1)).fail(error);
    expect(await failed).toMatchObject({ name: 'PhotoError', code });
    const next = read('b');
    (await asked(2)).answer('B');
    expect(await next).toBe('B');
    expect(started.map(({ isEnded }) => isEnded)).toEqual([false]);
  });

  it('ends a worker that is silent for 15 s at work, and the next call starts another', async () => {
    const { read, asked, started } = start();
    const failures = Promise.all([failure(read('a')), failure(read('b'))]);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(started[0]?.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const silent = expect.objectContaining({ code: 'reader-silent' });
    expect(await failures).toEqual([silent, silent]);
    expect(started[0]?.isEnded).toBe(true);
    const next = read('c');
    (await asked(2)).answer('C');
    expect(await next).toBe('C');
    expect(started).toHaveLength(2);
  });

  it('gives a call that waited for its turn its own 15 s', async () => {
    const { read, asked } = start();
    const answers = Promise.all([read('a'), read('b')]);
    const first = await asked(1);
    await vi.advanceTimersByTimeAsync(10_000);
    first.answer('A');
    const second = await asked(2);
    await vi.advanceTimersByTimeAsync(10_000);
    second.answer('B');
    expect(await answers).toEqual(['A', 'B']);
  });

  it('takes the news that the code is loaded for a sign of life', async () => {
    const { read, asked, started } = start();
    const answer = read('a');
    await vi.advanceTimersByTimeAsync(10_000);
    started[0]?.say('up');
    await vi.advanceTimersByTimeAsync(10_000);
    (await asked(1)).answer('A');
    expect(await answer).toBe('A');
  });

  it('hears how much is done, and takes it for a sign of life', async () => {
    const { read, asked } = start();
    const onDone = vi.fn();
    const answer = read('a', onDone);
    const call = await asked(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await call.onProgress();
    await call.onProgress(1);
    await vi.advanceTimersByTimeAsync(10_000);
    call.answer('A');
    expect(await answer).toBe('A');
    expect(onDone.mock.calls).toEqual([[1]]);
  });

  it('ends at once when asked to, and tells those who wait', async () => {
    const { client, read, asked, started } = start();
    const failures = Promise.all([failure(read('a')), failure(read('b'))]);
    await asked(1);
    const reason = new PhotoError('reader-silent');
    client.end(reason);
    expect(started[0]?.isEnded).toBe(true);
    expect(await failures).toEqual([reason, reason]);
  });

  it('lets a worker without work be silent', async () => {
    const { read, asked, started } = start();
    const answer = read('a');
    (await asked(1)).answer('A');
    await answer;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(started[0]?.isEnded).toBe(false);
  });

  it.each([
    ['reader-missing', 'before its code came', false],
    ['reader-silent', 'at work', true],
  ])('tells %s where the worker breaks %s, and the next call starts another', async (code, _when, isUp) => {
    const { read, asked, started } = start();
    const failures = Promise.all([failure(read('a')), failure(read('b'))]);
    await asked(1);
    if (isUp) started[0]?.say('up');
    started[0]?.crash();
    const broken = expect.objectContaining({ code });
    expect(await failures).toEqual([broken, broken]);
    const next = read('c');
    (await asked(2)).answer('C');
    expect(await next).toBe('C');
    expect(started).toHaveLength(2);
  });

  it('tells where the browser allows no workers', async () => {
    const client = createWorkerClient<{ read(): Promise<string> }>(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(client.ask((worker) => worker.read())).rejects.toMatchObject({ code: 'reader-unsupported' });
  });
});
