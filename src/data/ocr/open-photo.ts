import imageCompression from 'browser-image-compression';
import { PhotoError } from '@/contracts/photo-error';
import { adviseBeforeReading } from '@/domain/ocr/advice';
import { isAnimated, readImageHeader, type ImageHeader } from '@/domain/ocr/image-header';
import type { PhotoAdvice } from '@/domain/ocr/page-reading';
import type { Photo } from '../services';
import { drawPhoto, drawWithin, toGray } from './draw-photo';

/** Of the picture in the list of pages, as sharp as dense screens show it (pixels). */
const THUMBNAIL_SIDE = 640;

/** Looks at a chosen file before anything is read. Rejects with a `PhotoError`. */
export async function openPhoto(file: File): Promise<Omit<Photo, 'original'>> {
  const header = await checkFile(file);
  try {
    const drawn = await drawPhoto(file);
    const { width, height } = drawn;
    const seen = adviseBeforeReading(toGray(drawn));
    const advice: PhotoAdvice[] = header.isAnimated ? ['animated', ...seen] : seen;
    const thumbnail = await drawWithin(drawn, THUMBNAIL_SIDE).convertToBlob({ type: 'image/jpeg' });
    return { preview: await compressPhoto(file, drawn), thumbnail, width, height, advice };
  } catch (error) {
    throw new PhotoError(header.format === 'heif' ? 'heic' : 'unreadable-file', error);
  }
}

/** The limit of R-PHOTO-2, in bytes. */
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
function compressPhoto({ type, size, name, lastModified }: File, drawn: OffscreenCanvas): Promise<Blob> {
  const isLargePng = type === 'image/png' && size > LARGE_PNG;
  const written = KEPT_TYPES.has(type) && !isLargePng ? type : 'image/jpeg';
  // It takes either kind of canvas; its types know of one.
  const canvas = drawn as unknown as HTMLCanvasElement;
  return imageCompression.canvasToFile(canvas, written, name, lastModified, QUALITY);
}
