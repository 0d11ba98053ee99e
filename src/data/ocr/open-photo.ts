import { PhotoError } from '@/contracts/photo-error';
import { adviseBeforeReading } from '@/domain/ocr/advice';
import type { PhotoAdvice } from '@/domain/ocr/page-reading';
import type { Photo } from '../services';
import { checkFile } from './check-file';
import { compressPhoto } from './compress-photo';
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
