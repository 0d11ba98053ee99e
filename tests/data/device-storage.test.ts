import { afterEach, describe, expect, it, vi } from 'vitest';
import { askToPersist, readDeviceStorage } from '@/data/device-storage';

function withStorage(storage: Partial<StorageManager> | undefined) {
  vi.stubGlobal('navigator', { storage });
}

afterEach(() => vi.unstubAllGlobals());

describe('lasting storage', () => {
  it('is asked for once it is not promised yet', async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => true);
    withStorage({ persisted: async () => false, persist });
    expect(await askToPersist()).toBe(true);
    expect(persist).toHaveBeenCalledOnce();
  });

  it('is not asked for again', async () => {
    const persist = vi.fn<() => Promise<boolean>>(async () => true);
    withStorage({ persisted: async () => true, persist });
    expect(await askToPersist()).toBe(true);
    expect(persist).not.toHaveBeenCalled();
  });

  it.each<[requirement: string, storage: Partial<StorageManager> | undefined]>([
    ['refused', { persisted: async () => false, persist: async () => false }],
    ['unknown to the browser', undefined],
    ['broken', { persisted: () => Promise.reject(new Error('blocked')) }],
  ])('%s is no error', async (_requirement, storage) => {
    withStorage(storage);
    expect(await askToPersist()).toBe(false);
  });
});

describe('what the browser tells', () => {
  it.each<[requirement: string, storage: Partial<StorageManager> | undefined, told: object]>([
    [
      'all of it',
      { persisted: async () => true, estimate: async () => ({ usage: 30, quota: 100 }) },
      { isPersistent: true, usedBytes: 30, availableBytes: 70 },
    ],
    [
      'more used than there is',
      { persisted: async () => false, estimate: async () => ({ usage: 30, quota: 20 }) },
      { isPersistent: false, usedBytes: 30, availableBytes: 0 },
    ],
    ['nothing', undefined, { isPersistent: null, usedBytes: null, availableBytes: null }],
    [
      'nothing, being blocked',
      {
        persisted: () => Promise.reject(new Error('blocked')),
        estimate: () => Promise.reject(new Error('blocked')),
      },
      { isPersistent: null, usedBytes: null, availableBytes: null },
    ],
  ])('%s', async (_requirement, storage, told) => {
    withStorage(storage);
    expect(await readDeviceStorage()).toEqual(told);
  });
});
