import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLazyPhotoReader } from '@/data/ocr/lazy-photo-reader';

const reader = { missingBytes: async () => 7, open: vi.fn(), read: vi.fn(), release: vi.fn() };
const MODULE = '@/data/ocr/photo-reader';

beforeEach(() => {
  vi.resetModules();
  vi.doMock(MODULE, () => ({ createPhotoReader: () => reader }));
});
afterEach(() => void vi.doUnmock(MODULE));

describe('createLazyPhotoReader', () => {
  it('loads the reader with the first question, and releases only what was loaded', async () => {
    const lazy = createLazyPhotoReader();
    lazy.release();
    expect(await lazy.missingBytes()).toBe(7);
    expect(reader.release).not.toHaveBeenCalled();
    lazy.release();
    await lazy.missingBytes();
    expect(reader.release).toHaveBeenCalledTimes(1);
  });

  it('tells that the reader did not come, and tries again', async () => {
    vi.doMock(MODULE, () => {
      throw new Error('Failed to fetch dynamically imported module');
    });
    const lazy = createLazyPhotoReader();
    const opened = lazy.open(new File([], 'a.jpg'));
    lazy.release();
    await expect(opened).rejects.toMatchObject({ name: 'PhotoError', code: 'reader-missing' });
    vi.doMock(MODULE, () => ({ createPhotoReader: () => reader }));
    expect(await lazy.missingBytes()).toBe(7);
  });
});
