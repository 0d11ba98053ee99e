import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPhotoWorker } from '@/data/ocr/photo-worker-client';
import { fakePhotoWorkers } from './fake-photo-workers';

const input = { file: new File([], 'a.jpg'), edit: { turns: 0, corners: null } } as const;
const reading = { paragraphs: [], confidence: 90, advice: [] };

function startOne() {
  const { started, create } = fakePhotoWorkers();
  const client = startPhotoWorker(create);
  const [worker] = started;
  if (!worker) throw new Error('No worker was started.');
  return { client, worker };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('startPhotoWorker', () => {
  it('asks, tells progress, and answers', async () => {
    const { client, worker } = startOne();
    const onProgress = vi.fn();
    const answer = client.ask('read', input, undefined, onProgress);
    const id = worker.asked[0]!.id;
    worker.say({ kind: 'progress', id, progress: { stage: 'loading', percent: 20 } });
    worker.say({ kind: 'done', id, result: reading });
    expect(await answer).toBe(reading);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith({ stage: 'loading', percent: 20 });
  });

  it('rejects with what failed in the worker, which lives on', async () => {
    const { client, worker } = startOne();
    const answer = client.ask('read', input, undefined);
    worker.say({ kind: 'failed', id: 1, code: 'unreadable-file', message: 'cut' });
    await expect(answer).rejects.toMatchObject({ code: 'unreadable-file', cause: 'cut' });
    expect(client.isAlive()).toBe(true);
  });

  it('is up once the code has come', () => {
    const { client, worker } = startOne();
    expect(client.isUp()).toBe(false);
    worker.say({ kind: 'up' });
    expect(client.isUp()).toBe(true);
  });

  it('ends a worker that is silent for 15 s while it has work', async () => {
    const { client, worker } = startOne();
    const answer = client.ask('read', input, undefined);
    vi.advanceTimersByTime(14_999);
    expect(worker.isEnded).toBe(false);
    vi.advanceTimersByTime(1);
    await expect(answer).rejects.toMatchObject({ code: 'reader-silent' });
    expect(worker.isEnded).toBe(true);
    expect(client.isAlive()).toBe(false);
    await expect(client.ask('read', input, undefined)).rejects.toMatchObject({ name: 'PhotoError' });
  });

  it('takes every word for a sign of life, also while bytes come', async () => {
    const { client, worker } = startOne();
    const answer = client.ask('read', input, undefined);
    for (let second = 0; second < 60; second += 10) {
      await vi.advanceTimersByTimeAsync(10_000);
      worker.say({ kind: 'alive' });
    }
    worker.say({ kind: 'done', id: 1, result: reading });
    expect(await answer).toBe(reading);
  });

  it('lets a worker without work be silent', async () => {
    const { client, worker } = startOne();
    const answer = client.ask('read', input, undefined);
    worker.say({ kind: 'done', id: 1, result: reading });
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
    const answer = client.ask('read', input, undefined);
    worker.crash();
    await expect(answer).rejects.toMatchObject({ code });
    expect(client.isAlive()).toBe(false);
  });

  it('tells where the browser allows no workers', async () => {
    const client = startPhotoWorker(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(client.isAlive()).toBe(false);
    await expect(client.ask('read', input, undefined)).rejects.toMatchObject({ code: 'reader-unsupported' });
  });

  it('rejects at once with the reason of the signal, and tells no progress any more', async () => {
    const { client, worker } = startOne();
    const controller = new AbortController();
    const onProgress = vi.fn();
    const answer = client.ask('read', input, controller.signal, onProgress);
    controller.abort(new Error('desistiu'));
    await expect(answer).rejects.toThrow('desistiu');
    worker.say({ kind: 'progress', id: 1, progress: { stage: 'loading', percent: 20 } });
    worker.say({ kind: 'done', id: 1, result: reading });
    expect(onProgress).not.toHaveBeenCalled();
    expect(client.isAlive()).toBe(true);
  });

  it('asks nothing for a signal that is aborted already', async () => {
    const { client, worker } = startOne();
    const signal = AbortSignal.abort(new Error('desistiu'));
    await expect(client.ask('read', input, signal)).rejects.toThrow('desistiu');
    expect(worker.asked).toEqual([]);
  });
});
