import type { GrayImage } from '@/domain/ocr/gray-image';
import { toLuminance } from '@/domain/ocr/preparation/luminance';

/** The longest side of a photo as it is shown and read, in pixels. */
export const LONGEST_SIDE = 2048;

/**
 * A photo upright by its EXIF data, its longer side at most 2048 px, on white. Of an animation the first frame, as
 * `createImageBitmap` defines. Rejects where the browser cannot decode the file.
 */
export async function drawPhoto(file: Blob): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.floor(bitmap.width * scale));
    const height = Math.max(1, Math.floor(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = contextOf(canvas);
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    return canvas;
  } finally {
    // It holds on to its pixels until it is collected otherwise.
    bitmap.close();
  }
}

/** What the reader sees of a drawn photo. */
export function toGray(canvas: OffscreenCanvas): GrayImage {
  const { width, height } = canvas;
  return toLuminance(contextOf(canvas).getImageData(0, 0, width, height).data, width, height);
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas.');
  return context;
}
