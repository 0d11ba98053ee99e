import { test } from '@playwright/test';
import { seedAccount } from '../support/seed-account';
import { seedStudent } from '../../tests/support/seed-device';
import { shoot } from './shoot';

test('a page that did not come, and no network', async ({ page, context }) => {
  await seedStudent(page);
  await page.route(/marketplace-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/dashboard/student/marketplace');
  await page.getByRole('alert').waitFor();
  await shoot(page, 'page-broken', false);
  await page.goto('/dashboard/student');
  await page.getByText('Últimas correções').waitFor();
  await context.setOffline(true);
  await page.getByText('Você está sem internet.').waitFor();
  await shoot(page, 'home-offline', false);
});

test('own data of teachers and of the team, and the statement on accessibility', async ({ page }) => {
  for (const area of ['teacher', 'dev'] as const) {
    await seedAccount(page, area);
    await page.goto(`/dashboard/${area}/meus-dados`);
    await page.getByRole('heading', { name: 'Meus dados', exact: true }).waitFor();
    await shoot(page, `my-data-${area}`);
  }
  for (const [address, heading] of [
    ['/privacidade', 'Privacidade'],
    ['/termos-de-pagamento', 'Termos de pagamento'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    await shoot(page, address.slice(1));
  }
  await page.goto('/acessibilidade');
  await page.getByRole('heading', { name: 'Acessibilidade', exact: true }).waitFor();
  await shoot(page, 'accessibility');
});
