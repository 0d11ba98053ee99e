import { test } from '@playwright/test';
import { essay } from '../support/journey';
import { seedStudent } from '../../tests/support/seed-device';
import { shoot } from './shoot';

const PARAGRAPHS = essay.text.split('\n');

test('versions and a second tab', async ({ page, context }) => {
  await seedStudent(page, { withDraft: false });
  await page.goto('/dashboard/student/essay');
  const versions = page.getByRole('button', { name: 'Versões anteriores' });
  await versions.click();
  await page.getByText('Ainda não há nenhuma').waitFor();
  await shoot(page, 'versions-empty', false);
  await page.keyboard.press('Escape');
  await page.getByLabel('Tema da redação').fill(essay.theme);
  for (const count of [1, 2, 3, 4]) {
    await page.getByLabel('Sua redação').fill(PARAGRAPHS.slice(0, count).join('\n'));
    await page.getByLabel('Sua redação').fill('');
  }
  await page.getByLabel('Sua redação').fill(essay.text);
  await versions.click();
  await page.getByRole('dialog').getByRole('listitem').nth(3).waitFor();
  await shoot(page, 'versions', false);
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await page.getByText('Restaurar esta versão').waitFor();
  await shoot(page, 'version', false);
  await page.keyboard.press('Escape');

  const other = await context.newPage();
  await other.goto('/dashboard/student/essay');
  await other.getByRole('button', { name: 'Continuar aqui' }).waitFor();
  await shoot(other, 'editor-other-tab', false);
  await other.close();

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByLabel('Sua redação').fill(PARAGRAPHS.slice(0, 2).join('\n'));
  const wayOut = page.getByRole('button', { name: 'Baixar o texto' });
  await wayOut.waitFor();
  await wayOut.scrollIntoViewIfNeeded();
  await shoot(page, 'editor-storage-full', false);
});
