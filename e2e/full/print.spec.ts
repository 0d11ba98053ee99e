import type { Page } from '@playwright/test';
import { acceptFreeDay, essay, send, signUp, student, teacher, writeEssay } from '../support/journey';
import { SAMPLE_THEME } from '../../tests/support/essays';
import { seedStudent } from '../../tests/support/seed-device';
import { slipshodCorrection } from '../support/slipshod-correction';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 120_000 });

/** Prints without output; returns the title that the file would be named after. */
async function savePdf(page: Page): Promise<string> {
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset['printed'] = document.title;
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: 'Salvar em PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /.+/);
  await page.emulateMedia({ media: 'print' });
  return (await page.locator('html').getAttribute('data-printed')) ?? '';
}

/** Number of pages of the PDF, according to its own page tree. */
async function pageCount(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return Number(/\/Type\s*\/Pages[^>]*?\/Count\s+(\d+)/.exec(pdf)?.[1]);
}

test('a correction on paper: everything of it, and nothing of the screen', async ({ page }) => {
  await seedStudent(page, { ages: [], withDraft: false });
  await page.evaluate((one) => {
    localStorage.setItem('grifo:theme', JSON.stringify('dark'));
    localStorage.setItem('corrected-essays', JSON.stringify([one]));
  }, slipshodCorrection());
  await page.goto('/dashboard/student/corrected-essays?ver=1');
  await expect(page.getByRole('heading', { name: SAMPLE_THEME })).toBeVisible();
  expect(await savePdf(page)).toMatch(/^Redação – Caminhos para reduzir o desperdício .+ – \d\d-\d\d-\d{4}$/);

  const paper = page.locator('.correction-paper');
  await expect(paper).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(paper.getByText(student.name)).toBeVisible();
  await expect(paper.getByText(/^Corretor local/)).toBeVisible();
  await expect(paper.getByRole('columnheader')).toHaveCount(5);
  await expect(paper.getByText(/^Nível \d+, segundo o ENEM:/)).toHaveCount(5);

  // Marks must be distinguishable without color, by their letter and their line style. All are collected in one
  // step, because the marks are numbered again once the checker's own findings have loaded.
  const { marks, keys } = await paper.evaluate((one) => ({
    marks: [...one.querySelectorAll('mark')].map((mark) => ({
      name: mark.dataset['letter'] ?? '',
      pen: mark.className,
      line: getComputedStyle(mark).textDecorationStyle,
    })),
    keys: [...one.querySelectorAll('[data-note]')].map((key) => key.textContent),
  }));
  expect(marks.length).toBeGreaterThan(5);
  const lines = new Map(marks.map(({ pen, line }) => [pen, line]));
  expect(new Set(lines.values()).size).toBe(lines.size);
  const named = marks.flatMap(({ name }) => name.split(' ').filter(Boolean));
  expect(new Set(named)).toEqual(new Set(keys));

  // Black on white, whatever the color scheme of the screen.
  const colours = await paper.evaluate((one) => [
    getComputedStyle(one).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours).toEqual(['rgb(22, 33, 58)', 'rgba(0, 0, 0, 0)']);
  expect(await pageCount(page)).toBe(2);
});

test('from the dialog of a fresh correction', async ({ page }) => {
  await signUp(page, student);
  await acceptFreeDay(page);
  await writeEssay(page);
  await send(page);
  await savePdf(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const sheet = page.locator('.paper-sheet');
  await expect(sheet).toContainText(essay.text.split('\n').at(-1) ?? '');
  const lines = await sheet.evaluate((one) => {
    const { bottom } = one.getBoundingClientRect();
    const lineHeight = Number.parseFloat(getComputedStyle(one).lineHeight);
    const numbers = [...one.querySelectorAll('.paper-lines > i')].map((line) => line.getBoundingClientRect());
    const paragraphs = [...one.querySelectorAll('p')].map((paragraph) => paragraph.getBoundingClientRect());
    return {
      numbered: numbers.filter((line) => line.bottom <= bottom + 1).length,
      written: paragraphs.reduce((sum, { height }) => sum + Math.round(height / lineHeight), 0),
    };
  });
  expect(lines.written).toBeGreaterThan(10);
  expect(lines.numbered).toBe(lines.written);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('dialog', { name: 'Correção da redação' })).toBeVisible();
});

test('an essay of a class, with the name of its writer and what the teacher said', async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto('/dashboard/teacher/redacoes/exemplo-3a-2-4');
  await page.getByLabel('Comentário da Competência III', { exact: true }).fill('A tese volta na conclusão.');
  await page.getByRole('button', { name: 'Publicar revisão' }).click();
  await expect(page.getByText(/^Publicada em/)).toBeVisible();
  const name = await page.getByRole('heading', { level: 2 }).first().textContent();
  await savePdf(page);
  const paper = page.locator('.correction-paper');
  await expect(paper.getByText(name ?? '', { exact: true })).toBeVisible();
  await expect(paper.getByText('A tese volta na conclusão.')).toBeVisible();
});
