import { MAX_PAGE_BYTES, MAX_PAGE_SIDE } from '@/contracts/transcription';
import type { Corners, PhotoEdit } from '@/domain/ocr/photo-view';
import { toBase64 } from '@/lib/to-base64';

const QUALITY = 0.8;
/** Longest sides to try, until the picture is small enough to be sent. */
const SIDES = [MAX_PAGE_SIDE, 1600, 1280, 1024];
const WHOLE: Corners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** A photo as the student edited it, ready to be sent: a JPEG in base64, of `MAX_PAGE_BYTES` at most. */
export async function toPage(preview: Blob, edit: PhotoEdit): Promise<string> {
  const picture = await createImageBitmap(preview);
  try {
    for (const side of SIDES) {
      const canvas = drawSheet(picture, edit, side);
      // oxlint-disable-next-line no-await-in-loop -- the first that fits is the best
      const page = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
      // It holds on to its pixels until it is collected otherwise.
      canvas.width = 0;
      canvas.height = 0;
      // oxlint-disable-next-line no-await-in-loop
      if (page.size <= MAX_PAGE_BYTES) return await toBase64(page);
    }
  } finally {
    picture.close();
  }
  throw new Error('The photo cannot be made small enough.');
}

/** The photo turned, cut down to the sheet, and white where the sheet is not: the desk around it is nobody's business. */
function drawSheet(
  picture: ImageBitmap,
  { turns, corners }: PhotoEdit,
  longestSide: number,
): OffscreenCanvas {
  const isSideways = turns % 2 === 1;
  const width = isSideways ? picture.height : picture.width;
  const height = isSideways ? picture.width : picture.height;
  const sheet = (corners ?? WHOLE).map(({ x, y }) => ({ x: x * width, y: y * height }));
  const left = Math.min(...sheet.map(({ x }) => x));
  const top = Math.min(...sheet.map(({ y }) => y));
  const sheetWidth = Math.max(...sheet.map(({ x }) => x)) - left;
  const sheetHeight = Math.max(...sheet.map(({ y }) => y)) - top;
  const scale = Math.min(1, longestSide / Math.max(sheetWidth, sheetHeight));

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
