import type { Page } from '@playwright/test';
import { readPage } from '../src/domain/ocr/read-page';
import { toEssayText } from '../src/domain/ocr/essay-text';
import { openEngine } from '../tools/ocr/open-engine';
import { openPhoto } from '../tools/ocr/open-photo';
import { chooseFiles, openPhotoTab } from './support/photos';
import { seedStudent } from '../tests/support/seed-device';
import { expect, test } from './support/test';

const FOLDER = 'tests/fixtures/ocr/';
const SMALL = `${FOLDER}lowres-1.jpg`;
const ITS_WORDS = /Nunca se leu tanto/;

const text = (page: Page) => page.getByLabel('Texto das fotos');
const read = (page: Page) => page.getByRole('button', { name: 'Extrair Texto com IA' }).click();

test.beforeEach(({ page }) => seedStudent(page, { withDraft: false }));

/** Reads the photo again, to replace the existing text. */
async function readAgain(page: Page) {
  await page.getByRole('button', { name: 'Escanear novamente' }).click();
}

for (const name of ['lowres-1.jpg', 'photo-2.jpg', 'rotated-exif-1.jpg']) {
  test(`the browser reads ${name} as the bench does`, { tag: '@full' }, async ({ page }) => {
    test.slow();
    const engine = await openEngine();
    const photo = await openPhoto(FOLDER + name);
    const bench = await readPage(photo, { turns: 0, corners: null }, engine.recognize);
    await engine.close();
    await openPhotoTab(page);
    await chooseFiles(page, FOLDER + name);
    await read(page);
    await expect(text(page)).toHaveValue(toEssayText([bench]).text, { timeout: 30_000 });
  });
}

test(
  'photos are read without a network after the first, also after cancelling',
  { tag: '@full' },
  async ({ page, context }) => {
    test.slow();
    await openPhotoTab(page);
    await expect(page.getByText(/A primeira leitura baixa 2,\d\sMB/)).toBeVisible();
    await chooseFiles(page, SMALL);
    await read(page);
    await expect(text(page)).toHaveValue(ITS_WORDS, { timeout: 30_000 });

    await context.setOffline(true);
    for (let cancelled = 0; cancelled < 2; cancelled += 1) {
      await readAgain(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await expect(text(page)).toHaveValue(ITS_WORDS);
    }
    await text(page).fill('');
    await readAgain(page);
    await expect(text(page)).toHaveValue(ITS_WORDS, { timeout: 30_000 });
  },
);
