import type { GrayImage } from '@/domain/ocr/gray-image';
import { toLuminance } from '@/domain/ocr/preparation/luminance';

/** The longest side of a photo as it is shown and read, in pixels. */
export const LONGEST_SIDE = 2048;

/**
 * The pixels of a photo: upright by its EXIF data, its longer side at most 2048 px, on white, grey. Of an animation the
 * first frame, as `createImageBitmap` defines. Rejects where the browser cannot decode the file.
 */
export async function drawPhoto(file: Blob): Promise<GrayImage> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.floor(bitmap.width * scale));
  const height = Math.max(1, Math.floor(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  try {
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser gave no canvas.');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return toLuminance(context.getImageData(0, 0, width, height).data, width, height);
  } finally {
    // Both hold on to their pixels until they are collected otherwise.
    bitmap.close();
    canvas.width = 0;
    canvas.height = 0;
  }
}
