import { test, type Page } from '@playwright/test';
import { student } from '../support/journey';
import { seedEssays } from '../../tests/support/seed-device';
import { shoot } from './shoot';

/** Opens the profile of a student with `essays` essays, or of a new student if there are none. */
async function openProfile(page: Page, { essays }: { essays: number }) {
  await seedEssays(page, essays);
  if (essays > 0) {
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('grifo:user') ?? '{}');
      const since = new Date(Date.now() - 74.5 * 24 * 60 * 60 * 1000).toISOString();
      const known = { ...user, telefone: '(85) 98800-0000', cidade: 'Sobral', data_cadastro: since };
      localStorage.setItem('grifo:user', JSON.stringify(known));
      const extra = {
        data_nascimento: '2008-03-14',
        genero: 'feminino',
        estado: 'Ceará',
        pais: 'Brasil',
        escolaridade: 'ensino_medio',
        area_interesse: 'enem',
        biografia: 'Terceiro ano, quero cursar Enfermagem. Escrevo às quartas e aos domingos.',
      };
      localStorage.setItem(`grifo:profile:${user.id}`, JSON.stringify(extra));
    });
  }
  await page.goto('/dashboard/student/profile');
  await page.getByRole('heading', { name: student.name }).waitFor();
  await page.getByRole('button', { name: 'Editar' }).waitFor();
}

test('profile, seen and edited', async ({ page }) => {
  await openProfile(page, { essays: 8 });
  await shoot(page, 'profile');
  await page.getByRole('button', { name: 'Editar' }).click();
  await shoot(page, 'profile-edit');
  await page.getByLabel('Nome', { exact: true }).fill('M');
  await page.getByLabel('Telefone').fill('123');
  await page.getByLabel('Data de nascimento').fill('01/01/2090');
  await page.getByLabel('País').fill('Portugal');
  await page.getByLabel('Biografia').fill('Escrevo. '.repeat(25));
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByText('Formato de telefone inválido').waitFor();
  await shoot(page, 'profile-errors');
  await page.getByRole('link', { name: 'canetinhas' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'profile-leave', false);
});

test('profile, empty', async ({ page }) => {
  await openProfile(page, { essays: 0 });
  await shoot(page, 'profile-empty');
});
