import { test, type Page } from '@playwright/test';
import { settle } from '../support/test';

/** Captures the whole page by enlarging the window, because a full-page capture leaves fixed bars in the middle. */
export async function shoot(page: Page, name: string, isWhole = true) {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await page
    .getByText(/^Carregando( |\.\.\.)/)
    .first()
    .waitFor({ state: 'hidden' });
  const withoutToasts = await page.addStyleTag({ content: '[data-sonner-toaster] { display: none }' });
  await page.evaluate(() => document.fonts.ready);
  if (isWhole) {
    await page.setViewportSize({ width: before.width, height: await contentHeight(page) });
    // Waits for requests that start when content comes into view.
    await page.waitForLoadState('networkidle');
  }
  await settle(page);
  await page.screenshot({ path: `.screenshots/${name}.${test.info().project.name}.png` });
  await page.setViewportSize(before);
  await withoutToasts.evaluate((style) => (style as HTMLElement).remove());
}

/** Height of the open dialog, which scrolls inside itself, else of the page. */
async function contentHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = document.querySelector('[role="dialog"]');
    return Math.min(Math.max((dialog ?? document.documentElement).scrollHeight, innerHeight), 12_000);
  });
}
