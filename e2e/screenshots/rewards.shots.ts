import { test } from '@playwright/test';
import { seedEssays } from '../../tests/support/seed-device';
import { celebration } from '../support/test';
import { shoot } from './shoot';

test('celebration', async ({ page }) => {
  await seedEssays(page, 6);
  await page.evaluate(() => localStorage.removeItem('grifo:rewards:marina'));
  await page.goto('/dashboard/student');
  await celebration(page).waitFor();
  await shoot(page, 'celebration', false);
});

test('canetinhas', async ({ page }) => {
  await seedEssays(page, 20);
  await page.goto('/dashboard/student/canetinhas');
  await page.getByRole('switch', { name: 'Aparecer no ranking' }).check();
  await page.getByText(/^de saldo/).waitFor();
  await shoot(page, 'canetinhas');
});

test('achievements', async ({ page }) => {
  await seedEssays(page, 20);
  await page.goto('/dashboard/student/profile');
  await page.getByRole('button', { name: /^Ver todas as/ }).click();
  await shoot(page, 'achievements');
  await page
    .getByRole('button', { name: /Desbloqueada em/ })
    .first()
    .click();
  await shoot(page, 'achievement', false);
});
