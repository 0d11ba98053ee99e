import type { Page } from '@playwright/test';
import { bringFile, chooseFiles, openPhotoTab, sheetPhoto } from './support/photos';
import { seedStudent } from '../tests/support/seed-device';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => seedStudent(page));

const pages = (page: Page) => page.getByRole('listitem').filter({ has: page.getByText(/ · \d/) });
const names = (page: Page) => pages(page).getByText(/ · \d/);
const picture = (page: Page, name: string) => page.getByRole('img', { name, exact: true });

test('nothing of photos is fetched before their tab is opened', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const isOfPhotos = (url: string) =>
    /photo-(tab|worker)|on-device-reader|compression|tesseract|\/ocr\//.test(url);
  await page.goto('/dashboard/student/essay');
  await page.getByText('Mínimo atingido').waitFor();
  await page.waitForLoadState('networkidle');
  expect(fetched.filter(isOfPhotos)).toEqual([]);
  await page.getByRole('tab', { name: 'Foto' }).click();
  await expect(page.getByRole('heading', { name: 'Do papel para a folha' })).toBeVisible();
  expect(fetched.filter(isOfPhotos).length).toBeGreaterThan(0);
});

test('photos come by choosing, dropping and pasting, and stay in their order', async ({ page }) => {
  await openPhotoTab(page);
  await chooseFiles(page, await sheetPhoto('frente.jpg'));
  await expect(picture(page, 'Foto da folha')).toBeVisible();
  await bringFile(page, 'drop', await sheetPhoto('solta.jpg'));
  await expect(pages(page)).toHaveCount(2);
  await bringFile(page, 'paste', await sheetPhoto('colada.jpg'));
  await expect(names(page)).toContainText(['frente.jpg', 'solta.jpg', 'colada.jpg']);
  await page.getByRole('button', { name: 'Mover a página 3 para cima' }).click();
  await expect(names(page)).toContainText(['frente.jpg', 'colada.jpg', 'solta.jpg']);
  await expect(page.getByRole('button', { name: 'Mover a página 2 para cima' })).toBeFocused();
});

test('a file that is no image is named, the photo beside it stays', { tag: '@full' }, async ({ page }) => {
  await openPhotoTab(page);
  await chooseFiles(page, [
    { name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('pão, leite') },
    await sheetPhoto('frente.jpg'),
  ]);
  await expect(names(page)).toContainText(['frente.jpg']);
  await expect(page.getByText('Por favor, selecione apenas arquivos de imagem.')).toBeVisible();
  await expect(page.getByText('lista.txt: Este arquivo não é uma imagem.')).toBeVisible();
});

test('a page is turned, exchanged, removed and brought back', { tag: '@full' }, async ({ page }) => {
  await openPhotoTab(page);
  await chooseFiles(page, [await sheetPhoto('frente.jpg'), await sheetPhoto('verso.jpg')]);
  await page.getByRole('button', { name: 'Girar a página 1' }).click();
  const turned = picture(page, 'Foto da página 1, girada em 90°');
  await expect(turned).toBeVisible();
  const box = (await turned.boundingBox())!;
  expect(box.height / box.width).toBeCloseTo(4 / 3, 1);

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Trocar Imagem da página 2' }).click(),
  ]);
  await chooser.setFiles(await sheetPhoto('outro-verso.jpg'));
  await expect(names(page)).toContainText(['frente.jpg', 'outro-verso.jpg']);

  await page.getByRole('button', { name: 'Remover a página 1' }).click();
  await expect(names(page)).toContainText(['outro-verso.jpg']);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(names(page)).toContainText(['frente.jpg', 'outro-verso.jpg']);
  await expect(turned).toBeVisible();
});

test(
  'the sheet is marked by its corners, and given back to the app',
  { tag: '@phone-full' },
  async ({ page, isMobile }) => {
    await openPhotoTab(page);
    await chooseFiles(page, await sheetPhoto('frente.jpg'));
    const adjust = page.getByRole('button', { name: 'Ajustar folha' });
    await adjust.click();
    const dialog = page.getByRole('dialog', { name: 'Ajustar folha' });
    const first = dialog.getByRole('slider', { name: 'Canto de cima, à esquerda' });
    const second = dialog.getByRole('slider', { name: 'Canto de cima, à direita' });
    await expect(first).toBeFocused();
    if (isMobile) {
      const { x, y } = (await first.boundingBox())!;
      const picture = (await dialog.getByRole('img', { name: 'Foto da folha' }).boundingBox())!;
      await page.mouse.move(x + 10, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + 10 + picture.width * 0.06, y + 10 + picture.height * 0.01, { steps: 4 });
      await page.mouse.up();
    } else {
      await page.keyboard.press('Shift+ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(second).toBeFocused();
      await page.keyboard.press('Shift+ArrowLeft');
      await expect(second).toHaveAttribute('aria-valuenow', '89');
    }
    await expect(first).toHaveAttribute('aria-valuetext', '12% a partir da esquerda, 7% a partir do alto');
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
    await expect(dialog).toBeHidden();
    await expect(adjust).toBeFocused();
    await expect(picture(page, 'Foto da folha, folha marcada')).toBeVisible();

    await adjust.click();
    await dialog.getByRole('button', { name: 'Voltar ao automático' }).click();
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
    await expect(picture(page, 'Foto da folha')).toBeVisible();
  },
);

test(
  'the photos are still there after a look at the text, and the text after them',
  { tag: '@full' },
  async ({ page }) => {
    await openPhotoTab(page);
    await chooseFiles(page, [await sheetPhoto('frente.jpg'), await sheetPhoto('verso.jpg')]);
    await page.getByRole('button', { name: 'Ocultar fotos' }).click();
    await page.getByRole('tab', { name: 'Digitar' }).click();
    const sheet = page.getByLabel('Sua redação');
    await sheet.fill('Um texto que já estava aqui.');
    await page.getByRole('tab', { name: 'Foto' }).click();
    await expect(names(page)).toContainText(['frente.jpg', 'verso.jpg']);
    await expect(page.getByRole('button', { name: 'Ver fotos' })).toBeVisible();
    await page.getByRole('tab', { name: 'Digitar' }).click();
    await expect(sheet).toHaveValue('Um texto que já estava aqui.');
  },
);
