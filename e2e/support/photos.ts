import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { FIELD, RULES } from '../../src/domain/ocr/answer-sheet';
import { toLuminance } from '../../src/domain/ocr/gray-image';
import { photograph, type Shot } from '../../tests/support/photograph';

/** A photographed page in the form that a file input accepts: some lines of print on a sheet, on a darker desk. */
export async function sheetPhoto(name: string, { width = 1200, height = 900 } = {}) {
  const lines = Array.from(
    { length: 9 },
    (_, at) =>
      `<text x="22%" y="${26 + at * 6}%" font-size="${Math.min(width, height) / 36}">O Brasil perde alimentos todos os dias, ${at + 1}</text>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#5b4636"/>
    <rect x="14%" y="10%" width="72%" height="80%" fill="#f6f3ea"/>
    <g font-family="serif" fill="#222">${lines}</g>
  </svg>`;
  const buffer = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A photo taken from far away and out of focus, with illegible parts. */
export async function photoHardToRead() {
  const buffer = await sharp('tests/fixtures/ocr/lowres-1.jpg').resize(450).blur(0.8).jpeg().toBuffer();
  return { name: 'longe.jpg', mimeType: 'image/jpeg', buffer };
}

/**
 * The displayed answer sheet, printed, filled in with typed rows, and photographed askew on a white table, so that its
 * edge is invisible.
 */
export async function photoOfPrint(page: Page, { name, rows }: { name: string; rows: readonly string[] }) {
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('.answer-sheet-print');
  await paper.evaluate(
    (element, { written, feet, left }) => {
      // Doubled size, because a screen has too few pixels for a photo.
      element.style.setProperty('--mm', '2mm');
      for (const [text, x, foot] of written.map((row, at) => [row, left, feet[at] ?? 0] as const)) {
        const row = document.createElement('span');
        row.textContent = text;
        const place = {
          position: 'absolute',
          left: `${2 * x}mm`,
          top: `${2 * (foot - 6.2)}mm`,
          whiteSpace: 'pre',
        };
        Object.assign(row.style, place, { font: '400 8mm/12mm "Paper Serif"', color: '#111' });
        element.firstElementChild?.append(row);
      }
    },
    { written: [...rows, name], feet: [...RULES.slice(0, rows.length), 32], left: FIELD.left + 2 },
  );
  await page.evaluate(() => document.fonts.ready);
  const margin = { vertical: Math.round(13.5 * PIXELS), horizontal: Math.round(10 * PIXELS) };
  const printed = sharp(await paper.locator('.answer-sheet').screenshot())
    .resize({ width: Math.round(190 * PIXELS) })
    .extend({
      top: margin.vertical,
      bottom: margin.vertical,
      left: margin.horizontal,
      right: margin.horizontal,
      background: 'white',
    });
  const photo = await takePhoto('folha.jpg', printed, {
    corners: [
      { x: 230, y: 160 },
      { x: 1290, y: 130 },
      { x: 1500, y: 1960 },
      { x: 60, y: 1990 },
    ],
    table: 222,
  });
  await page.emulateMedia({ media: 'screen' });
  return photo;
}

/** A page photographed by a three-megapixel phone, in the form that a file input accepts. */
export async function takePhoto(name: string, page: Sharp, shot: Omit<Shot, 'width' | 'height'>) {
  const { data, info } = await page.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, pixels } = photograph(toLuminance(data, info.width, info.height), {
    width: 1536,
    height: 2048,
    ...shot,
  });
  const buffer = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Pixels per millimeter of the printed sheet at double size, with 96 pixels per CSS inch. */
const PIXELS = (2 * 96) / 25.4;

export type SheetPhoto = Awaited<ReturnType<typeof sheetPhoto>>;

export async function openPhotoTab(page: Page) {
  await page.goto('/dashboard/student/essay');
  await page.getByRole('tab', { name: 'Foto' }).click();
  await page.getByRole('button', { name: 'Escolher Arquivo' }).waitFor();
}

export async function chooseFiles(page: Page, files: Parameters<Page['setInputFiles']>[1]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Escolher Arquivo' }).click(),
  ]);
  await chooser.setFiles(files);
}

/** Simulates dropping files on the page or pasting them. */
export async function bringFile(page: Page, type: 'drop' | 'paste', { name, mimeType, buffer }: SheetPhoto) {
  await page.evaluate(
    ([kind, fileName, fileType, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type: fileType }));
      const about = { bubbles: true, cancelable: true };
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { ...about, dataTransfer: data })
          : new ClipboardEvent('paste', { ...about, clipboardData: data });
      document.body.dispatchEvent(event);
    },
    [type, name, mimeType, buffer.toString('base64')] as const,
  );
}
