import type { Page } from '@playwright/test';
import { enter, newTeacher } from '../support/backend';
import { createClassroom } from '../support/classroom';
import { expect, expectAccessible, test } from '../support/test';

const CLASSROOM = '2º ano B';
const team = (page: Page) => page.getByRole('region', { name: 'Professores' });

test('a class is handed over to another of its teachers, and passes back on when the account ends', async ({
  page,
  otherDevice,
}) => {
  const renato = newTeacher();
  await enter(page, renato, 'teacher');
  await createClassroom(page, CLASSROOM);
  await team(page).getByRole('button', { name: 'Convidar professor' }).click();
  const link = await team(page).getByLabel('Link para o professor').inputValue();
  await enter(otherDevice, newTeacher('Lia Castro'), 'teacher');
  await otherDevice.goto(link);
  await otherDevice.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(team(otherDevice).getByText('Lia Castro')).toBeVisible();

  await page.reload();
  await team(page).getByRole('button', { name: 'Passar a sala para Lia Castro' }).click();
  await expectAccessible(page, 'question before a class is offered');
  await page.getByRole('button', { name: 'Oferecer a sala' }).click();
  await expect(team(page).getByText(/Você ofereceu a sala a Lia Castro/)).toBeVisible();
  await expectAccessible(page, 'class that is offered');

  await otherDevice.goto('/dashboard/teacher/avisos');
  await otherDevice.getByRole('link', { name: /Querem passar a sala 2º ano B para você/ }).click();
  await expect(team(otherDevice).getByText(/Renato Alves quer passar esta sala para você/)).toBeVisible();
  await expectAccessible(otherDevice, 'class offered to this teacher');
  await team(otherDevice).getByRole('button', { name: 'Aceitar a sala' }).click();
  await expect(otherDevice.getByText('A sala agora é sua', { exact: true })).toBeVisible();
  await expect(otherDevice.getByRole('button', { name: 'Excluir sala' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Excluir sala' })).toBeHidden();

  await otherDevice.goto('/dashboard/teacher/meus-dados');
  await otherDevice.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = otherDevice.getByRole('dialog', { name: 'Excluir sua conta?' });
  await expect(dialog.getByText(/fica com Renato Alves/)).toBeVisible();
  await expectAccessible(otherDevice, 'deletion of a teacher with a class');
  await dialog.getByLabel('Sua senha').fill(renato.password);
  await dialog.getByLabel('Digite EXCLUIR para confirmar').fill('EXCLUIR');
  await dialog.getByRole('button', { name: 'Excluir conta' }).click();
  await otherDevice.waitForURL('**/');
  await page.goto('/dashboard/teacher/avisos');
  await page.getByRole('link', { name: /A sala 2º ano B agora é sua/ }).click();
  await expect(page.getByRole('button', { name: 'Excluir sala' })).toBeVisible();
  await expect(team(page).getByText('Lia Castro')).toBeHidden();
});
