import sharp from 'sharp';
import type { GrayImage } from '../../src/domain/ocr/gray-image.ts';
import { toLuminance } from '../../src/domain/ocr/preparation/luminance.ts';

/** What the app decodes a photo to: upright by its EXIF data, at most 2048 px a side, grey. */
export async function openPhoto(file: string): Promise<GrayImage> {
  const { data, info } = await sharp(file)
    .rotate()
    .resize({ width: 2048, height: 2048, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return toLuminance(data, info.width, info.height);
}
