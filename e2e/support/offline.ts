import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { serveBuild } from '../../tools/static/serve-build';
import { servedBuild } from './browser';
import { celebration, test as base } from './test';

export type Site = {
  url: string;
  /** Stops all responses. */
  stop(): Promise<void>;
  /** Serves a newer version at the same address, without the file of one page. */
  publishWithout(page: string): Promise<void>;
};

/**
 * Starts a server per test, so that it can be stopped and replaced. Celebrations stay on, and the test closes them
 * as they appear.
 */
export const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  celebrations: 'keep',
  // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
  async site({}, provide) {
    let server = await serveBuild({ folder: servedBuild, port: 0, quality: 1 });
    const { url } = server;
    const newer = mkdtempSync(join(tmpdir(), 'grifo-newer-'));
    await provide({
      url,
      stop: () => server.close(),
      async publishWithout(page) {
        cpSync(servedBuild, newer, { recursive: true });
        const file = readdirSync(join(newer, 'assets')).find((name) => name.startsWith(`${page}-`));
        if (!file) throw new Error(`${servedBuild} has no file for ${page}.`);
        rmSync(join(newer, 'assets', file));
        const worker = join(newer, 'sw.js');
        const listed = new RegExp(
          `\\{url:"assets/${file}",revision:[^}]*\\},?|\\{"revision":[^}]*"url":"assets/${file}"\\},?`,
        );
        // Marks the page of the newer version, so that a test can recognize it.
        const index = join(newer, 'index.html');
        writeFileSync(index, readFileSync(index, 'utf8').replace('<head>', '<head><meta name="newer">'));
        const changed = readFileSync(worker, 'utf8')
          .replace(listed, '')
          .replace(/(url:"index\.html",revision:")[^"]*/, '$1newer')
          .replace(/("revision":")[^"]*(","url":"index\.html")/, '$1newer$2');
        writeFileSync(worker, changed);
        await server.close();
        server = await serveBuild({ folder: newer, port: Number(new URL(url).port), quality: 1 });
      },
    });
    await server.close();
    rmSync(newer, { recursive: true, force: true });
  },
  baseURL: async ({ site }, provide) => provide(site.url),
  async page({ page }, provide) {
    await page.addLocatorHandler(celebration(page), async (dialog) => {
      await dialog.getByRole('button', { name: /Próxima|Continuar/ }).click();
    });
    await provide(page);
  },
});

/** Waits until the app is cached on the device: hundreds of files, which take time on a busy machine. */
export async function keptOnDevice(page: Page) {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
}

/** Stops the server and takes the browser offline. */
export async function cutOff(context: BrowserContext, site: Pick<Site, 'stop'>) {
  await site.stop();
  await context.setOffline(true);
}

/** Removes failed requests from `problems`, and expects no other problems. */
export function expectOnlyInVain(problems: string[]) {
  const inVain = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;
  expect(problems.splice(0).filter((one) => !inVain.test(one))).toEqual([]);
}
