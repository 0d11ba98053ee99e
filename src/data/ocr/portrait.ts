import { PhotoError } from '@/contracts/photo-error';
import { PORTRAIT_MAX_BYTES, PORTRAIT_PREFIX } from '@/domain/profile/portrait';
import { toBase64 } from '@/lib/to-base64';
import { drawPhoto } from './draw-photo';
import { checkFile } from './open-photo';

/** Width and height in pixels: three times the largest circle in which the portrait is displayed. */
const SIDE = 320;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** The middle square of a picture file as a small JPEG in a data URL. Rejects with a `PhotoError`. */
export async function drawPortrait(file: File): Promise<string> {
  const { format } = await checkFile(file);
  try {
    const drawn = await drawPhoto(file);
    const side = Math.min(drawn.width, drawn.height);
    const canvas = new OffscreenCanvas(SIDE, SIDE);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser gave no canvas.');
    context.imageSmoothingQuality = 'high';
    const left = (drawn.width - side) / 2;
    const top = (drawn.height - side) / 2;
    context.drawImage(drawn, left, top, side, side, 0, 0, SIDE, SIDE);
    return PORTRAIT_PREFIX + (await toBase64(await compressed(canvas)));
  } catch (error) {
    throw new PhotoError(format === 'heif' ? 'heic' : 'unreadable-file', error);
  }
}

/** The best quality that fits the size limit. */
async function compressed(canvas: OffscreenCanvas): Promise<Blob> {
  for (const quality of QUALITIES) {
    // oxlint-disable-next-line no-await-in-loop -- the next one only where this one is too large
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= PORTRAIT_MAX_BYTES) return blob;
  }
  throw new Error('The picture stayed too large.');
}
