import { toLuminance, type GrayImage } from '@/domain/ocr/gray-image';
import { fitInside, LONGEST_SIDE } from '@/domain/ocr/preparation/fit-inside';

/** Rows processed together: all pixels of a large photo at once would double its memory. */
const STRIP = 256;
const QUALITY = 0.8;

/**
 * A photo as it is read: upright by its EXIF data, its longer side at most 2048 px, on white, grey. Of an animation the
 * first frame, as `createImageBitmap` defines. Rejects where the browser cannot decode the file.
 */
export async function readPixels(file: Blob): Promise<GrayImage> {
  return decoded(file, (bitmap) => fitInside(toGray(bitmap), LONGEST_SIDE));
}

/** The same photo in colour, drawn at the size it is shown. */
export async function drawPhoto(file: Blob): Promise<OffscreenCanvas> {
  return decoded(file, (bitmap) => drawWithin(bitmap, LONGEST_SIDE));
}

/** A picture on white whose longer side has at most so many pixels. */
export function drawWithin(source: OffscreenCanvas | ImageBitmap, longest: number): OffscreenCanvas {
  const scale = Math.min(1, longest / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * scale));
  const height = Math.max(1, Math.round(source.height * scale));
  const { canvas, context } = createCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** Grey pixels of what was drawn or decoded, at its own size. */
export function toGray(source: OffscreenCanvas | ImageBitmap): GrayImage {
  const { width, height } = source;
  const pixels = new Uint8Array(width * height);
  const { context } = createCanvas(width, Math.min(STRIP, height));
  for (let top = 0; top < height; top += STRIP) {
    const rows = Math.min(STRIP, height - top);
    context.fillRect(0, 0, width, rows);
    context.drawImage(source, 0, -top);
    const strip = toLuminance(context.getImageData(0, 0, width, rows).data, width, rows);
    pixels.set(strip.pixels, top * width);
  }
  return { width, height, pixels };
}

/** A grey picture as a JPEG for showing. */
export async function encodeGray({ width, height, pixels }: GrayImage): Promise<Blob> {
  const { canvas, context } = createCanvas(width, height);
  const rgba = new Uint8ClampedArray(4 * pixels.length).fill(255);
  for (const [at, value] of pixels.entries()) rgba.fill(value, 4 * at, 4 * at + 3);
  context.putImageData(new ImageData(rgba, width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

async function decoded<T>(file: Blob, look: (bitmap: ImageBitmap) => T): Promise<T> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return look(bitmap);
  } finally {
    // Otherwise its pixels stay in memory until it is collected.
    bitmap.close();
  }
}

/** A canvas optimised for reading pixels, filled white: transparent pixels count as paper. */
function createCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas.');
  context.fillStyle = 'white';
  return { canvas, context };
}
