import type { BrowserContext, Page } from '@playwright/test';
import { seedStudent } from '../../tests/support/seed-device.ts';
import { countWords } from '../../src/domain/text/counts.ts';
import { HONEST } from '../../tests/fixtures/scoring/honest.ts';

/** Opens the editor with this text and the live help on, and waits for the first underlined findings. */
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
  // Waits until the dictionary is loaded; before that, the first findings stay and nothing more is rendered.
  await page.waitForTimeout(4000);
  return page;
}

/** The same text in a plain text field on an empty page, which is the fastest possible page. */
export async function openBareField(context: BrowserContext, essay: string): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(
    `<!doctype html><html lang="pt-BR"><textarea lang="pt-BR" spellcheck="false" style="width: 700px; height: 600px;
     font: 18px/36px serif"></textarea></html>`,
  );
  await page.locator('textarea').fill(essay);
  return page;
}

/** A text of at least this many words, composed of paragraphs of the test essays, from weak to excellent, in turn. */
export function longEssay(words: number): string {
  const essays = HONEST.map(({ essay }) => essay.split('\n').filter((paragraph) => paragraph !== ''));
  const paragraphs: string[] = [];
  let count = 0;
  for (let row = 0; count < words; row += 1) {
    for (const essay of essays) {
      const paragraph = essay[row % essay.length] ?? '';
      paragraphs.push(paragraph);
      count += countWords(paragraph);
      if (count >= words) break;
    }
  }
  return paragraphs.join('\n');
}
