import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';

type Fixtures = {
  watch: void;
  /** Celebrations of achievements come by themselves, over whatever is looked at: to most journeys they never come. */
  celebrations: 'none' | 'keep';
  /** Opens a page of another browser profile: it shares nothing with `page` but the backend. */
  newDevice: () => Promise<Page>;
  /** One such page. */
  otherDevice: Page;
};

/**
 * Every journey also fails on an uncaught error, on any request that leaves this machine, and on whatever the policy of
 * the host refuses.
 */
export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, provide) => {
      const problems = await problemsOf(context);
      await provide();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  celebrations: ['none', { option: true }],
  async context({ context, celebrations }, provide) {
    if (celebrations === 'none') await refuseCelebrations(context);
    context.on('page', waitForTheApp);
    await provide(context);
  },
  async newDevice({ browser, celebrations }, provide) {
    const devices: { context: BrowserContext; problems: string[] }[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      if (celebrations === 'none') await refuseCelebrations(context);
      context.on('page', waitForTheApp);
      devices.push({ context, problems: await problemsOf(context) });
      return context.newPage();
    });
    expect(devices.flatMap(({ problems }) => problems)).toEqual([]);
    await Promise.all(devices.map(({ context }) => context.close()));
  },
  otherDevice: async ({ newDevice }, provide) => provide(await newDevice()),
});

/**
 * The chunk that celebrates; no page needs it, and rewards are given without it. Where it is kept, a journey sees that
 * it is asked for under this name.
 */
export const CELEBRATIONS = /\/assets\/celebrations-[\w-]{8}\.js$/;

const refuseCelebrations = (context: BrowserContext) => context.route(CELEBRATIONS, (route) => route.abort());

/**
 * A page has come once the app has drawn it. Before, its first words stand over it (docs/decisions/0018): what a journey
 * looks for would be found there, even if the app never came. `waitUntil: 'commit'` waits for none of it.
 */
function waitForTheApp(page: Page) {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const drawn = () => page.waitForFunction(isDrawn);
  page.goto = async (address, options) => {
    const response = await goto(address, options);
    if (options?.waitUntil !== 'commit') await drawn();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await drawn();
    return response;
  };
}

/** Also true of what is no page of the app. */
function isDrawn(): boolean {
  const root = document.getElementById('root');
  return !root || (root.hasChildNodes() && !document.getElementById('shell'));
}

/** Uncaught errors, requests that leave this machine, and what the policy refused, as they come. */
async function problemsOf(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  await context.exposeBinding('tellViolation', (_source, violation: string) => problems.push(violation));
  await context.addInitScript(() => {
    const tell = (globalThis as unknown as { tellViolation(violation: string): void }).tellViolation;
    addEventListener('securitypolicyviolation', (event) =>
      tell(
        `refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile})`,
      ),
    );
  });
  context.on('weberror', (event) => problems.push(`uncaught: ${event.error().message}`));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    const isOwn = ['127.0.0.1', 'localhost'].includes(hostname) || ['data:', 'blob:'].includes(protocol);
    if (!isOwn) problems.push(`request to ${request.url()}`);
  });
  return problems;
}

export { expect };

/** The pop-up of an unlocked achievement. */
export function celebration(page: Page): Locator {
  return page.getByRole('dialog').filter({ hasText: 'Conquista desbloqueada' });
}

/** Celebrations come when page and student are at rest, which on a busy machine is late. */
export const PATIENCE = 40_000;

/** Presses through all that wait; answers their names. */
export async function celebrate(page: Page): Promise<string[]> {
  const dialog = celebration(page);
  const names: string[] = [];
  await expect(dialog).toBeVisible({ timeout: PATIENCE });
  // Under the pointer none goes by itself before it was read.
  await dialog.hover();
  for (let isLast = false; !isLast;) {
    const next = dialog.getByRole('button', { name: /Próxima|Continuar/ });
    isLast = (await next.textContent()) === 'Continuar';
    names.push(await dialog.getByRole('heading').innerText());
    await next.click();
  }
  await expect(dialog).toBeHidden();
  return names;
}

/**
 * Nothing for axe to find, in the light and in the dark scheme. What is fading away at that moment is asked again.
 * `isWaiting`: the page is looked at while it loads, which it goes on doing.
 */
export async function expectAccessible(page: Page, where: string, { isWaiting = false } = {}) {
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value;
    }, scheme);
    // A page may wait for several things at once: the first of those that are left.
    if (!isWaiting) await page.getByText('Carregando...').first().waitFor({ state: 'hidden' });
    await expect
      .poll(() => violations(page, scheme), { message: `${where}, ${scheme}`, timeout: 20_000 })
      .toEqual([]);
  }
}

/** Of one page in two schemes only the colours differ: the second asks for nothing else. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** No screen holds another page, plays anything or brings styles from elsewhere: nothing of that is looked for. */
const IN_ONE_GO = { resultTypes: ['violations' as const], preload: false };

async function violations(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options(IN_ONE_GO);
  const found = await (scheme === 'light' ? axe : axe.withRules(OF_COLOURS)).analyze();
  return found.violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/** Waits until no animation runs, so that colours are measured at rest. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(finite.map((one) => one.finished.catch(() => null)));
  });
}
