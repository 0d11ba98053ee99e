import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumLaunch } from '../chromium.mjs';
import { chromium } from '@playwright/test';
import { seedEssays } from '../../tests/support/seed-device.ts';

/** The size of Lighthouse's phone. */
const WINDOW = '--window-size=412,823';

/** Error for a trace without its beginning, which happens occasionally and says nothing about the page. */
const LOST_TRACE = 'NO_NAVSTART';
const TRIES = 3;

/** Visits a page; repeats the visit if the browser lost its trace. */
export async function visit(url: string, profile: string | null): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    const result = await visitOnce(url, profile);
    if (!result.runtimeError) return result;
    if (result.runtimeError.code !== LOST_TRACE || tried === TRIES)
      throw new Error(`${url}: ${result.runtimeError.message}`);
  }
}

/**
 * One first visit on a phone with a slow network, as simulated by Lighthouse: in a new browser, with an empty cache
 * and no service worker, with a copy of `profile`, which contains the signed-in user.
 */
async function visitOnce(url: string, profile: string | null): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'grifo-visit-'));
  if (profile) cpSync(profile, folder, { recursive: true });
  const browser = await launch({
    chromePath: chromiumLaunch.executablePath,
    userDataDir: folder,
    chromeFlags: ['--headless=new', WINDOW, ...chromiumLaunch.args],
    logLevel: 'silent',
  });
  try {
    const report = await lighthouse(url, {
      port: browser.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      disableStorageReset: true,
      logLevel: 'silent',
    });
    if (!report) throw new Error(`Lighthouse gave no report of ${url}`);
    return report.lhr;
  } finally {
    browser.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const ESSAYS = 20;

/** Fills a browser profile with a student and their essays, without loading anything of the app into its cache. */
export async function seedProfile(folder: string, url: string): Promise<void> {
  const context = await chromium.launchPersistentContext(folder, { ...chromiumLaunch, baseURL: url });
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  // Helper that tsx wraps around functions, needed when they are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await seedEssays(await context.newPage(), ESSAYS);
  await context.close();
}
