import { PhotoError } from '@/contracts/photo-error';
import { adviseBeforeReading } from '@/domain/ocr/advice';
import type { Photo } from '../services';
import { checkFile } from './check-file';
import { compressPhoto } from './compress-photo';
import { drawPhoto } from './draw-photo';

/** Looks at a chosen file before anything is read. Rejects with a `PhotoError`. */
export async function openPhoto(file: File): Promise<Omit<Photo, 'original'>> {
  const format = await checkFile(file);
  const gray = await drawPhoto(file).catch((error: unknown) => {
    throw new PhotoError(format === 'heif' ? 'heic' : 'unreadable-file', error);
  });
  const preview = await compressPhoto(file).catch((error: unknown) => {
    throw new PhotoError('unreadable-file', error);
  });
  // The library cuts fractions off as drawing does, so that both have the same size.
  return { preview, width: gray.width, height: gray.height, advice: adviseBeforeReading(gray) };
}
