import type { Page } from '@playwright/test';
import { skipWelcome, signUp, startFreeDay, student } from './support/journey';
import { seedStudent } from '../tests/support/seed-device';
import { expect, expectAccessible, test } from './support/test';

const AREA = '/dashboard/student';
const PAGES = {
  upgrade: 'Seu plano e seus créditos',
  'upgrade-enem': /^Suas redações corrigidas/,
  marketplace: 'Marketplace',
  compra: 'Sua compra',
};

/** Opens a page of the plans as a student without credits. */
async function open(page: Page, name: keyof typeof PAGES) {
  await page.goto(`${AREA}/${name}`);
  await expect(page.getByRole('heading', { level: 2, name: PAGES[name] })).toBeVisible();
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
}

test('the menus lead to every page of the area', { tag: '@phone' }, async ({ page, isMobile }) => {
  await startFreeDay(page);
  await signUp(page, student);
  const links = isMobile
    ? ['Redação', 'Marketplace', 'Perfil', 'Início']
    : [
        'Redação',
        'Redações corrigidas',
        'Progresso',
        'Minhas salas',
        'Comunicado',
        'Feedback',
        'Perfil',
        'Início',
      ];
  const nav = page.getByRole('navigation', { name: isMobile ? 'Atalhos' : 'Principal' });
  await expect(nav.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
  for (const name of links) {
    await nav.getByRole('link', { name }).click();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

test('where nothing is sold no upgrade is offered; the plan has the free day', async ({ page }) => {
  await signUp(page, student);
  await skipWelcome(page);
  await expect(page.getByText('Trial Gratuito').first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0);
  await open(page, 'upgrade');
  await expect(page.getByText(/No modo demonstração não há compras/)).toBeVisible();

  await page.getByRole('region', { name: 'Modo promocional' }).getByRole('button').click();
  await expect(page.getByText('Modo promocional 24h ativado!')).toBeVisible();
  await page.goto(`${AREA}/upgrade-enem`);
  await expect(page.getByRole('heading', { name: 'Correções ilimitadas por mais 24h' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('97,80');
  await page.getByRole('link', { name: 'Escrever Redação' }).click();
  await expect(page).toHaveURL(`${AREA}/essay`);
});

test('where nothing can be bought no page names a price', { tag: '@full' }, async ({ page }) => {
  await signUp(page, student);
  await skipWelcome(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main).not.toContainText('R$');
  for (const name of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
    await open(page, name);
    await expect(main).not.toContainText('R$');
  }
});

test(
  'the countdown goes by the days of São Paulo, and ends with the exam',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2025-10-25T12:00:00-03:00') });
    await signUp(page, student);
    // The offer at entry may cover the page.
    const main = page.locator('main');
    for (const [now, told] of [
      ['2025-10-25T12:00:00-03:00', '9 dias até o ENEM'],
      ['2025-11-02T23:59:00-03:00', '1 dia até o ENEM'],
      ['2025-11-03T00:01:00-03:00', 'O ENEM é hoje.'],
      ['2025-11-04T00:01:00-03:00', 'Suas redações corrigidas no seu ritmo'],
    ] as const) {
      await page.clock.setFixedTime(new Date(now));
      await page.goto(`${AREA}/upgrade-enem`);
      await expect(main).toContainText(told);
    }
    await expect(main).not.toContainText(/ENEM é hoje|dias? até o ENEM|por dia/);
  },
);

for (const name of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
  test(
    `${name}: nothing for axe to find, and room enough at 320 px`,
    { tag: ['@full', '@phone'] },
    async ({ page }) => {
      await signUp(page, student);
      await open(page, name);
      await expectAccessible(page, name);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    },
  );
}

test('the promotional message: nothing for axe to find', { tag: '@full' }, async ({ page }) => {
  await seedStudent(page);
  await page.goto(`${AREA}/upgrade-enem`);
  await expect(page.getByRole('heading', { name: /Correções ilimitadas por mais/ })).toBeVisible();
  await expectAccessible(page, 'promotional message');
});

test('by keyboard: to the free day', { tag: '@full' }, async ({ page }) => {
  await signUp(page, student);
  await open(page, 'upgrade');
  const tabTo = async (name: string) => {
    const target = page.getByRole('link', { name }).or(page.getByRole('button', { name })).first();
    for (let hop = 0; hop < 40; hop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never reached ${name}`);
  };
  await tabTo('Ativar 24h grátis');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Modo promocional 24h ativado!')).toBeVisible();
});
