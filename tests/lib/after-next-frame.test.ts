import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterNextFrame } from '@/lib/after-next-frame';

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  }),
);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('afterNextFrame', () => {
  it('waits until a frame is drawn', () => {
    const action = vi.fn();
    requestAnimationFrame(() => expect(action).not.toHaveBeenCalled());
    afterNextFrame(action);
    vi.advanceTimersByTime(17);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('waits for no frame on a page that nobody sees', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const action = vi.fn();
    afterNextFrame(action);
    vi.advanceTimersByTime(0);
    expect(action).toHaveBeenCalledTimes(1);
  });

  it('does nothing once it was called off', () => {
    const action = vi.fn();
    afterNextFrame(action)();
    vi.advanceTimersByTime(100);
    expect(action).not.toHaveBeenCalled();
  });
});
