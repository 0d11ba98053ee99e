import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A photographed page as a browser takes files: some lines of print on a sheet, on a darker desk. */
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

/** Far away and out of focus: parts of it can only be guessed. */
export async function photoHardToRead() {
  const buffer = await sharp('tests/fixtures/ocr/lowres-1.jpg').resize(450).blur(0.8).jpeg().toBuffer();
  return { name: 'longe.jpg', mimeType: 'image/jpeg', buffer };
}

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

/** What the browser does when files are dropped on the page, or pasted into it. */
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
