import { PhotoError } from '@/contracts/photo-error';
import { adviseBeforeReading } from '@/domain/ocr/advice';
import type { Photo } from '../services';
import { checkFile } from './check-file';
import { compressPhoto } from './compress-photo';
import { drawPhoto, toGray } from './draw-photo';

/** Looks at a chosen file before anything is read. Rejects with a `PhotoError`. */
export async function openPhoto(file: File): Promise<Omit<Photo, 'original'>> {
  const header = await checkFile(file);
  try {
    const drawn = await drawPhoto(file);
    const { width, height } = drawn;
    const advice = adviseBeforeReading(toGray(drawn));
    return { preview: await compressPhoto(file, drawn), width, height, advice };
  } catch (error) {
    throw new PhotoError(header.format === 'heif' ? 'heic' : 'unreadable-file', error);
  }
}
