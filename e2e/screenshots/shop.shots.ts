import { test } from '@playwright/test';
import { seedEssays, seedStudent } from '../../tests/support/seed-device';
import { shoot } from './shoot';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('the shop', async ({ page }) => {
  await seedEssays(page, 20);
  await page.goto('/dashboard/student/canetinhas');
  const shop = page.getByRole('region', { name: 'Papelaria' });
  await shop.getByRole('button', { name: 'Trocar por Papel pardo' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'shop-buy', false);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trocar' }).click();
  await shop.getByText('Em uso').waitFor();
  await shoot(page, 'shop');
});

test('a streak that freezes held, and papers that were bought', async ({ page }) => {
  await seedStudent(page, { ages: [1, 2, 4, 5] });
  const buy = (item: string, key: string) => ({ item, key, at: daysAgo(9) });
  const purchases = [
    ...['a', 'b'].map((key) => buy('guarda_sequencia', key)),
    ...['folha_parda', 'folha_verde'].map((item) => buy(item, 'a')),
  ];
  const kept = { visits: [], missions: [], achievements: [], purchases };
  await page.evaluate((value) => localStorage.setItem('grifo:rewards:marina', value), JSON.stringify(kept));
  await page.goto('/dashboard/student/progress');
  await page.getByRole('heading', { name: '4 dias seguidos' }).waitFor();
  await shoot(page, 'streak');
  await page.goto('/dashboard/student/canetinhas');
  await page.getByText('Você tem 1 de 2.').waitFor();
  await shoot(page, 'shop-owned');
});

for (const paper of ['folha_parda', 'folha_verde', 'folha_quadriculada']) {
  test(`the sheet of ${paper}`, async ({ page }) => {
    await seedStudent(page);
    await page.evaluate((value) => localStorage.setItem('grifo:paper:marina', JSON.stringify(value)), paper);
    await page.goto('/dashboard/student/essay');
    await page.getByLabel('Sua redação').waitFor();
    await shoot(page, `sheet-${paper}`, false);
  });
}
