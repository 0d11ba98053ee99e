import type { Page } from '@playwright/test';
import { signUp, teacher } from '../support/journey';
import { test } from '../support/test';
import { shoot } from './shoot';

const CLASS = '/dashboard/teacher/classrooms/exemplo-3a';

async function openTeacher(page: Page, address: string) {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto(address);
}

test('gradebook', async ({ page }) => {
  await openTeacher(page, `${CLASS}?aba=notas`);
  await page.getByRole('link', { name: /Vicente Amorim/ }).waitFor();
  await shoot(page, 'gradebook');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await shoot(page, 'gradebook-paper');
});

test('student of a class', async ({ page }) => {
  await openTeacher(page, `${CLASS}/alunos/exemplo-3a-10`);
  await page.locator('.recharts-surface').first().waitFor();
  await shoot(page, 'class-student');
});

test('gradebook, nobody in the class', async ({ page }) => {
  await openTeacher(page, '/dashboard/teacher/classrooms/new');
  await page.getByLabel('Nome da sala').fill('3º B, Redação');
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await page.getByRole('tab', { name: 'Notas' }).click();
  await page.getByText('Ninguém entrou na sala ainda').waitFor();
  await shoot(page, 'gradebook-empty');
});
