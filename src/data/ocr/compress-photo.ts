import imageCompression from 'browser-image-compression';
import type { ImageHeader } from '@/domain/ocr/image-header';
import { LONGEST_SIDE } from '@/domain/ocr/preparation/fit-inside';

const QUALITY = 0.8;
/** A PNG above this becomes a JPEG (bytes). */
const LARGE_PNG = 5_000_000;
/** What the library can write as it came; anything else becomes a JPEG. */
const KEPT_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * The photo for showing and sending: at most 2048 px a side, quality 0.8, upright. Call it in a worker. `drawn` is what
 * was drawn of it, for browsers whose workers the library cannot decode in (it leaves Safari to an `Image`).
 */
export async function compressPhoto(
  file: File,
  { width, height }: ImageHeader,
  drawn: OffscreenCanvas,
): Promise<Blob> {
  const isLargePng = file.type === 'image/png' && file.size > LARGE_PNG;
  // Quality is nothing to a PNG, and writing one takes seconds.
  if (file.type === 'image/png' && !isLargePng && Math.max(width, height) <= LONGEST_SIDE) return file;
  const fileType = KEPT_TYPES.has(file.type) && !isLargePng ? file.type : 'image/jpeg';
  try {
    return await imageCompression(file, {
      maxWidthOrHeight: LONGEST_SIDE,
      initialQuality: QUALITY,
      fileType,
      // The library would fetch a worker of its own from elsewhere; this runs in ours.
      useWebWorker: false,
      // A photo that grew is tried once more, not ten times.
      maxIteration: 1,
    });
  } catch {
    return drawn.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  }
}
