import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePrefetch } from '@/lib/when-idle';

let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (id: number) => {
    idle[id - 1] = () => undefined;
  });
  return () => vi.unstubAllGlobals();
});

it('leaves the network to the page until it is at rest', () => {
  const load = vi.fn(() => Promise.resolve());
  renderHook(() => usePrefetch(load));
  expect(load).not.toHaveBeenCalled();
  for (const work of idle) work();
  expect(load).toHaveBeenCalledOnce();
});

it('fetches nothing for a page that was left', () => {
  const load = vi.fn(() => Promise.resolve());
  const { unmount } = renderHook(() => usePrefetch(load));
  unmount();
  for (const work of idle) work();
  expect(load).not.toHaveBeenCalled();
});

it('takes a failure for nothing: the first use asks again', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  renderHook(() => usePrefetch(load));
  for (const work of idle) work();
  await expect(load.mock.results[0]?.value).rejects.toThrow('offline');
});
