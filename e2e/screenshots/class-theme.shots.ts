import { test, type Page } from '@playwright/test';
import { essay, startFreeDay, writeEssay, send } from '../support/journey';
import { seedStudent } from '../../tests/support/seed-device';
import { inviteCode, seedClasses } from '../support/seed-classes';
import { shoot } from './shoot';

const DESCRIPTION =
  'Uma proposta por semana até novembro. As devolutivas ficam aqui, e na sexta a gente reescreve junto.';
const CLASS = { nome: '3º ano A', descricao: DESCRIPTION, isJoined: true };
const OTHER = {
  nome: 'Extensivo noturno, Redação e Atualidades (segundas e quartas)',
  tema: 'O papel das bibliotecas públicas na formação de leitores',
  dueInDays: -1,
  isJoined: true,
};

async function openAsStudent(page: Page, classes: Parameters<typeof seedClasses>[1], address: string) {
  await seedStudent(page, { ages: [1, 4], withDraft: false });
  await seedClasses(page, classes);
  await page.goto(address);
}

test('invitation', async ({ page }) => {
  await page.goto('/');
  await seedClasses(page, [{ nome: '3º B, Redação', descricao: DESCRIPTION }]);
  await page.goto(`/sala/${inviteCode()}`);
  await page.getByRole('button', { name: 'Entrar na sala' }).waitFor();
  await shoot(page, 'invitation');
  await page.goto('/sala/nenhuma');
  await page.getByRole('heading', { name: 'Sala não encontrada' }).waitFor();
  await shoot(page, 'invitation-missing');
});

test('invitation, already in', async ({ page }) => {
  await openAsStudent(page, [{ ...CLASS, nome: OTHER.nome }], `/sala/${inviteCode()}`);
  await page.getByText('Você já está nesta sala.').waitFor();
  await shoot(page, 'invitation-joined');
});

test('home with the theme of a class', async ({ page }) => {
  await openAsStudent(page, [CLASS], '/dashboard/student');
  await page.getByRole('heading', { name: 'Tema da sala' }).waitFor();
  await shoot(page, 'class-theme-home');
});

test('home with several classes', async ({ page }) => {
  await openAsStudent(page, [CLASS, OTHER], '/dashboard/student');
  await page.getByRole('heading', { name: 'Temas das salas' }).waitFor();
  await shoot(page, 'class-themes-home');
});

test('beside the sheet, and after the correction', async ({ page }) => {
  await startFreeDay(page);
  await openAsStudent(page, [CLASS, OTHER], '/dashboard/student/essay');
  await page.getByRole('heading', { name: 'Temas das salas' }).waitFor();
  await shoot(page, 'class-theme-essay');
  await writeEssay(page, essay.theme);
  await send(page);
  await page.getByRole('heading', { name: 'Enviar para a sala 3º ano A?' }).waitFor();
  await shoot(page, 'class-theme-question');
  await page.getByRole('button', { name: 'Enviar para a sala' }).click();
  await page.getByText('Enviada para').waitFor();
  await shoot(page, 'class-theme-sent', false);
  await page.getByRole('button', { name: 'Retirar da sala 3º ano A' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shoot(page, 'class-theme-take-back', false);
  await page.goto('/dashboard/student/salas');
  await page.getByRole('region', { name: '3º ano A' }).waitFor();
  await shoot(page, 'my-classes');
  await page.getByRole('button', { name: 'Sair da sala 3º ano A' }).click();
  await shoot(page, 'my-classes-leave', false);
});

test('a correction of the history', async ({ page }) => {
  await openAsStudent(page, [OTHER], '/dashboard/student/corrected-essays?ver=2');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Enviar para uma sala' }).click();
  await shoot(page, 'class-theme-history');
});

test('in no class', async ({ page }) => {
  await openAsStudent(page, [], '/dashboard/student/salas');
  await page.getByRole('heading', { name: 'Você não está em nenhuma sala' }).waitFor();
  await shoot(page, 'my-classes-empty');
});

test('the way from the profile', async ({ page }) => {
  await openAsStudent(page, [CLASS, OTHER], '/dashboard/student/profile');
  await page.getByRole('link', { name: /Minhas salas/ }).waitFor();
  await shoot(page, 'class-theme-profile');
});
