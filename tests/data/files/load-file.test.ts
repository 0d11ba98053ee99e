import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasFile } from '@/data/files/file-store';
import { loadFile } from '@/data/files/load-file';
import { fakeCaches } from '../../support/fake-caches';

const bytes = new Uint8Array([1, 2, 3]);
const file = { store: 'grifo-test', url: '/a-1.bin', open: async (found: Uint8Array) => found.join(',') };

function answer() {
  vi.stubGlobal('fetch', async () => new Response(bytes));
}

afterEach(() => void vi.unstubAllGlobals());

describe('loadFile', () => {
  it('tells of bytes as they come, and of none once the file is kept', async () => {
    fakeCaches();
    answer();
    const onBytes = vi.fn();
    expect(await hasFile(file.store, file.url)).toBe(false);
    expect(await loadFile(file, onBytes)).toBe('1,2,3');
    expect(onBytes).toHaveBeenCalled();
    onBytes.mockClear();
    expect(await hasFile(file.store, file.url)).toBe(true);
    expect(await loadFile(file, onBytes)).toBe('1,2,3');
    expect(onBytes).not.toHaveBeenCalled();
  });

  it('keeps files of different stores side by side', async () => {
    const stores = fakeCaches();
    answer();
    await loadFile(file);
    await loadFile({ ...file, store: 'grifo-other', url: '/b-1.bin' });
    expect([...stores].map(([name, files]) => [name, ...files.keys()])).toEqual([
      ['grifo-test', '/a-1.bin'],
      ['grifo-other', '/b-1.bin'],
    ]);
  });

  it('is null where opening fails', async () => {
    fakeCaches();
    answer();
    const open = () => Promise.reject(new Error('damaged'));
    expect(await loadFile({ ...file, open })).toBeNull();
  });

  it('has no file where nothing may be kept', async () => {
    vi.stubGlobal('caches', undefined);
    expect(await hasFile(file.store, file.url)).toBe(false);
  });
});
