import type { Page } from '@playwright/test';
import { enter, newStudent, newTeacher } from '../support/backend';
import { createClassroom } from '../support/classroom';
import { expect, expectAccessible, test } from '../support/test';

const CLASSROOM = '2º ano B';
const team = (page: Page) => page.getByRole('region', { name: 'Professores' });

/** Creates a teacher with a class; returns the link that invites another teacher. */
async function inviteTeacher(page: Page): Promise<string> {
  await enter(page, newTeacher(), 'teacher');
  await createClassroom(page, CLASSROOM);
  await team(page).getByRole('button', { name: 'Convidar professor' }).click();
  return team(page).getByLabel('Link para o professor').inputValue();
}

test(
  'a teacher is invited by a link, reads the class beside its owner, is removed and is out',
  { tag: '@phone' },
  async ({ page, otherDevice }) => {
    const link = await inviteTeacher(page);
    await expectAccessible(page, 'class with an invite for a teacher');

    await otherDevice.goto(link);
    await expectAccessible(otherDevice, 'invite of a teacher for a visitor');
    await otherDevice.getByRole('button', { name: 'Criar conta de professor' }).click();
    const lia = { ...newTeacher(), name: 'Lia Castro' };
    await otherDevice.getByText('Sou Professor', { exact: true }).click();
    await otherDevice.getByLabel('Nome completo').fill(lia.name);
    await otherDevice.getByLabel('E-mail').fill(lia.email);
    await otherDevice.getByLabel('Senha', { exact: true }).fill(lia.password);
    await otherDevice.getByRole('button', { name: 'Cadastrar-se' }).click();
    await otherDevice.waitForURL('**/sala-professor/*');
    await expect(otherDevice.getByRole('article', { name: CLASSROOM })).toContainText('Prof. Renato Alves');
    await expectAccessible(otherDevice, 'invite of a teacher');
    await otherDevice.getByRole('button', { name: 'Aceitar convite' }).click();
    await expect(otherDevice.getByRole('heading', { name: CLASSROOM, level: 2 })).toBeVisible();
    await expect(otherDevice.getByRole('button', { name: 'Excluir sala' })).toBeHidden();
    await expect(team(otherDevice).getByText('Lia Castro')).toBeVisible();
    await expect(team(otherDevice).getByRole('button', { name: 'Convidar professor' })).toBeHidden();

    await page.reload();
    await team(page).getByRole('button', { name: 'Remover Lia Castro dos professores' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(team(page).getByText('Lia Castro')).toBeHidden();
    await otherDevice.reload();
    await expect(otherDevice.getByRole('heading', { name: 'Sala não encontrada' })).toBeVisible();
    await otherDevice.goto(link);
    await expect(otherDevice.getByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible();
  },
);

test('an invite for a teacher is not for students', async ({ page, otherDevice }) => {
  const link = await inviteTeacher(page);
  await enter(otherDevice, newStudent());
  await otherDevice.goto(link);
  await expect(otherDevice.getByRole('heading', { name: 'Este convite é para professores' })).toBeVisible();
  await expect(otherDevice.getByText(CLASSROOM)).toHaveCount(0);
});
