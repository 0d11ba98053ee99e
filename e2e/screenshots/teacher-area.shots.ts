import { test } from '@playwright/test';
import { seedAccount } from '../support/seed-account';
import { shoot } from './shoot';

const AREA = '/dashboard/teacher';

test('profile of a teacher', async ({ page }) => {
  await seedAccount(page, 'teacher', {
    data_cadastro: new Date(Date.now() - 74.5 * 24 * 60 * 60 * 1000).toISOString(),
    cidade: 'Recife',
  });
  await page.goto(`${AREA}/profile`);
  await page.getByText('Alunos por sala, em média').waitFor();
  await shoot(page, 'teacher-profile');
  await page.getByRole('button', { name: 'Editar' }).click();
  await shoot(page, 'teacher-profile-edit');
});

test('the plan of teachers', async ({ page }) => {
  await seedAccount(page, 'teacher');
  await page.goto(`${AREA}/upgrade`);
  await page.getByRole('heading', { name: 'Aqui não há nada à venda' }).waitFor();
  await shoot(page, 'teacher-upgrade');
  await seedAccount(page, 'teacher', { plan: 'premium' });
  await page.goto(`${AREA}/upgrade`);
  await page.getByRole('region', { name: 'Este plano já é seu' }).waitFor();
  await shoot(page, 'teacher-upgrade-owned');
});

test('the rules', async ({ page }) => {
  for (const rules of ['politica-de-uso', 'termos-de-pagamento']) {
    await page.goto(`/${rules}`);
    await page.getByRole('article').waitFor();
    await shoot(page, rules);
  }
});
