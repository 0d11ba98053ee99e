import type { Page } from '@playwright/test';
import { expect } from './test';

/** Navigates to each address within the page, like a link, and calls `look` once the screen is rendered. */
export async function walk(
  page: Page,
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
) {
  for (const address of addresses) {
    const isOtherPage = await page.evaluate((to) => {
      const before = location.pathname;
      (document.activeElement as HTMLElement | null)?.blur();
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      return location.pathname !== before;
    }, address);
    // The previous page stays until the new page has loaded; the new page then takes the focus.
    if (isOtherPage) await page.waitForFunction(() => document.activeElement !== document.body);
    await arrive(page);
    await look(address);
  }
}

/** Waits until the screen has finished loading. */
export async function arrive(page: Page) {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(/^Carregando/)).toHaveCount(0, { timeout: 20_000 });
}
