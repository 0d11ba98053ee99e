import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkFile, openPhoto } from '@/data/ocr/open-photo';

const canvasToFile = vi.hoisted(() => vi.fn());
vi.mock('browser-image-compression', () => ({ default: { canvasToFile } }));

vi.mock('@/domain/ocr/advice', () => ({ adviseBeforeReading: () => ['dark'] }));

const compressed = new Blob(['compressed']);
const thumbnails: FakeCanvas[] = [];
const thumbnail = new Blob(['thumbnail']);

/** Implements only the parts of a canvas that are used; the drawing itself is not checked. */
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

/** Makes the browser decode every photo to this size. */
function decodeAs(width: number, height: number) {
  vi.stubGlobal(
    'createImageBitmap',
    vi.fn(async () => ({ width, height, close })),
  );
}

/** A file with these bytes. jsdom's own `File` is not used, because it has no `arrayBuffer`. */
function fileOf(bytes: Uint8Array, type: string, size = bytes.length): File {
  const arrayBuffer = async () => new Uint8Array(bytes).buffer;
  return { name: 'a', lastModified: 7, type, size, arrayBuffer } as unknown as File;
}

function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(45);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.write('IEND', 37);
  return bytes;
}

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const text = Buffer.from('Nunca se leu tanto');
const TEN_MB = 10 * 1024 * 1024;

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  canvasToFile.mockResolvedValue(compressed);
  close.mockClear();
});
afterEach(() => void vi.unstubAllGlobals());

describe('openPhoto', () => {
  it('answers the compressed photo, its size and advice, and lets go of the pixels', async () => {
    decodeAs(4032, 3024);
    const photo = await openPhoto(fileOf(png(40, 30), 'image/jpeg'));
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
  ])('compresses %s as R-PHOTO-3 says', async (_what, type, size, written) => {
    decodeAs(1000, 800);
    const file = fileOf(png(40, 30), type, size);
    await openPhoto(file);
    const canvas = expect.objectContaining({ width: 1000, height: 800 });
    expect(canvasToFile).toHaveBeenCalledWith(canvas, written, file.name, file.lastModified, 0.8);
  });

  it('says first that of an animation only one picture is read', async () => {
    decodeAs(1000, 800);
    const gif = Buffer.from('GIF89a\x28\0\x1e\0\0\0\0!\xff\x0bNETSCAPE2.0', 'latin1');
    expect((await openPhoto(fileOf(gif, 'image/gif'))).advice).toEqual(['animated', 'dark']);
  });

  it('tells a file nothing can be made of where compression fails', async () => {
    decodeAs(1000, 800);
    canvasToFile.mockRejectedValue(new Error('The canvas has been neutered.'));
    await expect(openPhoto(fileOf(png(40, 30), 'image/jpeg'))).rejects.toMatchObject({
      code: 'unreadable-file',
    });
  });

  it.each([
    ['unreadable-file', 'PNG', fileOf(png(40, 30), 'image/png')],
    ['heic', 'HEIC', fileOf(heic, 'image/heic')],
  ] as const)('tells %s where the browser cannot decode a %s', async (code, _format, file) => {
    const cause = new DOMException('The source image could not be decoded.', 'InvalidStateError');
    vi.stubGlobal('createImageBitmap', () => Promise.reject(cause));
    await expect(openPhoto(file)).rejects.toMatchObject({ code, cause });
  });
});

describe('checkFile', () => {
  it.each([
    ['an ordinary photo', fileOf(png(4000, 3000), 'image/png')],
    ['10 MB', fileOf(png(4000, 3000), 'image/png', TEN_MB)],
    ['64 megapixels', fileOf(png(9248, 6944), 'image/png')],
  ])('passes %s', async (_what, file) => {
    expect(await checkFile(file)).toMatchObject({ format: 'png', isComplete: true });
  });

  it('passes a HEIC that says no size: the browser may decode it', async () => {
    expect(await checkFile(fileOf(heic, 'image/heic'))).toMatchObject({ format: 'heif' });
  });

  it.each([
    ['not-an-image', 'a text', fileOf(text, 'text/plain')],
    ['not-an-image', 'a large film', fileOf(text, 'video/mp4', TEN_MB * 9)],
    ['heic', 'a HEIC without a type', fileOf(heic, '')],
    ['too-large', 'more than 10 MB', fileOf(png(4000, 3000), 'image/png', TEN_MB + 1)],
    ['unreadable-file', 'a text called an image', fileOf(text, 'image/jpeg')],
    ['unreadable-file', 'nothing', fileOf(Buffer.alloc(0), 'image/jpeg')],
    ['unreadable-file', 'a file that broke off', fileOf(png(40, 30).subarray(0, 40), 'image/png')],
    ['empty-image', '0 × 0', fileOf(png(0, 0), 'image/png')],
    ['empty-image', 'no height', fileOf(png(40, 0), 'image/png')],
    ['too-many-pixels', '100 megapixels', fileOf(png(10_000, 10_000), 'image/png')],
    ['too-many-pixels', 'one line of them', fileOf(png(4_000_000_000, 1), 'image/png')],
  ])('refuses as %s: %s', async (code, _what, file) => {
    await expect(checkFile(file)).rejects.toMatchObject({ name: 'PhotoError', code });
  });

  it('refuses a file that was moved since it was chosen', async () => {
    const moved = { ...fileOf(text, 'image/png'), arrayBuffer: () => Promise.reject(new Error('NotFound')) };
    await expect(checkFile(moved as File)).rejects.toMatchObject({ code: 'unreadable-file' });
  });
});
