import sharp from 'sharp';
import { toLuminance } from '../../src/domain/ocr/gray-image.ts';
import type { GrayImage } from '../../src/domain/ocr/gray-image.ts';
import { fitInside, LONGEST_SIDE } from '../../src/domain/ocr/preparation/fit-inside.ts';

/** A photo decoded as in the app: turned upright according to its EXIF data, at most 2048 px a side, gray. */
export async function openPhoto(file: string): Promise<GrayImage> {
  const { data, info } = await sharp(file)
    .rotate()
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return fitInside(toLuminance(data, info.width, info.height), LONGEST_SIDE);
}
