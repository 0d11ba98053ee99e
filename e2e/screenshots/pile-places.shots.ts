import { expect, test } from '@playwright/test';
import { paths } from '../../src/lib/paths';
import { signUp, teacher } from '../support/journey';
import { chooseFiles } from '../support/photos';
import { shoot } from './shoot';

const CLASS = paths.teacher.classroom('exemplo-3a');

test('photos for who has not joined yet', async ({ page }) => {
  test.slow();
  await signUp(page, teacher, 'Sou Professor');
  await page.goto(CLASS);
  const first = await page
    .getByRole('link', { name: /^Redações de/ })
    .first()
    .getAttribute('aria-label');
  for (const name of ['Abigail Nunes', first!.replace('Redações de ', '')]) {
    await page.getByLabel('Nome do aluno').fill(name);
    await page.getByLabel('Nome do aluno').press('Enter');
    await expect(page.getByText('ainda não entrou', { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Fotografar redações' }).click();
  await page.getByRole('checkbox').check();
  await shoot(page, 'places-permission');
  await page.getByRole('button', { name: 'Confirmar e continuar' }).click();
  await chooseFiles(
    page,
    ['photo-2.jpg', 'lowres-1.jpg', 'rotated-exif-1.jpg'].map((name) => `tests/fixtures/ocr/${name}`),
  );
  await page.getByRole('button', { name: 'Continuar com 3 páginas' }).click();
  await page.getByRole('button', { name: 'Ler e conferir' }).waitFor();
  await shoot(page, 'places-writers');
  await page.getByRole('button', { name: 'Ler e conferir' }).click();
  await page.getByText('Compare com a foto').waitFor({ timeout: 60_000 });
  await shoot(page, 'places-check', false);
  await page.getByRole('button', { name: 'Conferi, próxima' }).click();
  await page.getByRole('button', { name: 'Enviar as conferidas' }).click();
  await page.getByRole('button', { name: /^Corrigir e enviar/ }).click();
  await page.getByRole('link', { name: /pontos$/ }).waitFor({ timeout: 60_000 });
  await shoot(page, 'places-sent');
  await page.getByRole('link', { name: /pontos$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair' }).click();
  await page.getByRole('heading', { name: 'Abigail Nunes' }).waitFor();
  await shoot(page, 'places-essay', false);
  await page.goto(`${CLASS}?aba=redacoes`);
  await page
    .getByRole('link', { name: /^Abigail Nunes, ainda não entrou/ })
    .first()
    .waitFor();
  await shoot(page, 'places-essays', false);
  await page.goto(`${CLASS}?aba=notas`);
  await page.getByText('Abigail Nunes, ainda não entrou').first().waitFor();
  await shoot(page, 'places-gradebook', false);
  await page.getByRole('link', { name: 'Abigail Nunes, ainda não entrou' }).click();
  await page.getByText('Ainda não entrou na sala').waitFor();
  await shoot(page, 'places-student', false);
  await page.goto(CLASS);
  await shoot(page, 'places-class', false);
  await page.getByRole('button', { name: 'Remover Abigail Nunes' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'places-removal', false);
});
