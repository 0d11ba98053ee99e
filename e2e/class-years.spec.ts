import type { Page } from '@playwright/test';
import { createClassroom, createInvite } from './support/classroom';
import { signIn, signOut, signUp, startFreeDay, student, teacher } from './support/journey';
import { expect, expectAccessible, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

const LIST = '/dashboard/teacher/classrooms';
const CLASSROOM = '2º ano B de 2025';

/** `first`, because the previous toast may still be fading out. */
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title }).first();
const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name }).click();

/** Navigates by the menu, which is a drawer on phones. */
async function openMyClasses(page: Page) {
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  const link = page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Minhas salas' });
  await expect(menu.or(link)).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Minhas salas' })).toBeVisible();
}

async function makeClass(page: Page): Promise<string> {
  await signUp(page, teacher, 'Sou Professor');
  await createClassroom(page, CLASSROOM);
  await createInvite(page);
  return page
    .getByRole('region', { name: 'Convite' })
    .getByText(/^\w{3} \w{3}$/)
    .innerText();
}

async function joinByCode(page: Page, code: string) {
  await openMyClasses(page);
  await page.getByRole('button', { name: 'Entrar com código' }).click();
  const field = page.getByLabel('Código da sala');
  await field.fill('abc');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/^Este não é um código de sala/)).toBeVisible();
  await field.fill('222-222');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText(/^Nenhuma sala aberta tem este código/)).toBeVisible();
  await expectAccessible(page, 'code of a class');
  await field.fill(` ${code.toLowerCase().replace(' ', '-')} `);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: CLASSROOM })).toBeVisible();
  await page.getByRole('button', { name: 'Entrar na sala' }).click();
  await expect(toast(page, 'Bem-vindo(a)!')).toBeVisible();
}

test(
  'a student joins by a code on the wall; the class is archived and stays to be read',
  { tag: '@phone' },
  async ({ page }) => {
    await startFreeDay(page);
    const code = await makeClass(page);
    await page.getByRole('button', { name: 'Mostrar QR code' }).click();
    await expect(page.getByRole('dialog').getByText(code)).toBeVisible();
    await page.keyboard.press('Escape');
    await signOut(page);
    await signUp(page, student);
    await joinByCode(page, code);
    await signOut(page);

    await signIn(page, teacher);
    await page.goto(LIST);
    await page.getByRole('link', { name: new RegExp(CLASSROOM) }).click();
    await page.getByRole('button', { name: 'Arquivar sala' }).click();
    await confirm(page, 'Arquivar sala');
    await expect(toast(page, 'Sala arquivada')).toBeVisible();
    await expect(page.getByText(/Reabra-a para convidar alunos/)).toBeVisible();
    await expectAccessible(page, 'archived class');
    await page.goto(LIST);
    await page.getByText('Arquivadas (1)').click();
    await expect(page.getByRole('link', { name: new RegExp(CLASSROOM) })).toBeVisible();
    await expectAccessible(page, 'list with an archived class');
    await signOut(page);

    await signIn(page, student);
    await openMyClasses(page);
    await page.getByText('Arquivadas (1)').click();
    await expect(page.getByText(/não envia mais para esta sala/)).toBeVisible();
    await expectAccessible(page, 'archived class of a student');
  },
);

test('a class is deleted and had back, and copied for the next year', { tag: '@phone' }, async ({ page }) => {
  await signUp(page, teacher, 'Sou Professor');
  await page.goto(LIST);
  await page.getByRole('link', { name: /3º ano A/ }).click();
  await page.getByRole('button', { name: 'Excluir sala' }).click();
  await confirm(page, 'Excluir sala');
  await toast(page, 'Sala excluída!').getByRole('button', { name: 'Desfazer' }).click();
  await expect(toast(page, 'Sala restaurada')).toBeVisible();
  await page.getByRole('link', { name: /3º ano A/ }).click();
  await page.getByRole('button', { name: 'Excluir sala' }).click();
  await confirm(page, 'Excluir sala');
  await expect(page).toHaveURL(LIST);
  await page.reload();
  await expect(page.getByText('1 sala', { exact: true })).toBeVisible();
  await expectAccessible(page, 'list with a deleted class');
  await page.getByRole('button', { name: 'Restaurar a sala 3º ano A' }).click();
  await expect(page.getByRole('heading', { name: 'Excluídas' })).toBeHidden();

  await page.getByRole('link', { name: /3º ano A/ }).click();
  await expect(page.getByRole('region', { name: 'Alunos' }).getByRole('listitem')).toHaveCount(28);
  await page.getByRole('button', { name: 'Copiar para o próximo ano' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copiar para o próximo ano' });
  await dialog.getByLabel('Nome da sala nova').fill('3º ano A de 2027');
  await dialog.getByLabel(/Levar os nomes dos 28 alunos/).check();
  await expectAccessible(page, 'copy of a class');
  await dialog.getByRole('button', { name: 'Copiar sala' }).click();
  await expect(page.getByRole('heading', { name: '3º ano A de 2027', level: 2 })).toBeVisible();
  await expect(page.getByText('0 alunos, 28 ainda não entraram')).toBeVisible();
});

test('a device has one teacher a class, which is said', async ({ page }) => {
  await page.goto('/sala-professor/nenhum');
  await expect(
    page.getByText(/cada sala tem um professor só, porque ela fica no aparelho dele/),
  ).toBeVisible();
  await makeClass(page);
  await expect(page.getByText(/cada sala tem um professor só, porque ela fica neste aparelho/)).toBeVisible();
});
