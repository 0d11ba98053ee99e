import { test } from '@playwright/test';
import { seedEssays } from '../../tests/support/seed-device';
import { shoot } from './shoot';

test('own data, and the end of an account', async ({ page }) => {
  await seedEssays(page, 8);
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('grifo:user') ?? '{}');
    const extra = {
      data_nascimento: '2009-03-14',
      genero: '',
      estado: '',
      pais: '',
      escolaridade: '',
      area_interesse: '',
      biografia: '',
    };
    localStorage.setItem(`grifo:profile:${user.id}`, JSON.stringify(extra));
  });
  await page.goto('/dashboard/student/meus-dados');
  await page.getByRole('heading', { name: 'Meus dados', exact: true }).waitFor();
  await shoot(page, 'my-data');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'my-data-delete');
});

test('privacy', async ({ page }) => {
  await page.goto('/privacidade');
  await page.getByRole('heading', { name: 'Privacidade' }).waitFor();
  await shoot(page, 'privacy');
});
