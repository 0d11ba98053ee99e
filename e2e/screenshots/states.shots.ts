import { test, type Page } from '@playwright/test';
import { seedAccount } from '../support/seed-account';
import { seedStudent } from '../support/seed';
import { settle } from '../support/test';
import { shoot } from './shoot';

/** What is on its way never comes, so that there is no waiting for it either. */
async function shootWaiting(page: Page, name: string) {
  // Its own words, not those of the file of the page.
  await page
    .getByText(/^Carregando [aosu]/)
    .first()
    .waitFor({ state: 'attached' });
  await settle(page);
  await page.screenshot({ path: `.screenshots/${name}.${test.info().project.name}.png` });
}

test('what stands on screen while the rest is on its way', async ({ page }) => {
  await seedAccount(page, 'teacher');
  await page.route(/create-late-services/, () => {});
  for (const [name, address] of [
    ['teacher-home-waiting', '/dashboard/teacher'],
    ['classrooms-waiting', '/dashboard/teacher/classrooms'],
    ['classroom-waiting', '/dashboard/teacher/classrooms/exemplo-3a'],
    ['class-essay-waiting', '/dashboard/teacher/redacoes/exemplo-3a-2-4'],
    ['announcements-waiting', '/dashboard/teacher/comunicado'],
  ] as const) {
    await page.goto(address);
    await shootWaiting(page, name);
  }
});

test('a page that did not come, and no network', async ({ page, context }) => {
  await seedStudent(page);
  await page.route(/essay-page/, (route) => route.abort());
  await page.goto('/dashboard/student/essay');
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
  await page.goto('/acessibilidade');
  await page.getByRole('heading', { name: 'Acessibilidade', exact: true }).waitFor();
  await shoot(page, 'accessibility');
});
