// Imports Playwright's own `test`, because the fixture of the other tests waits until the app has rendered the
// page.
import { expect, test } from '@playwright/test';
import { answerRequests, failRequests } from './support/fail-requests';
import { seedStudent } from '../tests/support/seed-device';

/** In the app, these words are the placeholder of the writing area. */
const ON_SHEET = 'Escreva aqui a sua redação.';
/**
 * Each page with a text from its title, lead or writing area. The position of this text must not change between the
 * prerendered page and the app.
 */
const PAGES = [
  ['/', 'Correção inteligente de redações com feedback personalizado'],
  ['/dashboard/student', 'Sua jornada rumo à nota 1000'],
  ['/dashboard/student/corrected-essays?filtro=todas', 'Cada correção fica guardada aqui'],
  ['/dashboard/student/progress', 'Como você vai em cada competência'],
  ['/dashboard/student/essay', ON_SHEET],
] as const;

const SCRIPTS = '**/assets/*.js';

for (const [address, words] of PAGES) {
  test(
    `${address} begins with its own words, which stay where they are once the app has come`,
    { tag: ['@full', '@phone'] },
    async ({ page }) => {
      await seedStudent(page, { withDraft: false });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await answerRequests(page, SCRIPTS, async (route) => {
        await held;
        await route.continue();
      });

      await page.goto(address, { waitUntil: 'commit' });
      const shell = page.locator('#shell');
      const first = shell.getByText(words).or(shell.getByPlaceholder(words));
      await expect(first).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const before = await first.boundingBox();

      release();
      await expect(page.locator('#shell')).toHaveCount(0, { timeout: 30_000 });
      const root = page.locator('#root');
      const own = root.getByText(words).or(root.getByPlaceholder(words));
      const after = await own.boundingBox();
      expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
      expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
      // The app's field extends below its placeholder, so the heights differ.
      if (words !== ON_SHEET) expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
    },
  );
}

test('an area shows nothing of itself to whoever is not signed in', async ({ page }) => {
  await failRequests(page, SCRIPTS, 'hangs');

  await page.goto('/dashboard/student', { waitUntil: 'commit' });

  await expect(page.locator('#root')).toBeAttached();
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('#shell')).toHaveCount(0);
});

test('a begun essay takes the place of the empty sheet', async ({ page }) => {
  await seedStudent(page);
  await failRequests(page, SCRIPTS, 'hangs');

  await page.goto('/dashboard/student/essay', { waitUntil: 'commit' });

  await expect(page.locator('#shell').getByText('Tema da redação')).toBeVisible();
  await expect(page.locator('#shell').locator('[data-unless-draft]')).toBeHidden();
});

test(
  'its links lead on before the app has come, its colours are those of the night, and paper shows none of it',
  { tag: '@full' },
  async ({ page }) => {
    await seedStudent(page, { withDraft: false });
    await page.emulateMedia({ colorScheme: 'dark' });
    // The scripts are requested, and the requests are never answered.
    await failRequests(page, SCRIPTS, 'hangs');
    await page.goto('/dashboard/student', { waitUntil: 'commit' });
    const shell = page.locator('#shell');
    await expect(shell).toHaveCSS('background-color', 'rgb(17, 21, 30)');
    await page.emulateMedia({ media: 'print' });
    await expect(shell).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.keyboard.press('Tab');
    await expect(shell.locator('a:focus-visible')).toBeVisible();
    await shell
      .getByRole('link', { name: /Começar/ })
      .first()
      .click({ noWaitAfter: true });

    await expect(page).toHaveURL('/dashboard/student/essay');
  },
);

test('a page whose scripts do not come says so, and its link tries again', async ({ page }) => {
  const bringBack = await failRequests(page, SCRIPTS, 'unreachable');
  await page.goto('/');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(/A página não carregou por inteiro\. Confira a conexão e recarregue\./);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

  await bringBack();
  await alert.getByRole('link', { name: 'Recarregar a página' }).click();

  await expect(page.getByLabel('E-mail')).toBeVisible({ timeout: 30_000 });
  await expect(alert).toHaveCount(0);
});
