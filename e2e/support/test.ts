import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Locator, type Page } from '@playwright/test';

type Fixtures = {
  /** What went wrong so far, and fails the journey at its end; what was meant to is taken out by `splice`. */
  problems: string[];
  /** Also fails on errors in the console and on requests that fail, on every device. */
  isStrict: boolean;
  /** Celebrations of achievements come by themselves, over whatever is looked at: most journeys turn them off. */
  celebrations: 'none' | 'keep';
  /** Opens a page of another browser profile: it shares nothing with `page` but the backend. */
  newDevice: () => Promise<Page>;
  /** One such page. */
  otherDevice: Page;
};

/**
 * Every journey also fails on an uncaught error, on any request that leaves this machine, and on whatever the policy of
 * the host refuses. None is intercepted: a browser under interception asks no preflight.
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
  // The switches of the profile, as somebody would have set them who waits for nothing and wants no dialogs.
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
 * A page has come once the app has drawn it. Before, its first words stand over it (docs/decisions/0022): what a journey
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

/** Errors in the console, such as an answer with a status of refusal, and requests without an answer. */
function watchStrictly(context: BrowserContext, problems: string[]) {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Of a page that was left.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.method()} ${request.url()}`);
  });
}

export { expect };

/** The pop-up of unlocked achievements. */
export function celebration(page: Page): Locator {
  return page.getByRole('dialog').filter({ hasText: /Conquistas? desbloqueadas?/ });
}

/** Celebrations come when page and student are at rest, which on a busy machine is late. */
export const PATIENCE = 40_000;

/** Waits for the pop-up and closes it; answers the names it celebrates. */
export async function celebrate(page: Page): Promise<string[]> {
  const dialog = celebration(page);
  await expect(dialog).toBeVisible({ timeout: PATIENCE });
  // Under the pointer it does not go by itself before it was read.
  await dialog.hover();
  const listed = await dialog.getByRole('listitem').allInnerTexts();
  const names = listed.length > 0 ? listed : await dialog.getByRole('heading').allInnerTexts();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
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
