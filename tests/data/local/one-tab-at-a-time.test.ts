import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneTabAtATime } from '@/data/local/one-tab-at-a-time';

afterEach(() => void vi.unstubAllGlobals());

describe('oneTabAtATime', () => {
  it('works under a lock of that name', async () => {
    const request = vi.fn(async (_name: string, work: () => unknown) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await oneTabAtATime('grifo:rewards:1', () => 'pago')).toBe('pago');
    expect(request).toHaveBeenCalledWith('grifo:rewards:1', expect.any(Function));
  });

  it('works at once where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await oneTabAtATime('grifo:rewards:1', () => 'pago')).toBe('pago');
  });
});
