import { columnsOf, cutPage, type PagePart } from '@/domain/ocr/facing/facing-pages';
import { toLuminance, type GrayImage } from '@/domain/ocr/gray-image';
import { fitInside, LONGEST_SIDE } from '@/domain/ocr/preparation/fit-inside';

/** Number of rows processed together, because all pixels of a large photo at once would double its memory. */
const STRIP = 256;
const QUALITY = 0.8;

/**
 * The pixels of a photo as used for reading: upright by its EXIF data, its longer side at most 2048 px, gray, on a
 * white background; with `part`, one of two facing pages. For an animation this is the first frame, as `createImageBitmap` defines. Rejects if the
 * browser cannot decode the file.
 */
export async function readPixels(file: Blob, part?: PagePart): Promise<GrayImage> {
  return decoded(file, (bitmap) => {
    const gray = toGray(bitmap);
    return fitInside(part ? cutPage(gray, part) : gray, LONGEST_SIDE);
  });
}

/** A photo in color and upright, at the size at which it is displayed. */
export async function drawPhoto(file: Blob, part?: PagePart): Promise<OffscreenCanvas> {
  return decoded(file, (bitmap) => (part ? drawPart(bitmap, part) : drawWithin(bitmap, LONGEST_SIDE)));
}

/** One of two facing pages, at the size at which it is displayed, on white. */
function drawPart(bitmap: ImageBitmap, part: PagePart): OffscreenCanvas {
  const { left, right } = columnsOf(part, bitmap.width);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(right - left, bitmap.height));
  const height = Math.round(bitmap.height * scale);
  const { canvas, context } = createCanvas(Math.round((right - left) * scale), height);
  context.imageSmoothingQuality = 'high';
  context.fillRect(0, 0, canvas.width, height);
  const outer = part.side === 'left' ? 0 : canvas.width;
  const inner = (share: number) => (share * bitmap.width - left) * scale;
  context.beginPath();
  context.moveTo(outer, 0);
  context.lineTo(inner(part.fold.top), 0);
  context.lineTo(inner(part.fold.bottom), height);
  context.lineTo(outer, height);
  context.clip();
  context.drawImage(bitmap, -left * scale, 0, bitmap.width * scale, height);
  return canvas;
}

/** Draws a picture on white, scaled so that its longer side has at most `longest` pixels. */
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

/** Gray pixels of a canvas or bitmap, at its own size. */
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

/** A gray picture as a JPEG for display. */
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
    // Frees the pixels, which otherwise stay in memory until the bitmap is garbage-collected.
    bitmap.close();
  }
}

/** A canvas optimized for reading pixels, filled white, so that transparent pixels look like paper. */
function createCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gave no canvas.');
  context.fillStyle = 'white';
  return { canvas, context };
}
