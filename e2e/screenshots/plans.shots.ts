import { test, type Page } from '@playwright/test';
import { signUp, student } from '../support/journey';
import { seedStudent } from '../../tests/support/seed-device';
import { shoot } from './shoot';

/** Twelve days before the exam. */
const BEFORE_THE_EXAM = new Date('2025-10-22T12:00:00-03:00');

async function open(page: Page, name: string) {
  await page.goto(`/dashboard/student/${name}`);
}

test('plan and offer', async ({ page }) => {
  await signUp(page, student);
  await open(page, 'upgrade');
  await page.getByText(/No modo demonstração não há compras/).waitFor();
  await shoot(page, 'upgrade');
  await open(page, 'upgrade-enem');
  await shoot(page, 'upgrade-enem-after-the-exam');
  await open(page, 'marketplace');
  await shoot(page, 'marketplace');
  await open(page, 'compra');
  await shoot(page, 'purchase');
});

test('the sales page before the exam', async ({ page }) => {
  await page.clock.install({ time: BEFORE_THE_EXAM });
  await signUp(page, student);
  await page.goto('/dashboard/student/upgrade-enem');
  await page.getByText('até o ENEM').waitFor();
  await shoot(page, 'upgrade-enem');
});

test('plan and offer while corrections are unlimited', async ({ page }) => {
  await seedStudent(page);
  await page.goto('/dashboard/student/upgrade-enem');
  await page.getByRole('heading', { name: /Correções ilimitadas por mais/ }).waitFor();
  await shoot(page, 'upgrade-enem-promo');
  await page.goto('/dashboard/student/upgrade');
  await page.getByRole('button', { name: 'Desativar' }).waitFor();
  await shoot(page, 'upgrade-promo');
});
