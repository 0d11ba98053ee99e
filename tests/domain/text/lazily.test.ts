import { describe, expect, it, vi } from 'vitest';
import { lazily } from '@/domain/text/lazily';

describe('lazily', () => {
  it('makes nothing before somebody asks, and once for all who do', () => {
    const make = vi.fn(() => ({ made: true }));
    const get = lazily(make);
    expect(make).not.toHaveBeenCalled();
    expect(get()).toBe(get());
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps what counts as nothing too', () => {
    const make = vi.fn(() => undefined);
    const get = lazily(make);
    get();
    get();
    expect(make).toHaveBeenCalledTimes(1);
  });
});
