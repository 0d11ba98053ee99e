import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

type Fixtures = {
  watch: void;
  /** A page of another browser profile: it shares nothing with `page` but the backend. */
  otherDevice: Page;
};

/** Every journey also fails on an uncaught error and on any request that leaves this machine. */
export const test = base.extend<Fixtures>({
  watch: [({ context }, use) => watched(context, use), { auto: true }],
  async otherDevice({ browser }, use) {
    const context = await browser.newContext();
    await watched(context, async () => use(await context.newPage()));
    await context.close();
  },
});

async function watched(context: BrowserContext, journey: () => Promise<void>) {
  const problems: string[] = [];
  context.on('weberror', (event) => problems.push(`uncaught: ${event.error().message}`));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOwn = ['127.0.0.1', 'localhost'].includes(hostname) || ['data:', 'blob:'].includes(protocol);
    if (!isOwn) problems.push(`request to ${request.url()}`);
  });
  await journey();
  expect(problems).toEqual([]);
}

export { expect };

/** Nothing for axe to find, in the light and in the dark scheme. */
export async function expectAccessible(page: Page, where: string) {
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value;
    }, scheme);
    await page.getByText('Carregando...').waitFor({ state: 'hidden' });
    await settle(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    );
    expect(found, `${where}, ${scheme}`).toEqual([]);
  }
}

/** Waits until no animation runs, so that colours are measured at rest. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(finite.map((one) => one.finished.catch(() => null)));
  });
}
