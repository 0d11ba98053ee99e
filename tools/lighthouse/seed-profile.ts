import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../e2e/support/browser.ts';
import { seedEssays } from '../../e2e/support/seed-many.ts';

const ESSAYS = 20;

/** Fills a browser profile with a student and their essays, without loading anything of the app into its cache. */
export async function seedProfile(folder: string, url: string): Promise<void> {
  const context = await chromium.launchPersistentContext(folder, { ...chromiumLaunch, baseURL: url });
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  // What tsx wraps functions in, which are then sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await seedEssays(await context.newPage(), ESSAYS);
  await context.close();
}
