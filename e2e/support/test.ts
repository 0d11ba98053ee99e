import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';

type Fixtures = {
  /** Problems found so far, which fail the test at its end; tests remove expected problems with `splice`. */
  problems: string[];
  /** Whether the test also fails on console errors and failed requests, on every device. */
  isStrict: boolean;
  /** Achievement celebrations appear by themselves over the page, so most tests turn them off. */
  celebrations: 'none' | 'keep';
  /** Opens a page in another browser profile, which shares nothing with `page` but the backend. */
  newDevice: () => Promise<Page>;
  /** A page of another browser profile. */
  otherDevice: Page;
};

/**
 * Every test also fails on an uncaught error, on any request to another machine, and on violations of the host's
 * content security policy. Requests are not intercepted, as an intercepted browser sends no preflight.
 */
export const test = base.extend<Fixtures>({
  isStrict: [false, { option: true }],
  celebrations: ['none', { option: true }],
  problems: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, provide) => {
      const problems: string[] = [];
      await provide(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  async context({ context, celebrations, isStrict, problems }, provide) {
    await prepare(context, { celebrations, isStrict, problems });
    await provide(context);
  },
  async newDevice({ browser, celebrations, isStrict, problems }, provide) {
    const devices: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      await prepare(context, { celebrations, isStrict, problems });
      devices.push(context);
      return context.newPage();
    });
    await Promise.all(devices.map((context) => context.close()));
  },
  otherDevice: async ({ newDevice }, provide) => provide(await newDevice()),
});

async function prepare(
  context: BrowserContext,
  { celebrations, isStrict, problems }: Pick<Fixtures, 'celebrations' | 'isStrict' | 'problems'>,
) {
  // Turns off the profile switches that would cause delays and dialogs.
  await context.addInitScript((hasCelebrations) => {
    if (location.protocol === 'about:') return;
    const choose = (key: string) => localStorage.setItem(key, localStorage.getItem(key) ?? 'false');
    choose('grifo:simulated-delays');
    if (!hasCelebrations) choose('grifo:celebrations');
  }, celebrations === 'keep');
  context.on('page', waitForTheApp);
  await watch(context, problems);
  if (isStrict) watchStrictly(context, problems);
}

/**
 * Waits until the app has rendered. Until then, the prerendered shell covers it (docs/decisions/0022), and tests
 * would find elements in the shell even if the app never loaded. `waitUntil: 'commit'` skips the wait.
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

/** Whether the app has rendered; also true for documents that are not pages of the app. */
function isDrawn(): boolean {
  const root = document.getElementById('root');
  return !root || (root.hasChildNodes() && !document.getElementById('shell'));
}

/** Records uncaught errors, requests to other machines, and policy violations. */
async function watch(context: BrowserContext, problems: string[]) {
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
}

/** Records console errors, such as failed responses, and requests without a response. */
function watchStrictly(context: BrowserContext, problems: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests, which is not a problem.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.method()} ${request.url()}`);
  });
}

export { expect };

/** The pop-up of unlocked achievements. */
export function celebration(page: Page): Locator {
  return page.getByRole('dialog').filter({ hasText: /Conquistas? desbloqueadas?/ });
}

/** Celebrations appear when page and student are idle, which takes long on a busy machine (ms). */
export const PATIENCE = 40_000;

/** Waits for the pop-up and closes it; returns the names of the celebrated achievements. */
export async function celebrate(page: Page): Promise<string[]> {
  const dialog = celebration(page);
  await expect(dialog).toBeVisible({ timeout: PATIENCE });
  // Hovering keeps the pop-up open until its text is read.
  await dialog.hover();
  const listed = await dialog.getByRole('listitem').allInnerTexts();
  const names = listed.length > 0 ? listed : await dialog.getByRole('heading').allInnerTexts();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog).toBeHidden();
  return names;
}

/**
 * Expects no axe violations in the light and dark schemes. Repeats the check while something fades out.
 * `isWaiting`: the page is checked while it is still loading.
 */
export async function expectAccessible(page: Page, where: string, { isWaiting = false } = {}) {
  for (const scheme of ['light', 'dark'] as const) {
    await page.evaluate((value) => {
      document.documentElement.dataset['theme'] = value;
    }, scheme);
    // A page may have several loading notices: waits for the first remaining one.
    if (!isWaiting) await page.getByText('Carregando...').first().waitFor({ state: 'hidden' });
    await expect
      .poll(() => violations(page, scheme), { message: `${where}, ${scheme}`, timeout: 20_000 })
      .toEqual([]);
  }
}

/** Only colors differ in the second scheme, so only these rules run again. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Pages have no frames, media or external styles, so axe need not preload or check them. */
const IN_ONE_GO = { resultTypes: ['violations' as const], preload: false };

async function violations(page: Page, scheme: 'light' | 'dark'): Promise<string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).setLegacyMode().options(IN_ONE_GO);
  const found = await (scheme === 'light' ? axe : axe.withRules(OF_COLOURS)).analyze();
  return found.violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  );
}

/** Waits until no animation runs, so that final colors are measured. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    const finite = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(finite.map((one) => one.finished.catch(() => null)));
  });
}
