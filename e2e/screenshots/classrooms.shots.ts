import { test, type Page } from '@playwright/test';
import { signUp, teacher } from '../support/journey';
import { pastedRoster } from '../support/roster';
import { shoot } from './shoot';

async function openSample(page: Page) {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto('/dashboard/teacher/classrooms');
  await page.getByRole('link', { name: /3º ano A/ }).click();
  await page.getByRole('heading', { name: '3º ano A', level: 2 }).waitFor();
}

test('teacher home', async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await page.getByText('total de salas').waitFor();
  await shoot(page, 'teacher-home');
});

test('teacher home and list, new teacher', async ({ page }) => {
  await openSample(page);
  for (const name of ['3º ano A', 'Extensivo noturno']) {
    await page.goto('/dashboard/teacher/classrooms');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: 'Excluir sala' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir sala' }).click();
    await page.waitForURL('**/classrooms');
  }
  await page.getByText('Nenhuma sala por enquanto').waitFor();
  await shoot(page, 'classrooms-empty');
  await page.goto('/dashboard/teacher');
  await page.getByText('Crie sua primeira sala').waitFor();
  await shoot(page, 'teacher-home-empty');
});

test('classes, and a new one', async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto('/dashboard/teacher/classrooms');
  await page.getByRole('link', { name: /3º ano A/ }).waitFor();
  await shoot(page, 'classrooms');
  await page.getByRole('link', { name: 'Nova sala' }).click();
  await page.getByLabel('Nome da sala').fill('a'.repeat(120));
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await page.getByText('Nome da sala deve ter no máximo').waitFor();
  await shoot(page, 'classroom-new');
});

test('students and invite of a class', async ({ page }) => {
  await openSample(page);
  const create = page.getByRole('button', { name: 'Criar convite' });
  if (await create.isVisible()) await create.click();
  await page.getByLabel('Nome do aluno').fill('Zuleica Prado');
  await page.keyboard.press('Enter');
  await page.getByText('ainda não entrou', { exact: true }).waitFor();
  await page.getByLabel('Nome do aluno').fill('Helena Prado');
  await shoot(page, 'classroom-students');
  await page.getByRole('button', { name: 'Remover Helena Prado' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'classroom-remove', false);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mostrar QR code' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await shoot(page, 'classroom-qr', false);
});

test('themes of a class, and a conflict', async ({ page, context }) => {
  await openSample(page);
  await page.getByRole('tab', { name: 'Temas' }).click();
  await shoot(page, 'classroom-themes');
  const other = await context.newPage();
  await other.goto(page.url());
  await page.getByLabel('Tema da redação').fill('Impactos das telas no sono dos adolescentes');
  await other.getByLabel('Tema da redação').fill('Invisibilidade do trabalho de cuidado no Brasil');
  await other.getByRole('button', { name: 'Salvar tema' }).click();
  await page.bringToFront();
  const save = page.getByRole('button', { name: 'Salvar tema' });
  const conflict = page.getByText('O tema mudou enquanto você escrevia');
  await save.or(conflict).waitFor();
  if (await save.isVisible()) await save.click();
  await conflict.waitFor();
  await shoot(page, 'classroom-conflict');
});

test('essays of a class', async ({ page }) => {
  await openSample(page);
  await page.getByRole('link', { name: 'Redações de Helena Prado' }).click();
  await page.getByRole('combobox', { name: 'Tema' }).waitFor();
  await shoot(page, 'classroom-essays');
});

test('importing a list, and who is who', async ({ page }) => {
  await openSample(page);
  await page.getByRole('button', { name: 'Importar uma lista' }).click();
  await page.getByLabel('Nomes, um por linha').waitFor();
  await shoot(page, 'classroom-import', false);
  const list = pastedRoster('bia.lima@exemplo.com').split('\n').slice(0, 14);
  await page.getByLabel('Nomes, um por linha').fill([...list, '15\tHelena Prado\t'].join('\n'));
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByRole('checkbox', { name: /^Linha 1:/ }).waitFor();
  await shoot(page, 'classroom-import-preview');
  await page.getByRole('button', { name: /^Adicionar \d+ nomes/ }).click();
  await page.getByText('ana.souza@exemplo.com').first().waitFor();
  await shoot(page, 'classroom-places');
  await page.getByRole('button', { name: 'Achar na lista: Davi Nunes Albuquerque' }).click();
  await page.getByRole('dialog', { name: 'É este aluno?' }).waitFor();
  await shoot(page, 'classroom-assign', false);
  await page.getByRole('button', { name: 'Davi Nunes', exact: true }).click();
  await page.getByText('na sua lista: Davi Nunes').waitFor();
  await shoot(page, 'classroom-assigned', false);
});
