import imageCompression from 'browser-image-compression';
import { PhotoError } from '@/contracts/photo-error';
import { adviseBeforeReading } from '@/domain/ocr/advice';
import type { PagePart } from '@/domain/ocr/facing/facing-pages';
import { findFold } from '@/domain/ocr/facing/find-fold';
import { isAnimated, readImageHeader, type ImageHeader } from '@/domain/ocr/image-header';
import type { PhotoAdvice } from '@/domain/ocr/ocr-result';
import type { Photo } from '../services';
import { drawPhoto, drawWithin, toGray } from './draw-photo';

/** Longer side of the thumbnail in the list of pages, sharp on dense screens (pixels). */
const THUMBNAIL_SIDE = 640;

/**
 * Checks a chosen file and makes its preview, before reading; with `part`, of one of its two facing pages. Rejects
 * with a `PhotoError`.
 */
export async function openPhoto(file: File, part?: PagePart): Promise<Omit<Photo, 'original'>> {
  const header = await checkFile(file);
  try {
    const drawn = await drawPhoto(file, part);
    const { width, height } = drawn;
    const gray = toGray(drawn);
    const seen = adviseBeforeReading(gray);
    const fold = part ? null : findFold(gray);
    const advice: PhotoAdvice[] = header.isAnimated ? ['animated', ...seen] : seen;
    const thumbnail = await drawWithin(drawn, THUMBNAIL_SIDE).convertToBlob({ type: 'image/jpeg' });
    const preview = await compressPhoto(file, drawn);
    return { preview, thumbnail, width, height, advice, ...(part && { part }), ...(fold && { fold }) };
  } catch (error) {
    throw new PhotoError(header.format === 'heif' ? 'heic' : 'unreadable-file', error);
  }
}

/** The limit of R-PHOTO-2, in bytes. */
const LARGEST_FILE = 10 * 1024 * 1024;
/**
 * Pixels of the largest camera whose photos fit into 10 MB (64 megapixels, which take 260 MB when decoded). A file
 * that claims more pixels is assumed to be made to exhaust memory.
 */
const MOST_PIXELS = 9248 * 6944;

/** Returns the header of a file. Throws a `PhotoError`, before decoding, if the file cannot be a photo of a page. */
export async function checkFile(file: File): Promise<ImageHeader & { isAnimated: boolean }> {
  const isImage = file.type.startsWith('image/');
  if (isImage && file.size > LARGEST_FILE) throw new PhotoError('too-large');
  const bytes = file.size > LARGEST_FILE ? null : await bytesOf(file);
  const header = bytes && readImageHeader(bytes);
  // Some systems give HEIC files no type.
  if (!isImage) throw new PhotoError(header?.format === 'heif' ? 'heic' : 'not-an-image');
  if (!bytes || !header?.isComplete) throw new PhotoError('unreadable-file');
  const pixels = header.width * header.height;
  // A HEIC header may lack the size: the browser then decides whether it can decode the file.
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
/** A PNG file with more bytes than this is converted to JPEG. */
const LARGE_PNG = 5_000_000;
/** Types that the library writes unchanged; others become JPEG. */
const KEPT_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp']);

/**
 * Compresses a photo for display and sending, with quality 0.8. Call it in a worker. The library gets a canvas that
 * is already scaled: otherwise it would decode and draw the whole photo a second time, which takes 100 MB for 12
 * megapixels and does not work in the workers of Safari.
 */
function compressPhoto({ type, size, name, lastModified }: File, drawn: OffscreenCanvas): Promise<Blob> {
  const isLargePng = type === 'image/png' && size > LARGE_PNG;
  const written = KEPT_TYPES.has(type) && !isLargePng ? type : 'image/jpeg';
  // The library accepts an OffscreenCanvas too, but its types do not say so.
  const canvas = drawn as unknown as HTMLCanvasElement;
  return imageCompression.canvasToFile(canvas, written, name, lastModified, QUALITY);
}
