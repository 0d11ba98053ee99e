import type { PageImage } from '@/contracts/transcription-request';

type FakePhoto = { mark?: string; size?: number; width?: number; height?: number };

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** Bytes of a picture with a valid header; in place of pixels, `mark` repeated up to `size` bytes. */
export function fakePhoto(
  type: PageImage['type'] = 'image/jpeg',
  { mark = 'page', size = 300, width = 40, height = 30 }: FakePhoto = {},
): Buffer {
  const number = (value: number, bytes: number) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeUIntBE(value, 0, bytes);
    return buffer;
  };
  const filled = (before: Buffer, after: Buffer) => {
    const data = Buffer.alloc(size - before.length - after.length);
    data.write(mark, 'latin1');
    return Buffer.concat([before, data, after]);
  };
  if (type === 'image/jpeg') {
    const frame = Buffer.concat([
      latin1('\xFF\xC0\0\x0B\x08'),
      number(height, 2),
      number(width, 2),
      latin1('\x01\x01\x11\0'),
    ]);
    return filled(
      Buffer.concat([latin1('\xFF\xD8'), frame, latin1('\xFF\xDA\0\x08\x01\x01\0\0\x3F\0')]),
      latin1('\xFF\xD9'),
    );
  }
  if (type === 'image/png') {
    const header = Buffer.concat([
      latin1('\0\0\0\x0DIHDR'),
      number(width, 4),
      number(height, 4),
      latin1('\x08\0\0\0\0crc!'),
    ]);
    const end = latin1('\0\0\0\0IENDcrc!');
    const data = Buffer.concat([number(size - 8 - header.length - 12 - end.length, 4), latin1('IDAT')]);
    return filled(
      Buffer.concat([latin1('\x89PNG\r\n\x1A\n'), header, data]),
      Buffer.concat([latin1('crc!'), end]),
    );
  }
  const length = Buffer.alloc(4);
  length.writeUInt32LE(size - 8);
  const frame = Buffer.alloc(18);
  frame.write('VP8 ', 'latin1');
  frame.writeUInt16LE(width, 14);
  frame.writeUInt16LE(height, 16);
  return filled(Buffer.concat([latin1('RIFF'), length, latin1('WEBP'), frame]), Buffer.alloc(0));
}

/** A fake photo in base64, as the app sends it. */
export const fakePage = (...given: Parameters<typeof fakePhoto>) => fakePhoto(...given).toString('base64');
