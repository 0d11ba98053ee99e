import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchInTime } from '@/data/supabase/fetch-in-time';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const URL = 'https://example.com/';
const LIMIT_MS = 20_000;

/** A server that never responds, and the abort signals of its requests. */
function silent() {
  const signals: AbortSignal[] = [];
  const ask = fetchInTime((_input, init) => {
    if (init?.signal) signals.push(init.signal);
    return new Promise<Response>(() => undefined);
  }, LIMIT_MS);
  return { ask, signals };
}

it('ends what has no answer when the limit is over, and not before', async () => {
  const { ask, signals } = silent();
  const failure = ask(URL).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signals[0]?.aborted).toBe(true);
  expect(await failure).toMatchObject({ name: 'TimeoutError' });
});

it('lets an answer that has begun take its time', async () => {
  let asked: AbortSignal | null | undefined;
  const ask = fetchInTime(async (_input, init) => {
    asked = init?.signal;
    return new Response('{}');
  }, LIMIT_MS);
  expect((await ask(URL, { method: 'POST' })).status).toBe(200);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(asked?.aborted).toBe(false);
});

it('hands on why there is no answer', async () => {
  const failure = new TypeError('Failed to fetch');
  await expect(fetchInTime(() => Promise.reject(failure), LIMIT_MS)(URL)).rejects.toBe(failure);
});

it('listens to the signal that was given, too', async () => {
  const { ask, signals } = silent();
  const given = new AbortController();
  const failure = ask(URL, { signal: given.signal }).catch((error: unknown) => error);
  given.abort('changed my mind');
  expect(await failure).toBe('changed my mind');
  expect(signals[0]?.aborted).toBe(true);
});
