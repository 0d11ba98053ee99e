import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhotoReader } from '@/data/ocr/photo-reader';

const reader = { missingBytes: async () => 7, open: vi.fn(), read: vi.fn(), release: vi.fn() };
const MODULE = '@/data/ocr/on-device-reader';

/** Called only once per import, because after two calls in a row the import may get either mock. */
const comes = () => vi.doMock(MODULE, () => ({ createOnDeviceReader: () => reader }));

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.doUnmock(MODULE));

describe('createPhotoReader', () => {
  it('loads the reader with the first question, and releases only what was loaded', async () => {
    comes();
    const lazy = createPhotoReader(async () => null);
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
    const lazy = createPhotoReader(async () => null);
    const opened = lazy.open(new File([], 'a.jpg'));
    lazy.release();
    await expect(opened).rejects.toMatchObject({ name: 'PhotoError', code: 'reader-missing' });
    comes();
    expect(await lazy.missingBytes()).toBe(7);
  });
});
