import imageCompression from 'browser-image-compression';
import { LONGEST_SIDE } from './draw-photo';

const QUALITY = 0.8;
/** A PNG above this becomes a JPEG (bytes). */
const LARGE_PNG = 5_000_000;
/** What the library can write as it came; anything else becomes a JPEG. */
const KEPT_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** The photo for showing and sending: at most 2048 px a side, quality 0.8, upright. Call it in a worker. */
export function compressPhoto(file: File): Promise<Blob> {
  return imageCompression(file, {
    maxWidthOrHeight: LONGEST_SIDE,
    initialQuality: QUALITY,
    fileType: previewType(file),
    // The library would fetch a worker of its own from elsewhere; this runs in ours.
    useWebWorker: false,
    // A photo that grew is tried once more, not ten times.
    maxIteration: 1,
  });
}

function previewType({ type, size }: File): string {
  const isKept = KEPT_TYPES.has(type) && !(type === 'image/png' && size > LARGE_PNG);
  return isKept ? type : 'image/jpeg';
}
