import type { Page } from '@playwright/test';
import { PRINTED, printedPage, textOf, TITLED_ESSAY, wordFile } from '../tests/support/essay-files';
import { GOOD_ESSAY } from '../tests/support/essays';
import { seedStudent } from '../tests/support/seed-device';
import { type Chosen, toChosen } from './support/chosen-file';
import { expect, expectAccessible, test } from './support/test';

const OWN = 'Comecei a escrever aqui.';

async function open(page: Page, file: Chosen) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Abrir arquivo' }).click(),
  ]);
  await chooser.setFiles(file);
}

/** Prints a page in a tab of its own, as "Salvar como PDF" does. */
async function printed(page: Page, html: string): Promise<Chosen> {
  const tab = await page.context().newPage();
  await tab.setContent(html);
  const buffer = await tab.pdf({ format: 'A4' });
  await tab.close();
  return { name: 'redação.pdf', mimeType: 'application/pdf', buffer };
}

test.beforeEach(async ({ page }) => {
  await seedStudent(page, { withDraft: false });
  await page.goto('/dashboard/student/essay');
});

test(
  'an essay comes from Word, from a PDF and from a page, and goes again',
  { tag: '@phone' },
  async ({ page }) => {
    const sheet = page.getByLabel('Sua redação');

    await test.step('a Word file fills an empty sheet', async () => {
      await open(page, await toChosen(await wordFile(TITLED_ESSAY)));
      await expect(sheet).toHaveValue(textOf(TITLED_ESSAY));
      // The next step looks for the way back of its own toast. Closed at once, as it goes by itself while axe works.
      const toast = page.getByRole('status').filter({ hasText: 'Abri o arquivo' });
      await toast.getByRole('button', { name: 'Fechar aviso' }).click();
      await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden();
      await expectAccessible(page, 'sheet with an opened file');
    });

    await test.step('of a text that stands there, the student says what becomes of it, and may take it back', async () => {
      await sheet.fill(OWN);
      await open(page, await printed(page, printedPage(TITLED_ESSAY, PRINTED['one column, indented'])));
      const question = page.getByRole('alertdialog', { name: 'A folha já tem um texto' });
      await question.getByRole('button', { name: 'Substituir o texto' }).click();
      await expect(sheet).toHaveValue(textOf(TITLED_ESSAY));
      await page.getByRole('button', { name: 'Desfazer' }).click();
      await expect(sheet).toHaveValue(OWN);
    });

    await test.step('lines of a column are joined, in one step of undoing', async () => {
      await sheet.fill('');
      const column = GOOD_ESSAY.replaceAll(/(.{20,38}) /g, '$1\n');
      await sheet.evaluate((field, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        (field as HTMLTextAreaElement).focus();
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, column);
      await expect(page.getByText('Juntei as linhas')).toBeVisible();
      expect((await sheet.inputValue()).split('\n').length).toBeLessThan(column.split('\n').length / 3);
      await sheet.press('Control+z');
      await expect(sheet).toHaveValue('');
    });

    await test.step('a file that is no essay is named, with what to do', async () => {
      await open(page, {
        name: 'texto.rtf',
        mimeType: 'text/rtf',
        buffer: Buffer.from(String.raw`{\rtf1 Olá}`),
      });
      await expect(page.getByText('texto.rtf: O Grifo não abre .rtf.')).toBeVisible();
    });
  },
);

test('the pages of a PDF without text are read as photos', async ({ page }) => {
  const tab = await page.context().newPage();
  await tab.setContent(`<p style="font: 20px/2 serif; width: 30em">${GOOD_ESSAY}</p>`);
  const picture = (await tab.screenshot()).toString('base64');
  await tab.close();
  await open(page, await printed(page, `<img src="data:image/png;base64,${picture}" style="width: 100%">`));
  await expect(page.getByRole('img', { name: 'Foto da folha' })).toBeVisible();
});
