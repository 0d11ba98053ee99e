import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useGrowingCount } from '@/features/history/history-rows';

let waiting: (() => void)[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => waiting.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  return () => vi.unstubAllGlobals();
});

/** Simulates an idle page until no callbacks are pending. */
function rest() {
  for (let turn = 0; turn < 50 && waiting.length > 0; turn += 1) {
    const works = waiting;
    waiting = [];
    act(() => works.forEach((work) => work()));
  }
}

it.each([
  ['a short list is drawn at once', 20, 20],
  ['of a long one the beginning', 2000, 60],
])('%s', (_requirement, total, expected) => {
  expect(renderHook(() => useGrowingCount(total)).result.current).toBe(expected);
});

it('draws the rest while the page is at rest, and then stops', () => {
  const { result } = renderHook(() => useGrowingCount(2000));
  rest();
  expect(result.current).toBe(2000);
  expect(waiting).toEqual([]);
});

it('follows a list that becomes shorter', () => {
  const { result, rerender } = renderHook(({ total }) => useGrowingCount(total), {
    initialProps: { total: 2000 },
  });
  rest();
  rerender({ total: 3 });
  expect(result.current).toBe(3);
});
