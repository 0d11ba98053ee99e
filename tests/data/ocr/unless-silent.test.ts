import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unlessSilent } from '@/data/ocr/unless-silent';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => {});

it('rejects work that says nothing for 15 s', async () => {
  const onSilent = vi.fn();
  unlessSilent(never).catch(onSilent);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(onSilent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSilent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'PhotoError', code: 'reader-silent' }),
  );
});

it('waits for work as long as it is heard of', async () => {
  let finish = (_result: string) => {};
  let alive = () => {};
  const work = unlessSilent<string>((isAlive) => {
    alive = isAlive;
    return new Promise((resolve) => (finish = resolve));
  });
  for (let second = 0; second < 60; second += 10) {
    await vi.advanceTimersByTimeAsync(10_000);
    alive();
  }
  finish('read');
  expect(await work).toBe('read');
});

it('is done with the work, also where it fails', async () => {
  await expect(unlessSilent(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(vi.getTimerCount()).toBe(0);
});
