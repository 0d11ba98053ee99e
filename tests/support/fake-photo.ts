import type { ImageType } from '@/domain/ocr/image-type';

const MAGIC: Record<ImageType, string> = {
  'image/jpeg': '\xFF\xD8\xFF\xE0\x00\x10JFIF\x00\x01',
  'image/png': '\x89PNG\r\n\x1A\n\x00\x00\x00\rIHDR',
  'image/webp': 'RIFF\x24\x00\x00\x00WEBPVP8 ',
};

/** The bytes of a file that begins as a picture of this type does, padded to `size`; `mark` stands in it. */
export function fakePhoto(type: ImageType = 'image/jpeg', { mark = 'page', size = 300 } = {}): Buffer {
  return Buffer.concat([Buffer.from(MAGIC[type] + mark, 'latin1'), Buffer.alloc(size)]).subarray(0, size);
}

/** The same, as it is sent. */
export const fakePage = (...given: Parameters<typeof fakePhoto>) => fakePhoto(...given).toString('base64');
