import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhoto } from '@/data/ocr/open-photo';
import type { ImageHeader } from '@/domain/ocr/image-header';

const compress = vi.hoisted(() => vi.fn());
const checkFile = vi.hoisted(() => vi.fn());
vi.mock('browser-image-compression', () => ({ default: compress }));
vi.mock('@/data/ocr/check-file', () => ({ checkFile }));
vi.mock('@/domain/ocr/advice', () => ({ adviseBeforeReading: () => ['dark'] }));

const encoded = new Blob(['encoded by the browser']);
const compressed = new Blob(['compressed']);

/** As much of a canvas as is used: what is drawn is not looked at. */
class FakeCanvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext() {
    return {
      fillRect() {},
      drawImage() {},
      getImageData: (_x: number, _y: number, width: number, height: number) => ({
        data: new Uint8ClampedArray(width * height * 4).fill(200),
      }),
    };
  }
  convertToBlob = async () => encoded;
}

const close = vi.fn();

/** The browser decodes a photo of this size. */
function decodeAs(width: number, height: number, format: ImageHeader['format'] = 'jpeg') {
  checkFile.mockResolvedValue({ format, width, height, isComplete: true });
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width, height, close })),
  );
}

const fileOf = (type: string, size = 1000) =>
  Object.defineProperty(new File([], 'a', { type }), 'size', { value: size });

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  compress.mockResolvedValue(compressed);
  close.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

describe('openPhoto', () => {
  it('answers the compressed photo, its size and advice, and lets go of the pixels', async () => {
    decodeAs(4032, 3024);
    const photo = await openPhoto(fileOf('image/jpeg'));
    expect(photo).toEqual({ preview: compressed, width: 2048, height: 1536, advice: ['dark'] });
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(close).toHaveBeenCalled();
  });

  it.each([
    ['a JPEG', 'image/jpeg', 1000, 'image/jpeg'],
    ['a WebP', 'image/webp', 1000, 'image/webp'],
    ['a large PNG', 'image/png', 5_000_001, 'image/jpeg'],
    ['a GIF', 'image/gif', 1000, 'image/jpeg'],
  ])('compresses %s as specified, in this worker', async (_what, type, size, fileType) => {
    decodeAs(1000, 800);
    const file = fileOf(type, size);
    await openPhoto(file);
    expect(compress).toHaveBeenCalledWith(
      file,
      expect.objectContaining({ maxWidthOrHeight: 2048, initialQuality: 0.8, fileType, useWebWorker: false }),
    );
  });

  it('keeps a PNG that is small enough as it is', async () => {
    decodeAs(2048, 1000);
    const file = fileOf('image/png', 5_000_000);
    expect((await openPhoto(file)).preview).toBe(file);
  });

  it('encodes what was drawn where the library fails', async () => {
    decodeAs(1000, 800);
    compress.mockRejectedValue(new ReferenceError('Image is not defined'));
    expect((await openPhoto(fileOf('image/jpeg'))).preview).toBe(encoded);
  });

  it.each([
    ['unreadable-file', 'jpeg'],
    ['heic', 'heif'],
  ] as const)('tells %s where the browser cannot decode a %s', async (code, format) => {
    decodeAs(1000, 800, format);
    const cause = new DOMException('The source image could not be decoded.', 'InvalidStateError');
    vi.stubGlobal('createImageBitmap', () => Promise.reject(cause));
    await expect(openPhoto(fileOf('image/jpeg'))).rejects.toMatchObject({ code, cause });
  });
});
