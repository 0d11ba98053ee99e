import type { Page } from '@playwright/test';
import { api, newStudent } from '../support/backend';
import { signUp, teacher, trySignIn, type Person } from '../support/journey';
import { expect, expectAccessible, test } from '../support/test';

const CLASSROOM = '2º ano B';

const joinButton = (page: Page) => page.getByRole('button', { name: 'Entrar na sala' });
const missing = (page: Page) => page.getByRole('heading', { name: 'Sala não encontrada' });

/** A teacher with a class, on the page of the class; answers the link of its invite. */
async function makeClass(page: Page): Promise<{ person: Person; link: string }> {
  const person = { ...teacher, email: newStudent().email };
  await signUp(page, person, 'Sou Professor');
  await page.goto('/dashboard/teacher/classrooms/new');
  await page.getByLabel('Nome da sala').fill(CLASSROOM);
  await page.getByRole('button', { name: 'Criar sala' }).click();
  await page.getByRole('button', { name: 'Criar convite' }).click();
  return { person, link: await page.getByLabel('Link do convite').inputValue() };
}

test('a visitor reads the invitation, but not the address of the teacher', async ({ page, otherDevice }) => {
  const { person, link } = await makeClass(page);
  await otherDevice.goto(link);
  await expect(otherDevice.getByRole('heading', { name: CLASSROOM })).toBeVisible();
  await expect(otherDevice.getByText('Prof. Renato Alves')).toBeVisible();
  await expect(otherDevice.getByText(person.email)).toHaveCount(0);
  await expectAccessible(otherDevice, 'invitation for a visitor');
  await signUp(otherDevice, newStudent());
  await otherDevice.goto(link);
  await expect(otherDevice.getByText(person.email)).toBeVisible();
});

test('a teacher is refused, also after a login on the way', async ({ page, otherDevice }) => {
  const { person, link } = await makeClass(page);
  await otherDevice.goto(link);
  await joinButton(otherDevice).click();
  await expect(otherDevice.getByText('Login necessário')).toBeVisible();
  await otherDevice.waitForURL('**/login');
  await trySignIn(otherDevice, person);
  await otherDevice.waitForURL('**/sala/*');
  await joinButton(otherDevice).click();
  await expect(otherDevice.getByText('Acesso negado')).toBeVisible();
});

test('once revoked, an invite looks like one that never was, also to whoever has it open', async ({
  page,
  otherDevice,
}) => {
  const { link } = await makeClass(page);
  await signUp(otherDevice, newStudent());
  await otherDevice.goto(link);
  await expect(joinButton(otherDevice)).toBeVisible();
  await page.getByRole('button', { name: 'Revogar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar convite' }).click();
  await expect(page.getByRole('button', { name: 'Criar convite' })).toBeVisible();
  await joinButton(otherDevice).click();
  await expect(missing(otherDevice)).toBeVisible();
  await otherDevice.goto(link);
  await expect(missing(otherDevice)).toBeVisible();
});

test('without a network it says so, and joins at the next try; joining twice is joining once', async ({
  page,
  otherDevice,
}) => {
  const { link } = await makeClass(page);
  await signUp(otherDevice, newStudent());
  await otherDevice.goto(link);
  await expect(joinButton(otherDevice)).toBeVisible();
  await otherDevice.route(`${api.tables}rpc/entrar_na_sala*`, (route) => route.abort());
  await joinButton(otherDevice).click();
  await expect(otherDevice.getByText('Erro ao entrar na sala')).toBeVisible();
  await expect(otherDevice.getByRole('alert')).not.toBeEmpty();
  await otherDevice.unroute(`${api.tables}rpc/entrar_na_sala*`);
  await joinButton(otherDevice).click();
  await otherDevice.waitForURL('**/dashboard/student');
  await otherDevice.goto(link);
  await expect(otherDevice.getByText('Você já está nesta sala.')).toBeVisible();
});

test('an invitation that cannot be read is read at the second try', async ({ page, otherDevice }) => {
  const { link } = await makeClass(page);
  await otherDevice.route(`${api.tables}rpc/sala_por_convite*`, (route) => route.abort());
  await otherDevice.goto(link);
  // Three more tries, 1, 2 and 4 seconds apart, before it gives up.
  await expect(otherDevice.getByText('Erro ao carregar sala')).toBeVisible({ timeout: 20_000 });
  await otherDevice.unroute(`${api.tables}rpc/sala_por_convite*`);
  await otherDevice.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(otherDevice.getByRole('heading', { name: CLASSROOM })).toBeVisible();
});
