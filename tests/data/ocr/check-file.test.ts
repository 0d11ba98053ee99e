import { describe, expect, it } from 'vitest';
import { checkFile } from '@/data/ocr/check-file';

/** A file of these bytes; jsdom's own has no `arrayBuffer`. */
function fileOf(bytes: Uint8Array, type: string, size = bytes.length): File {
  return { type, size, arrayBuffer: async () => new Uint8Array(bytes).buffer } as unknown as File;
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
