import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '@/lib/when-idle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whenIdle', () => {
  it('asks for a rest that comes at some time', () => {
    const request = vi.fn((_work: () => void, _options: { timeout: number }) => 7);
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
    const work = vi.fn();
    const callOff = whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    expect(request.mock.calls[0]?.[1].timeout).toBeGreaterThan(0);
    request.mock.calls[0]?.[0]();
    expect(work).toHaveBeenCalledTimes(1);
    callOff();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('gives a moment where rest cannot be told, unless called off', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const [work, calledOff] = [vi.fn(), vi.fn()];
    whenIdle(work);
    whenIdle(calledOff)();
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
    expect(calledOff).not.toHaveBeenCalled();
  });
});
