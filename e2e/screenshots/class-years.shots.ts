import { test, type Page } from '@playwright/test';
import { createClassroom, createInvite } from '../support/classroom';
import { signUp, startFreeDay, student, teacher } from '../support/journey';
import { shoot } from './shoot';

const LIST = '/dashboard/teacher/classrooms';

async function openNew(page: Page, nome: string) {
  await signUp(page, teacher, 'Sou Professor');
  await createClassroom(page, nome);
}

test('code, QR code and teachers of a class', async ({ page }) => {
  await openNew(page, '2º ano B');
  await createInvite(page);
  await shoot(page, 'class-years-invite');
  await page.getByRole('button', { name: 'Mostrar QR code' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  await shoot(page, 'class-years-qr', false);
});

test('archived, deleted and copied', async ({ page }) => {
  await openNew(page, '2º ano B de 2025');
  await page.getByRole('button', { name: 'Arquivar sala' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'class-years-archive', false);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arquivar sala' }).click();
  await page.getByRole('button', { name: 'Reabrir sala' }).waitFor();
  await shoot(page, 'class-years-archived');
  await page.goto(LIST);
  await page.getByRole('link', { name: /3º ano A/ }).click();
  await page.getByRole('button', { name: 'Copiar para o próximo ano' }).click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'class-years-copy', false);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Excluir sala' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir sala' }).click();
  await page.getByRole('heading', { name: 'Excluídas' }).waitFor();
  await page.getByText('Arquivadas (1)').click();
  await shoot(page, 'class-years-list');
});

test('the classes of a student, and a code', async ({ page }) => {
  await startFreeDay(page);
  await signUp(page, student);
  await page.goto('/dashboard/student/salas');
  await page.getByText('Você não está em nenhuma sala').waitFor();
  await shoot(page, 'class-years-none');
  await page.getByRole('button', { name: 'Entrar com código' }).click();
  await page.getByLabel('Código da sala').fill('222 222');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText(/^Nenhuma sala aberta/).waitFor();
  await shoot(page, 'class-years-code', false);
});
