import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhoto } from '@/data/ocr/open-photo';
import type { ImageHeader } from '@/domain/ocr/image-header';

const canvasToFile = vi.hoisted(() => vi.fn());
const checkFile = vi.hoisted(() => vi.fn());
vi.mock('browser-image-compression', () => ({ default: { canvasToFile } }));
vi.mock('@/data/ocr/check-file', () => ({ checkFile }));
vi.mock('@/domain/ocr/advice', () => ({ adviseBeforeReading: () => ['dark'] }));

const compressed = new Blob(['compressed']);
const thumbnails: FakeCanvas[] = [];
const thumbnail = new Blob(['thumbnail']);

/** As much of a canvas as is used: what is drawn is not looked at. */
class FakeCanvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  async convertToBlob() {
    thumbnails.push(this);
    return thumbnail;
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
  canvasToFile.mockResolvedValue(compressed);
  close.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

describe('openPhoto', () => {
  it('answers the compressed photo, its size and advice, and lets go of the pixels', async () => {
    decodeAs(4032, 3024);
    const photo = await openPhoto(fileOf('image/jpeg'));
    expect(photo).toEqual({ preview: compressed, thumbnail, width: 2048, height: 1536, advice: ['dark'] });
    expect(thumbnails.at(-1)).toMatchObject({ width: 640, height: 480 });
    expect(createImageBitmap).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(close).toHaveBeenCalled();
  });

  it.each([
    ['a JPEG', 'image/jpeg', 1000, 'image/jpeg'],
    ['a WebP', 'image/webp', 1000, 'image/webp'],
    ['a PNG', 'image/png', 5_000_000, 'image/png'],
    ['a large PNG', 'image/png', 5_000_001, 'image/jpeg'],
    ['a GIF', 'image/gif', 1000, 'image/jpeg'],
  ])('compresses %s as specified', async (_what, type, size, written) => {
    decodeAs(1000, 800);
    const file = fileOf(type, size);
    await openPhoto(file);
    const canvas = expect.objectContaining({ width: 1000, height: 800 });
    expect(canvasToFile).toHaveBeenCalledWith(canvas, written, file.name, file.lastModified, 0.8);
  });

  it('says first that of an animation only one picture is read', async () => {
    decodeAs(1000, 800, 'gif');
    checkFile.mockResolvedValue({
      format: 'gif',
      width: 1000,
      height: 800,
      isComplete: true,
      isAnimated: true,
    });
    expect((await openPhoto(fileOf('image/gif'))).advice).toEqual(['animated', 'dark']);
  });

  it('tells a file nothing can be made of where compression fails', async () => {
    decodeAs(1000, 800);
    canvasToFile.mockRejectedValue(new Error('The canvas has been neutered.'));
    await expect(openPhoto(fileOf('image/jpeg'))).rejects.toMatchObject({ code: 'unreadable-file' });
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
