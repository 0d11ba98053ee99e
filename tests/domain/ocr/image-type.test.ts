import { expect, it } from 'vitest';
import { IMAGE_TYPE_BYTES, imageType } from '@/domain/ocr/image-type';
import { fakePhoto } from '../../support/fake-photo';

it.each(['image/jpeg', 'image/png', 'image/webp'] as const)('knows %s by its first bytes', (type) => {
  expect(imageType(fakePhoto(type))).toBe(type);
  expect(imageType(fakePhoto(type, { size: IMAGE_TYPE_BYTES }))).toBe(type);
});

it.each([
  ['nothing', ''],
  ['half of a beginning', '\xFF\xD8'],
  ['a GIF', 'GIF89a\x01\x00\x01\x00\x80\x00'],
  ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00'],
  ['a sound, which is RIFF too', 'RIFF\x24\x00\x00\x00WAVEfmt '],
  ['a PDF', '%PDF-1.7 ......'],
  ['markup', '<svg xmlns="x">'],
])('takes %s for no picture', (_case, beginning) => {
  expect(imageType(Buffer.from(beginning, 'latin1'))).toBeNull();
});
