import type { Page } from '@playwright/test';
import { paths } from '../src/lib/paths';
import { seedStudent } from '../tests/support/seed-device';
import { essay } from './support/journey';
import { chooseFiles, openPhotoTab, photoOfPrint } from './support/photos';
import { expect, test } from './support/test';

/** A theme of the maximum permitted length. */
const LONG_THEME =
  'Desafios para o enfrentamento da invisibilidade do trabalho de cuidado realizado pela mulher no Brasil, com atenção às famílias chefiadas por mulheres nas periferias das grandes cidades e no campo, à divisão desigual das tarefas domésticas e às políticas públicas de creches e de cuidado de idosos, hoje';

test.beforeEach(({ page }) => seedStudent(page, { withDraft: false }));

/** Number of pages of the PDF, according to its own page tree. */
async function pageCount(page: Page, options: Parameters<Page['pdf']>[0]): Promise<number> {
  const pdf = (await page.pdf(options)).toString('latin1');
  return Number(/\/Type\s*\/Pages[^>]*?\/Count\s+(\d+)/.exec(pdf)?.[1]);
}

test('the sheet opens from the photo tab and is printed on one page', { tag: '@phone' }, async ({ page }) => {
  await openPhotoTab(page);
  await page.getByRole('link', { name: 'Imprimir uma folha de redação' }).click();
  const sheet = page;
  await expect(sheet).toHaveTitle(/^Folha de redação/);
  await expect(sheet.getByRole('img', { name: 'Prévia da folha' })).toBeVisible();
  await sheet.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'yes';
    };
  });
  await sheet.getByRole('button', { name: 'Imprimir folha' }).click();
  await expect(sheet.locator('html')).toHaveAttribute('data-printed', 'yes');
  expect(await pageCount(sheet, { preferCSSPageSize: true })).toBe(1);

  await sheet.goto(paths.student.answerSheet(LONG_THEME));
  await expect(sheet.getByRole('img', { name: /^Prévia da folha, com o tema Desafios/ })).toBeVisible();
  expect(await pageCount(sheet, { preferCSSPageSize: true })).toBe(1);
  // Simulates a browser that adds its own margins when printing.
  const margin = { top: '12.7mm', right: '12.7mm', bottom: '12.7mm', left: '12.7mm' };
  expect(await pageCount(sheet, { format: 'A4', margin })).toBe(1);

  await sheet.emulateMedia({ media: 'print' });
  const paper = sheet.locator('.answer-sheet-print');
  await expect(paper).toBeVisible();
  await expect(sheet.getByRole('button')).toHaveCount(0);
  await expect(sheet.getByRole('navigation')).toHaveCount(0);
  const theme = paper.locator('.answer-sheet-theme');
  const { lines, bottom } = await theme.evaluate((one) => ({
    lines: Math.round(
      one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
    ),
    bottom: one.getBoundingClientRect().bottom,
  }));
  expect(lines).toBe(3);
  const name = await paper.locator('.answer-sheet-blank').boundingBox();
  expect(bottom).toBeLessThan(name?.y ?? 0);
});

test('of a photo of the sheet only what stands in its box is read', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  await page.goto(paths.student.answerSheet(essay.theme));
  await expect(page.getByRole('img', { name: /^Prévia/ })).toBeVisible();
  // Uses a paragraph without quotation marks, because the engine distinguishes several kinds of quotation marks.
  const [, , paragraph = ''] = essay.text.split('\n');
  const photo = await photoOfPrint(page, { name: 'Marina Duarte', rows: wrap(paragraph, 74) });
  await openPhotoTab(page);
  await chooseFiles(page, photo);
  await page.getByRole('button', { name: 'Extrair Texto com IA' }).click();
  await expect(page.getByLabel('Texto das fotos')).toHaveValue(paragraph, { timeout: 60_000 });
});

/** Breaks a text into rows of at most `most` characters. */
function wrap(text: string, most: number): string[] {
  const rows = [''];
  for (const word of text.split(' ')) {
    const row = `${rows.at(-1)} ${word}`.trim();
    if (row.length > most) rows.push(word);
    else rows[rows.length - 1] = row;
  }
  return rows;
}
