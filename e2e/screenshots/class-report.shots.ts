import type { Page } from '@playwright/test';
import { signIn, signOut, signUp, student, teacher } from '../support/journey';
import { seedStudent } from '../../tests/support/seed-device';
import { seedClasses } from '../support/seed-classes';
import { test } from '../support/test';
import { shoot } from './shoot';

const CLASS = '/dashboard/teacher/classrooms/exemplo-3a';
const ESSAY = '/dashboard/teacher/redacoes/exemplo-3a-2-4';

async function openTeacher(page: Page, address: string) {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto(address);
}

test('class report', async ({ page }) => {
  await openTeacher(page, `${CLASS}?aba=relatorio`);
  await page.locator('.recharts-surface').nth(1).waitFor();
  await shoot(page, 'class-report');
  for (const summary of await page.getByText('Ver como tabela').all()) await summary.click();
  await shoot(page, 'class-report-tables');
  await page.getByLabel('Tema do relatório').selectOption({ index: 2 });
  await page.locator('.recharts-surface').first().waitFor();
  await shoot(page, 'class-report-theme');
  await page.emulateMedia({ media: 'print' });
  await shoot(page, 'class-report-paper');
});

test('class report, empty', async ({ page }) => {
  await openTeacher(page, '/dashboard/teacher/classrooms/new');
  await page.getByLabel('Nome da sala').fill('3º B, Redação');
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await page.getByRole('tab', { name: 'Relatório' }).click();
  await page.getByText('Ainda não há redações nesta sala').waitFor();
  await shoot(page, 'class-report-empty');
});

test('essay of a class', async ({ page }) => {
  await openTeacher(page, ESSAY);
  await page.getByLabel('Comentário da Competência III', { exact: true }).fill('A tese volta na conclusão.');
  await page.getByLabel('Nível da Competência V', { exact: true }).selectOption('120');
  await page.getByRole('button', { name: 'Publicar revisão' }).click();
  await page.getByText('Diga ao aluno').waitFor();
  await shoot(page, 'class-essay-review');
  await page.getByRole('tab', { name: 'Redação' }).click();
  await shoot(page, 'class-essay-text');
  await page.getByRole('link', { name: /^Próxima/ }).click();
  await page.getByText('Pendente', { exact: true }).waitFor();
  await shoot(page, 'class-essay-pending', false);
});

test('essay of a class, figures only', async ({ page }) => {
  await openTeacher(page, `${CLASS}?aba=redacoes`);
  await page
    .getByRole('link', { name: /Iara Guimarães/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Sua revisão' }).waitFor();
  await page.getByRole('tab', { name: 'Redação' }).click();
  await shoot(page, 'class-essay-figures');
});

test('correction with what the teacher said', async ({ page }) => {
  await seedStudent(page, { ages: [1], withDraft: false });
  await seedClasses(page, [{ nome: '3º ano A', isJoined: true }]);
  await page.goto('/dashboard/student/corrected-essays?ver=1');
  await page.getByRole('button', { name: 'Enviar para a sala' }).click();
  await page.getByText('Enviada para 3º ano A').waitFor();
  await signOut(page);
  await signIn(page, teacher);
  await page.getByRole('link', { name: new RegExp(student.name) }).click();
  await page
    .getByLabel('Comentário da Competência III', { exact: true })
    .fill('Os argumentos se somam.\nNa próxima, diga na introdução quais serão.');
  await page.getByLabel('Nível da Competência V', { exact: true }).selectOption('80');
  await page.getByLabel('Motivo da Competência V').fill('Falta dizer por meio de que a ação acontece.');
  await page.getByRole('button', { name: 'Publicar revisão' }).click();
  await page.getByText(/^Publicada em/).waitFor();
  await shoot(page, 'class-essay-reviewed');
  await signOut(page);
  await signIn(page, student);
  await page.goto('/dashboard/student/corrected-essays?ver=1');
  await page.getByRole('heading', { name: 'O que diz o professor' }).waitFor();
  await shoot(page, 'correction-class-review');
});
