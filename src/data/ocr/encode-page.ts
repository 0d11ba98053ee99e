import imageCompression from 'browser-image-compression';
import { MAX_PAGE_BYTES, MAX_PAGE_SIDE } from '@/contracts/transcription';
import type { Corners, PhotoEdit } from '@/domain/ocr/photo-edit';
import { toBase64 } from '@/lib/to-base64';

const QUALITY = 0.8;
const BYTES_PER_MB = 1024 * 1024;
const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** A photo as the student edited it, ready to be sent: a JPEG in base64, of `MAX_PAGE_BYTES` at most. */
export async function encodePage(preview: Blob, edit: PhotoEdit): Promise<string> {
  const picture = await createImageBitmap(preview);
  try {
    // The library accepts an OffscreenCanvas too, but its types do not say so.
    const canvas = drawSheet(picture, edit) as unknown as HTMLCanvasElement;
    const sheet = await imageCompression.canvasToFile(canvas, 'image/jpeg', 'page.jpg', 0, QUALITY);
    const page = sheet.size <= MAX_PAGE_BYTES ? sheet : await shrink(sheet);
    if (page.size > MAX_PAGE_BYTES) throw new Error('The photo cannot be made small enough.');
    return await toBase64(page);
  } finally {
    // Frees the pixels, which otherwise stay in memory until the bitmap is garbage-collected.
    picture.close();
  }
}

/** Lowers size and quality step by step until the page may be sent. */
function shrink(sheet: File): Promise<File> {
  return imageCompression(sheet, {
    maxSizeMB: MAX_PAGE_BYTES / BYTES_PER_MB,
    initialQuality: QUALITY,
    // The library's own worker would load the library from another host.
    useWebWorker: false,
  });
}

/** The photo rotated, cropped to the sheet, and white outside it, so that the desk stays private. */
function drawSheet(picture: ImageBitmap, { turns, corners }: PhotoEdit): OffscreenCanvas {
  const isSideways = turns % 2 === 1;
  const width = isSideways ? picture.height : picture.width;
  const height = isSideways ? picture.width : picture.height;
  const sheet = (corners ?? WHOLE).map(({ x, y }) => ({ x: x * width, y: y * height }));
  const left = Math.min(...sheet.map(({ x }) => x));
  const top = Math.min(...sheet.map(({ y }) => y));
  const sheetWidth = Math.max(...sheet.map(({ x }) => x)) - left;
  const sheetHeight = Math.max(...sheet.map(({ y }) => y)) - top;
  const scale = Math.min(1, MAX_PAGE_SIDE / Math.max(sheetWidth, sheetHeight));

  const canvas = new OffscreenCanvas(toPixels(sheetWidth * scale), toPixels(sheetHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(-left, -top);
  context.beginPath();
  for (const { x, y } of sheet) context.lineTo(x, y);
  context.clip();
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

function toPixels(length: number): number {
  return Math.max(1, Math.round(length));
}
