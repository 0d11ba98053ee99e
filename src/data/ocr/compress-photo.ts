import imageCompression from 'browser-image-compression';

const QUALITY = 0.8;
/** A PNG above this becomes a JPEG (bytes). */
const LARGE_PNG = 5_000_000;
/** What the library can write as it came; anything else becomes a JPEG. */
const KEPT_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * The photo for showing and sending, quality 0.8. Call it in a worker. The library is given what was drawn at its size
 * already: by itself it would decode and draw the whole photo a second time, which takes 100 MB for 12 megapixels, and
 * cannot in the workers of Safari.
 */
export function compressPhoto(
  { type, size, name, lastModified }: File,
  drawn: OffscreenCanvas,
): Promise<Blob> {
  const isLargePng = type === 'image/png' && size > LARGE_PNG;
  const written = KEPT_TYPES.has(type) && !isLargePng ? type : 'image/jpeg';
  // It takes either kind of canvas; its types know of one.
  const canvas = drawn as unknown as HTMLCanvasElement;
  return imageCompression.canvasToFile(canvas, written, name, lastModified, QUALITY);
}
