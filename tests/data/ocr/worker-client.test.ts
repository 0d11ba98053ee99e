import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PhotoTasks } from '@/data/ocr/photo-worker';
import { startWorker } from '@/data/ocr/worker-client';
import { fakeWorkers } from './fake-workers';

const file = new File([], 'a.jpg');
const gray = { width: 1, height: 1, pixels: new Uint8Array(1) };

function startOne() {
  const { started, create } = fakeWorkers();
  const client = startWorker<PhotoTasks>(create);
  const [worker] = started;
  if (!worker) throw new Error('No worker was started.');
  return { client, worker };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('startWorker', () => {
  it('asks and answers, each call its own', async () => {
    const { client, worker } = startOne();
    const first = client.ask('draw', file);
    const second = client.ask('draw', file);
    const [one, two] = worker.asked;
    expect(one).toMatchObject({ task: 'draw', input: file });
    worker.say({ kind: 'done', id: two!.id, result: { ...gray, width: 2 } });
    worker.say({ kind: 'done', id: one!.id, result: gray });
    expect(await first).toBe(gray);
    expect(await second).toMatchObject({ width: 2 });
  });

  it('rejects with what failed in the worker, which lives on', async () => {
    const { client, worker } = startOne();
    const answer = client.ask('draw', file);
    worker.say({ kind: 'failed', id: worker.asked[0]!.id, code: 'unreadable-file', message: 'cut' });
    await expect(answer).rejects.toMatchObject({ code: 'unreadable-file', cause: 'cut' });
    expect(client.isAlive()).toBe(true);
  });

  it('ends a worker that is silent for 15 s while it has work', async () => {
    const { client, worker } = startOne();
    const answers = [client.ask('draw', file), client.ask('draw', file)];
    const settled = Promise.allSettled(answers);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(worker.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    const silent = { status: 'rejected', reason: expect.objectContaining({ code: 'reader-silent' }) };
    expect(await settled).toEqual([silent, silent]);
    expect(worker.isEnded).toBe(true);
    expect(client.isAlive()).toBe(false);
    await expect(client.ask('draw', file)).rejects.toMatchObject({ name: 'PhotoError' });
  });

  it('takes an answer to another call for a sign of life', async () => {
    const { client, worker } = startOne();
    const first = client.ask('draw', file);
    const second = client.ask('draw', file);
    await vi.advanceTimersByTimeAsync(10_000);
    worker.say({ kind: 'done', id: worker.asked[0]!.id, result: gray });
    await first;
    await vi.advanceTimersByTimeAsync(10_000);
    worker.say({ kind: 'done', id: worker.asked[1]!.id, result: gray });
    expect(await second).toBe(gray);
  });

  it('hears how much is done, and takes it for a sign of life', async () => {
    const { client, worker } = startOne();
    const onDone = vi.fn();
    const answer = client.ask('draw', file, onDone);
    const other = client.ask('draw', file);
    const [{ id }, { id: otherId }] = worker.asked as unknown as [{ id: number }, { id: number }];
    await vi.advanceTimersByTimeAsync(10_000);
    worker.say({ kind: 'progress', id });
    worker.say({ kind: 'progress', id, done: 1 });
    worker.say({ kind: 'progress', id: otherId, done: 7 });
    await vi.advanceTimersByTimeAsync(10_000);
    worker.say({ kind: 'done', id, result: gray });
    worker.say({ kind: 'done', id: otherId, result: gray });
    expect(await Promise.all([answer, other])).toEqual([gray, gray]);
    expect(onDone.mock.calls).toEqual([[1]]);
  });

  it('is ended when asked to, and tells those who wait', async () => {
    const { client, worker } = startOne();
    const answer = client.ask('draw', file);
    client.end(new Error('basta'));
    await expect(answer).rejects.toThrow('basta');
    expect(worker.isEnded).toBe(true);
    expect(client.isAlive()).toBe(false);
  });

  it('lets a worker without work be silent', async () => {
    const { client, worker } = startOne();
    const answer = client.ask('draw', file);
    worker.say({ kind: 'done', id: worker.asked[0]!.id, result: gray });
    await answer;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(client.isAlive()).toBe(true);
  });

  it.each([
    ['reader-missing', 'before its code came', false],
    ['reader-silent', 'at work', true],
  ])('tells %s where the worker breaks %s', async (code, _when, isUp) => {
    const { client, worker } = startOne();
    if (isUp) worker.say({ kind: 'up' });
    const answer = client.ask('draw', file);
    worker.crash();
    await expect(answer).rejects.toMatchObject({ code });
    expect(client.isAlive()).toBe(false);
  });

  it('tells where the browser allows no workers', async () => {
    const client = startWorker<PhotoTasks>(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(client.isAlive()).toBe(false);
    await expect(client.ask('draw', file)).rejects.toMatchObject({ code: 'reader-unsupported' });
  });
});
