import { makeDeveloper, newStudent } from '../support/backend';
import { signIn, signOut, signUp, startFreeDay, type Person } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

const HOME = '/dashboard/dev';
const newDeveloper = (): Person => ({ ...newStudent('Davi Prado'), password: 'tinta-preta' });

test('a developer publishes and everybody reads it; what a student writes arrives and gets a status', async ({
  page,
  otherDevice,
}) => {
  const davi = newDeveloper();
  const marina = newStudent();
  const title = `Aulão de ${marina.email.slice(0, 8)}`;
  const words = `Código ${marina.email.slice(0, 8)}: o botão de enviar foto não responde.`;

  await startFreeDay(page);
  await signUp(page, davi);
  await signOut(page);
  await makeDeveloper(davi);
  await signIn(page, davi);
  await expect(page).toHaveURL(HOME);
  await page.getByRole('link', { name: 'Novo comunicado' }).click();
  await page.getByLabel('Título').fill(title);
  await page.getByLabel('Conteúdo').fill('Domingo,\nàs 10h.\n\nhttps://www.gov.br/inep');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Comunicado criado com sucesso')).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page, 'announcements of the team');

  await startFreeDay(otherDevice);
  await signUp(otherDevice, marina);
  await otherDevice.goto('/dashboard/student/comunicado');
  await otherDevice.getByRole('link', { name: `Ler mais: ${title}` }).click();
  await expect(otherDevice.getByRole('article').getByText('Davi Prado')).toBeVisible();
  await expect(otherDevice.getByRole('article').getByRole('link', { name: /gov\.br/ })).toBeVisible();
  await otherDevice.goto(HOME);
  await expect(otherDevice).toHaveURL('/');
  await otherDevice.goto('/dashboard/student/feedback');
  await otherDevice.getByLabel('Tipo de feedback').selectOption('Bug no sistema');
  await otherDevice.getByLabel('Mensagem').fill(words);
  await otherDevice.getByRole('button', { name: 'Enviar Feedback' }).click();
  await expect(otherDevice.getByText('Feedback enviado com sucesso!')).toBeVisible();

  await page.goto(`${HOME}/mensagens`);
  await page.getByLabel('Buscar').fill(words);
  const message = page.getByRole('list', { name: 'Mensagens' }).getByRole('listitem');
  await expect(message).toHaveCount(1);
  await expect(message.getByText('Marina Duarte · Aluno')).toBeVisible();
  await message.getByText('Bug no sistema').click();
  await expect(message.getByRole('link', { name: 'Responder por e-mail' })).toBeVisible();
  const stored = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await message.getByText('Em análise', { exact: true }).click();
  expect((await stored).ok()).toBe(true);
  await expect(message.getByRole('radio', { name: 'Em análise' })).toBeChecked();
  await expectAccessible(page, 'inbox');
  await page.reload();
  await page.getByLabel('Buscar').fill(words);
  await expect(message.getByText('Em análise')).toBeVisible();

  await page.goto(HOME);
  await page.getByRole('button', { name: `Excluir: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Comunicado excluído com sucesso')).toBeVisible();
  await otherDevice.goto('/dashboard/student/comunicado');
  await expect(otherDevice.getByRole('heading', { name: 'Comunicados', level: 2 })).toBeVisible();
  await expect(otherDevice.getByRole('heading', { name: title })).toHaveCount(0);
});

test('a record edited to dev changes nothing on the server, and is put right at the next load', async ({
  page,
}) => {
  await startFreeDay(page);
  await signUp(page, newStudent());
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('grifo:user') ?? '{}');
    localStorage.setItem('grifo:user', JSON.stringify({ ...user, userType: 'dev' }));
  });
  await page.goto(HOME);
  await expect(page).not.toHaveURL(HOME);
});
