import { enter, newStudent, storedEssays } from '../support/backend';
import { essay, send } from '../support/journey';
import { chooseFiles, openPhotoTab } from '../support/photos';
import { expect, test } from '../support/test';

test(
  'a photographed page becomes the text of the sheet, which is corrected',
  { tag: '@phone-full' },
  async ({ page }) => {
    test.slow();
    const marina = newStudent();
    await enter(page, marina);
    await openPhotoTab(page);
    await page.getByLabel('Tema da redação').fill(essay.theme);
    await chooseFiles(page, 'tests/fixtures/ocr/photo-2.jpg');
    await page.getByRole('button', { name: 'Extrair Texto com IA' }).click();
    await expect(page.getByRole('heading', { name: 'Confira o texto' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Usar esse texto' }).click();
    await expect(page.getByLabel('Sua redação')).not.toHaveValue('');
    await page.getByLabel('Sua redação').fill(essay.text);
    await send(page);
    expect(await storedEssays(marina)).toHaveLength(1);
  },
);
