import { enter, newStudent, newTeacher } from '../support/backend';
import { createClassroom, createInvite } from '../support/classroom';
import { essay, send } from '../support/journey';
import { expect, test } from '../support/test';

const CLASSROOMS = ['3º ano A', '3º ano B'];

test('a theme goes to two classes with what goes along, and a typed essay is not sent where it is to be by hand', async ({
  page,
  browser,
}) => {
  test.slow();
  await enter(page, newTeacher(), 'teacher');
  await createClassroom(page, CLASSROOMS[1]!);
  await createClassroom(page, CLASSROOMS[0]!);
  const link = await createInvite(page);
  await page.getByRole('tab', { name: 'Temas' }).click();
  await page.getByLabel('Tema da redação').fill(essay.theme);
  await page.getByRole('button', { name: 'Passar com textos e instruções' }).click();
  const dialog = page.getByRole('dialog', { name: 'Passar o tema' });
  await expect(dialog.getByRole('checkbox', { name: CLASSROOMS[0] })).toBeChecked();
  await dialog.getByRole('checkbox', { name: CLASSROOMS[1] }).check();
  await dialog.getByLabel(/^Instruções/).fill('Leia o texto antes.');
  await dialog.getByRole('button', { name: 'Incluir um texto seu' }).click();
  await dialog.getByLabel('Seu texto 1').fill('Uma rua com gente é uma rua segura.');
  await dialog.getByText('Só manuscrita').click();
  await dialog.getByRole('button', { name: 'Passar a 2 salas' }).click();
  await expect(page.getByText('Tema passado!')).toBeVisible();
  await expect(page.getByText(/Com este tema: um texto seu, instruções e só manuscrita/)).toBeVisible();
  await page.goto('/dashboard/teacher/classrooms');
  await expect(page.getByText(essay.theme)).toHaveCount(2);

  const context = await browser.newContext();
  const pupil = await context.newPage();
  await enter(pupil, newStudent());
  await pupil.goto(link);
  await pupil.getByRole('button', { name: 'Entrar na sala' }).click();
  await pupil.waitForURL('**/dashboard/student');
  await pupil.getByRole('link', { name: /^Escrever sobre este tema/ }).click();
  await expect(pupil.getByRole('region', { name: /^O que a sala 3º ano A pede/ })).toContainText(
    'Leia o texto antes.',
  );
  await pupil.getByLabel('Sua redação').fill(essay.text);
  await send(pupil);
  await expect(pupil.getByText(/o professor pediu à mão, e esta foi digitada/)).toBeVisible();
  await context.close();
});
