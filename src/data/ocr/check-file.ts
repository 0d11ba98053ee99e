import { PhotoError } from '@/contracts/photo-error';
import { readImageHeader, type ImageHeader } from '@/domain/ocr/image-header';
import { isAnimated } from '@/domain/ocr/is-animated';

/** The specification's limit, in bytes. */
const LARGEST_FILE = 10 * 1024 * 1024;
/**
 * Pixels of the largest camera whose photos fit into 10 MB, 64 megapixels: decoded they take 260 MB. Files that claim
 * more are made to fill the memory.
 */
const MOST_PIXELS = 9248 * 6944;

/** Refuses with a `PhotoError` what cannot be a photo of a page, before a pixel is decoded; answers its header. */
export async function checkFile(file: File): Promise<ImageHeader & { isAnimated: boolean }> {
  const isImage = file.type.startsWith('image/');
  if (isImage && file.size > LARGEST_FILE) throw new PhotoError('too-large');
  const bytes = file.size > LARGEST_FILE ? null : await bytesOf(file);
  const header = bytes && readImageHeader(bytes);
  // Some systems have no type for HEIC.
  if (!isImage) throw new PhotoError(header?.format === 'heif' ? 'heic' : 'not-an-image');
  if (!bytes || !header?.isComplete) throw new PhotoError('unreadable-file');
  const pixels = header.width * header.height;
  // Where a HEIC says no size, the browser tells whether it can decode it.
  if (pixels === 0 && header.format !== 'heif') throw new PhotoError('empty-image');
  if (pixels > MOST_PIXELS) throw new PhotoError('too-many-pixels');
  return { ...header, isAnimated: isAnimated(bytes) };
}

/** Files that were moved or changed since they were chosen cannot be read any more. */
async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new PhotoError('unreadable-file', error);
  }
}
