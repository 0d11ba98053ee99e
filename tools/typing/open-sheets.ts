import type { BrowserContext, Page } from '@playwright/test';
import { seedStudent } from '../../e2e/support/seed.ts';

/** The editor with this text on its sheet and the live help on, once its marks have come. */
export async function openEditor(context: BrowserContext, essay: string): Promise<Page> {
  const page = await context.newPage();
  await seedStudent(page);
  await page.evaluate((text) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('grifo:draft:'));
    if (!key) throw new Error('No draft on the device');
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...draft, essay: text }));
  }, essay);
  await page.goto('/dashboard/student/essay');
  await page.getByRole('switch', { name: 'Revisão ao digitar' }).click();
  await page.locator('[data-field-mark]').first().waitFor();
  // Until the dictionary has come, the first version is kept, and nothing more is drawn.
  await page.waitForTimeout(4000);
  return page;
}

/** The same text in a field of the browser's own on an empty page: no page of any kind is faster. */
export async function openBareField(context: BrowserContext, essay: string): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(
    `<!doctype html><html lang="pt-BR"><textarea lang="pt-BR" spellcheck="false" style="width: 700px; height: 600px;
     font: 18px/36px serif"></textarea></html>`,
  );
  await page.locator('textarea').fill(essay);
  return page;
}
