import type { Page } from '@playwright/test';
import { acceptFreeDay, send, signUp, startFreeDay, student, writeEssay } from './support/journey';
import { celebrate, celebration, expect, expectAccessible, PATIENCE, test } from './support/test';
import { seedEssays } from '../tests/support/seed-device';

test.describe.configure({ timeout: 120_000 });
test.use({ celebrations: 'keep' });

const ledger = (page: Page) => page.getByRole('table', { name: /Extrato de canetinhas/ });
const hasNoSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Stores six essays on the device for which no reward was paid yet. */
async function seedUncelebrated(page: Page) {
  await seedEssays(page, 6);
  await page.evaluate(() => localStorage.removeItem('grifo:rewards:marina'));
}

test(
  'the first essay: celebrated after its result, paid in the ledger, ticked in the mission',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await signUp(page, student);
    await acceptFreeDay(page);
    expect(await celebrate(page)).toEqual([expect.stringContaining('Primeira canetinha')]);

    await writeEssay(page);
    await send(page);
    const result = page.getByRole('dialog', { name: 'Correção da redação' });
    await expect(celebration(page)).toBeHidden();
    await result.getByRole('button', { name: 'Voltar para Início' }).click();
    await expect(result).toBeHidden();
    const names = await celebrate(page);
    expect(names[0]).toContain('Primeira página');
    expect(names[1]).toContain('Primeira correção');

    await page.goto('/dashboard/student/canetinhas');
    await expect(ledger(page)).toBeVisible();
    const more = page.getByRole('button', { name: 'Mostrar mais' });
    if (await more.isVisible()) await more.click();
    for (const source of ['Boas-vindas', 'Entrada do dia', 'Redação enviada', 'Conquista: Primeira página'])
      await expect(ledger(page).getByRole('cell', { name: source })).toBeVisible();
    const amounts = await ledger(page).locator('tbody td:nth-child(3)').allInnerTexts();
    const sum = amounts.reduce((total, amount) => total + Number(amount), 0);
    await expect(page.getByText(/de saldo/).locator('..')).toContainText(String(sum));
    await expect(ledger(page).locator('tbody td:nth-child(4)').first()).toHaveText(String(sum));

    await page.goto('/dashboard/student');
    const mission = page.getByRole('region', { name: 'Missão do Dia' });
    await expect(mission.getByRole('list', { name: 'Na sua redação de hoje' })).toBeVisible();
    // A celebration happens only once: nothing is celebrated again.
    await page.waitForTimeout(6000);
    await expect(celebration(page)).toBeHidden();
  },
);

test(
  'a celebration goes by itself, and waits under the pointer',
  { tag: ['@full', '@phone'] },
  async ({ page, isMobile }) => {
    await startFreeDay(page);
    await signUp(page, student);
    await expect(celebration(page)).toBeVisible({ timeout: PATIENCE });
    if (!isMobile) {
      await celebration(page).hover();
      await page.waitForTimeout(7000);
      await expect(celebration(page)).toBeVisible();
      await page.mouse.move(0, 0);
    }
    await expect(celebration(page)).toBeHidden({ timeout: PATIENCE });
  },
);

test('who writes is not interrupted', { tag: '@full' }, async ({ page }) => {
  // No celebration may appear before the writing begins, however long that takes.
  await page.addInitScript(() => localStorage.setItem('grifo:celebrations', 'false'));
  await startFreeDay(page);
  await signUp(page, student);
  await page.getByRole('link', { name: 'Redação' }).first().click();
  const field = page.getByLabel('Sua redação');
  await field.fill('A primeira frase pode ser simples.');
  await page.evaluate((key) => {
    localStorage.setItem(key, 'true');
    // The event that a change in another tab would trigger.
    dispatchEvent(new StorageEvent('storage', { key, newValue: 'true', storageArea: localStorage }));
  }, 'grifo:celebrations');
  await page.waitForTimeout(8000);
  await expect(celebration(page)).toBeHidden();
  await expect(field).toBeFocused();
  await field.blur();
  await expect(celebration(page)).toBeVisible({ timeout: PATIENCE });
});

test('two tabs celebrate one achievement once', { tag: '@full' }, async ({ page, context }) => {
  await seedUncelebrated(page);
  const second = await context.newPage();
  await Promise.all([page.goto('/dashboard/student'), second.goto('/dashboard/student')]);
  const first = await Promise.race(
    [page, second].map((tab) =>
      celebration(tab)
        .waitFor({ timeout: PATIENCE })
        .then(() => tab),
    ),
  );
  const other = first === page ? second : page;
  expect((await celebrate(first)).length).toBeGreaterThan(2);
  await other.bringToFront();
  await other.waitForTimeout(6000);
  await expect(celebration(other)).toBeHidden();
});

test(
  'by keyboard: from the celebration to the grid and into one achievement',
  { tag: '@full' },
  async ({ page }) => {
    await seedUncelebrated(page);
    await page.goto('/dashboard/student');
    await expect(celebration(page)).toBeFocused({ timeout: PATIENCE });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ver conquistas' })).toBeFocused();
    // The celebration stays open while it contains the keyboard focus.
    await page.waitForTimeout(7000);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile#conquistas');
    await expect(celebration(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Conquistas' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog');
    await expect(details).toContainText('Recompensa');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(page.getByRole('button', { name: /Desbloqueada em/ }).first()).toBeFocused();
  },
);

test(
  'nothing for axe to find, and nothing beside a page 320 px wide',
  { tag: ['@full', '@phone'] },
  async ({ page }) => {
    await seedUncelebrated(page);
    await page.goto('/dashboard/student');
    await expect(celebration(page)).toBeVisible({ timeout: PATIENCE });
    await page.keyboard.press('Tab');
    await expectAccessible(page, 'celebration');
    await celebrate(page);

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/dashboard/student/canetinhas');
    await expect(ledger(page)).toBeVisible();
    await page.getByRole('switch', { name: 'Aparecer no ranking' }).click();
    await expect(page.getByRole('table', { name: 'Ranking de canetinhas' })).toContainText('você');
    await expectAccessible(page, 'canetinhas');
    expect(await hasNoSidewaysScroll(page)).toBe(true);

    await page.goto('/dashboard/student/profile');
    await page.getByRole('button', { name: /^Ver todas as/ }).click();
    await expectAccessible(page, 'profile with all achievements');
    expect(await hasNoSidewaysScroll(page)).toBe(true);
  },
);
