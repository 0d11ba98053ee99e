import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError, ERROR_CODES, type ErrorCode } from '@/contracts/app-error';
import {
  createQueryClient,
  defineQueuedMutation,
  restoreQueue,
  retryDelay,
  shouldRetry,
  type QueuedVariables,
} from '@/queries/query-client';
import { createMemoryOutbox } from '../support/memory-outbox';

describe('retryDelay', () => {
  it.each([
    ['waits one second before the first retry', 0, 1000],
    ['doubles', 1, 2000],
    ['doubles again', 2, 4000],
    ['stops at thirty seconds', 5, 30_000],
    ['stays there', 50, 30_000],
  ])('%s', (_requirement, attemptIndex, expected) => {
    expect(retryDelay(attemptIndex)).toBe(expected);
  });
});

describe('shouldRetry', () => {
  const retried = (error: unknown) => [0, 1, 2, 3].filter((failures) => shouldRetry(failures, error));
  const passing = new Set<ErrorCode>([
    'offline',
    'unreachable',
    'timed-out',
    'server-unavailable',
    'unexpected',
  ]);

  it.each(ERROR_CODES)('%s: three times when it may pass, else never', (code) => {
    expect(retried(new AppError(code))).toEqual(passing.has(code) ? [0, 1, 2] : []);
  });

  it('what nobody foresaw may pass', () => {
    expect(retried(new Error('boom'))).toEqual([0, 1, 2]);
  });
});

describe('the query client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const failing = (code: ErrorCode) => vi.fn<() => Promise<never>>(() => Promise.reject(new AppError(code)));
  /** Starts a query as a screen does; returns a function that leaves the screen. */
  const look = (queryFn: () => Promise<never>) =>
    new QueryObserver(createQueryClient(createMemoryOutbox()), {
      queryKey: ['history'],
      queryFn,
      networkMode: 'always',
    }).subscribe(() => undefined);

  it('asks four times in seven seconds before it gives up', async () => {
    const queryFn = failing('offline');
    const leave = look(queryFn);
    for (const [after, asked] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [2000, 3],
      [4000, 4],
      [60_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(after);
      expect(queryFn).toHaveBeenCalledTimes(asked);
    }
    leave();
  });

  it.each<ErrorCode>(['session-lost', 'refused', 'too-many-attempts'])(
    'asks once where the answer is %s',
    async (code) => {
      const queryFn = failing(code);
      const leave = look(queryFn);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(queryFn).toHaveBeenCalledOnce();
      leave();
    },
  );

  it('never repeats a change', async () => {
    const mutationFn = failing('offline');
    const observer = new MutationObserver(createQueryClient(createMemoryOutbox()), {
      mutationFn,
      networkMode: 'always',
    });
    const given = observer.mutate().catch(() => null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(mutationFn).toHaveBeenCalledOnce();
    await given;
  });

  it('forgets what nobody looks at after five minutes', async () => {
    const client = createQueryClient(createMemoryOutbox());
    client.setQueryData(['history'], []);
    await vi.advanceTimersByTimeAsync(299_000);
    expect(client.getQueryData(['history'])).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(client.getQueryData(['history'])).toBeUndefined();
  });
});

describe('a queued mutation', () => {
  type Send = (variables: QueuedVariables) => Promise<unknown>;
  const KEY = 'send-note';
  const clients: ReturnType<typeof createQueryClient>[] = [];

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const client of clients.splice(0)) client.unmount();
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const fail = (code: ErrorCode) => () => Promise.reject(new AppError(code));

  /** One load of the page. */
  function load(send: Send, outbox = createMemoryOutbox()) {
    const client = createQueryClient(outbox);
    clients.push(client);
    client.mount();
    defineQueuedMutation(client, KEY, { send, invalidates: ['notes'], isQueued: true });
    function submit(id: string, userId = 'marina') {
      const observer = new MutationObserver<unknown, Error, QueuedVariables>(client, { mutationKey: [KEY] });
      observer.mutate({ id, userId }).catch(() => null);
      return () => observer.getCurrentResult();
    }
    return { client, outbox, submit, restore: (userId = 'marina') => restoreQueue(client, outbox, userId) };
  }

  const idsOf = (send: { mock: { calls: [QueuedVariables][] } }) => send.mock.calls.map(([{ id }]) => id);

  it('is stored before it is sent, and until the server has it', async () => {
    let answer = () => {};
    const stored: string[][] = [];
    const { outbox, submit } = load(() => {
      stored.push([...outbox.entries.keys()]);
      return new Promise<void>((resolve) => (answer = resolve));
    });
    const result = submit('a');
    await pass(0);
    expect(stored).toEqual([['a']]);
    expect(result()).toMatchObject({ isPending: true, failureCount: 0, isPaused: false });
    answer();
    await pass(0);
    expect(result().isSuccess).toBe(true);
    expect(outbox.entries.size).toBe(0);
  });

  it.each<ErrorCode>(['offline', 'unreachable', 'timed-out'])(
    'is tried again after %s, at least every ten seconds, until it has arrived',
    async (code) => {
      const send = vi.fn<Send>(fail(code));
      const { outbox, submit } = load(send);
      const result = submit('a');
      await pass(1000 + 2000 + 4000 + 8000);
      expect(send).toHaveBeenCalledTimes(5);
      await pass(600_000);
      expect(send).toHaveBeenCalledTimes(65);
      expect(result()).toMatchObject({ isPending: true });
      expect([...outbox.entries.keys()]).toEqual(['a']);
      send.mockResolvedValue(null);
      await pass(10_000);
      expect(result().isSuccess).toBe(true);
      await pass(60_000);
      expect(send).toHaveBeenCalledTimes(66);
      expect(outbox.entries.size).toBe(0);
    },
  );

  it('waits without a network, and goes once when it is back', async () => {
    const send = vi.fn<Send>(fail('offline'));
    onlineManager.setOnline(false);
    const { outbox, submit } = load(send);
    const result = submit('a');
    await pass(600_000);
    expect(send).toHaveBeenCalledOnce();
    expect(result()).toMatchObject({ isPending: true, isPaused: true });
    send.mockResolvedValue(null);
    onlineManager.setOnline(true);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(result().isSuccess).toBe(true);
    expect(outbox.entries.size).toBe(0);
  });

  it('goes after a reload, once, as what it was', async () => {
    const { outbox, submit } = load(fail('unreachable'));
    submit('a');
    await pass(0);
    const send = vi.fn<Send>().mockResolvedValue(null);
    await load(send, outbox).restore();
    expect(send.mock.calls).toEqual([[{ id: 'a', userId: 'marina' }]]);
    expect(outbox.entries.size).toBe(0);
    await load(send, outbox).restore();
    expect(send).toHaveBeenCalledOnce();
  });

  it('waits after a reload without a network, too', async () => {
    const { outbox, submit } = load(fail('offline'));
    submit('a');
    await pass(0);
    onlineManager.setOnline(false);
    const send = vi.fn<Send>().mockResolvedValue(null);
    await load(send, outbox).restore();
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    await pass(0);
    expect(send).toHaveBeenCalledOnce();
  });

  it('is sent in its order; one that is refused stays, and holds up no other', async () => {
    const outage = vi.fn<Send>(fail('unreachable'));
    const { outbox, submit } = load(outage);
    for (const id of ['a', 'b', 'c']) {
      submit(id);
      await pass(1);
    }
    expect(idsOf(outage)).toEqual(['a']);
    const send = vi.fn<Send>(({ id }) => (id === 'b' ? fail('refused')() : Promise.resolve()));
    const { restore } = load(send, outbox);
    await restore();
    expect(idsOf(send)).toEqual(['a', 'b', 'c']);
    expect([...outbox.entries.keys()]).toEqual(['b']);
  });

  it('in one page keeps its order as well', async () => {
    const send = vi.fn<Send>(fail('unreachable'));
    const { outbox, submit } = load(send);
    for (const id of ['a', 'b', 'c']) submit(id);
    await pass(0);
    send.mockResolvedValue(null);
    await pass(60_000);
    expect(idsOf(send)).toEqual(['a', 'a', 'b', 'c']);
    expect(outbox.entries.size).toBe(0);
  });

  it('that the device could not store fails where no answer comes, instead of waiting', async () => {
    const send = vi.fn<Send>(fail('unreachable'));
    const { outbox, submit } = load(send);
    outbox.isFull = true;
    const result = submit('a');
    await pass(60_000);
    expect(result().error).toMatchObject({ code: 'unreachable' });
    expect(send).toHaveBeenCalledOnce();
    send.mockResolvedValue(null);
    const again = submit('b');
    await pass(0);
    expect(again().isSuccess).toBe(true);
  });

  it('of another user is neither sent nor lost', async () => {
    const { outbox, submit } = load(fail('unreachable'));
    submit('a', 'marina');
    await pass(0);
    const send = vi.fn<Send>().mockResolvedValue(null);
    await load(send, outbox).restore('caio');
    expect(send).not.toHaveBeenCalled();
    await load(send, outbox).restore('marina');
    expect(idsOf(send)).toEqual(['a']);
  });

  it('is forgotten once it was sent and what depends on it was read again', async () => {
    const { client, submit } = load(() => Promise.resolve());
    let read = () => {};
    const queryFn = vi.fn(() => new Promise<string[]>((resolve) => (read = () => resolve(['a']))));
    const leave = new QueryObserver(client, { queryKey: ['notes'], queryFn }).subscribe(() => undefined);
    read();
    await pass(0);
    submit('a');
    await pass(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(client.getMutationCache().getAll()).toHaveLength(1);
    read();
    await pass(1);
    expect(client.getMutationCache().getAll()).toEqual([]);
    leave();
  });

  it.each([
    ['well', () => Promise.resolve()],
    ['badly', fail('refused')],
  ])('has what depends on it read again once it has ended %s', async (_how, send) => {
    const { client, submit } = load(send);
    client.setQueryData(['notes'], []);
    submit('a');
    await pass(0);
    expect(client.getQueryState(['notes'])?.isInvalidated).toBe(true);
  });
});
